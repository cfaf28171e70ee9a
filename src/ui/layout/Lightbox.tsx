import { CloseButton } from '../controls/Button.tsx'
import { useMessageDialog } from './useMessageDialog.ts'
import styles from './Lightbox.module.css'

interface Props {
  /** Must have passed `safeImage`. */
  address: string
  name: string
  onClose(): void
}

/** A step back in the history closes it too. */
export function Lightbox({ address, name, onClose }: Props) {
  const dialog = useMessageDialog(onClose)
  return (
    <dialog {...dialog} className={styles['lightbox']} aria-label={name}>
      <img className={styles['picture']} src={address} alt={name} referrerPolicy="no-referrer" />
      <CloseButton className={styles['close']} autoFocus onClose={onClose} />
    </dialog>
  )
}
