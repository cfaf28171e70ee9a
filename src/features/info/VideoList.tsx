import { useTranslation } from 'react-i18next'
import { ActionRow } from '../../ui/ActionRow.tsx'
import { KindTile } from '../../ui/KindTile.tsx'
import groupStyles from '../../ui/Group.module.css'
import type { HelpVideo } from './helpVideos.ts'

interface Props {
  videos: readonly HelpVideo[]
  onPlay(video: HelpVideo): void
}

export function VideoList({ videos, onPlay }: Props) {
  const { t } = useTranslation('info')
  return (
    <ul className={groupStyles['group']}>
      {videos.map((video) => (
        <li key={video.text}>
          <ActionRow
            picture={<KindTile icon={video.icon} kind="invite" />}
            label={t(video.text)}
            onOpen={() => onPlay(video)}
          />
        </li>
      ))}
    </ul>
  )
}
