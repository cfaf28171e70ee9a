import { PartyPopper } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cover } from '../../nav/cover.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './PrizeDialog.module.css'

interface Props {
  prize: string
  onClose(): void
}

/** The ways (degrees) in which confetti flies. */
const ways = Array.from({ length: 16 }, (_, piece) => piece * 22.5)

/** What was won, until it is put away; a step back closes it, too. */
export function PrizeDialog({ prize, onClose }: Props) {
  const { t } = useTranslation(['spin', 'common'])
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)

  useLayoutEffect(() => {
    const element = dialog.current
    if (!element?.open) element?.showModal()
    return () => element?.close()
  }, [])
  const close = useEffectEvent(onClose)
  useEffect(() => cover(() => close()), [])

  return (
    <dialog
      ref={dialog}
      className={styles['prize']}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      // By the browser itself, which lets a page refuse Escape only once.
      onClose={() => dialog.current?.open === false && onClose()}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <div className={styles['burst']} aria-hidden="true">
        {ways.map((way) => (
          <span key={way} style={{ rotate: `${way}deg` }} />
        ))}
      </div>
      <PartyPopper className={styles['icon']} size={48} aria-hidden="true" />
      <h2 id={`${id}-title`} className={styles['title']}>
        {t('wonTitle')}
      </h2>
      <div id={`${id}-text`}>
        <p>{t('wonText')}</p>
        <p className={styles['name']}>{prize}</p>
        <p className={styles['next']}>{t('wonNext')}</p>
      </div>
      <Button autoFocus onClick={onClose}>
        {t('common:ok')}
      </Button>
    </dialog>
  )
}
