import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { blockWithEntry } from '../../nav/blockWithEntry.ts'
import { IconButton } from '../controls/Button.tsx'
import styles from './Lightbox.module.css'
import { useModal } from './useModal.ts'

interface Props {
  /** Has passed `safeImage`. */
  address: string
  name: string
  onClose(): void
}

/** A step back closes it, too. */
export function Lightbox({ address, name, onClose }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const modal = useModal(dialog, onClose)
  const close = useEffectEvent(onClose)
  useEffect(() => blockWithEntry(() => close()), [])
  return (
    <dialog ref={dialog} {...modal} className={styles['lightbox']} aria-label={name}>
      <img className={styles['picture']} src={address} alt={name} referrerPolicy="no-referrer" />
      <IconButton className={styles['close']} label={t('close')} autoFocus onClick={onClose}>
        <X />
      </IconButton>
    </dialog>
  )
}
