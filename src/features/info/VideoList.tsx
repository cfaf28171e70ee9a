import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import type { HelpVideo } from './helpVideos.ts'
import { classes } from '../../ui/classes.ts'
import rowStyles from '../../ui/RowButton.module.css'
import styles from './Rows.module.css'

interface Props {
  videos: readonly HelpVideo[]
  onPlay(video: HelpVideo): void
}

export function VideoList({ videos, onPlay }: Props) {
  const { t } = useTranslation('info')
  return (
    <Card className={styles['group']}>
      <ul className={styles['rows']}>
        {videos.map((video) => (
          <li key={video.text}>
            <button type="button" className={classes(rowStyles['row'], styles['row'])} onClick={() => onPlay(video)}>
              <span className={styles['icon']} aria-hidden="true">
                <video.icon size={20} />
              </span>
              <span className={styles['value']}>{t(video.text)}</span>
              <ChevronRight className={styles['end']} size={20} aria-hidden="true" />
            </button>
          </li>
        ))}
      </ul>
    </Card>
  )
}
