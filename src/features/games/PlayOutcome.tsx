import { CircleCheck, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import styles from './GameDialog.module.css'
import { isProblem } from './rules.ts'
import type { usePlay } from './usePlay.ts'

interface Props {
  name: string
  play: Pick<ReturnType<typeof usePlay>, 'step' | 'note' | 'ready' | 'moveAll'>
}

/** The current step or the outcome. The live region exists before it has a text, as screen readers need. */
export function PlayOutcome({ name, play: { step, note, ready, moveAll } }: Props) {
  const { t } = useTranslation('games')
  return (
    <div role="status" className={styles['outcome']}>
      {moveAll.moved !== null && (
        <p className={classes(styles['note'], styles['moved'])}>
          <CircleCheck size={20} aria-hidden="true" />
          {moveAll.moved || t('moved', { name })}
        </p>
      )}
      {step && <p className={styles['note']}>{t(step)}</p>}
      {!step && ready && <h3 className={styles['ready']}>{t('readyTitle')}</h3>}
      {!step && note && (
        <p className={classes(styles['note'], isProblem(note) && styles['warning'])}>
          {isProblem(note) && <TriangleAlert size={20} aria-hidden="true" />}
          {t(note, { name })}
        </p>
      )}
    </div>
  )
}
