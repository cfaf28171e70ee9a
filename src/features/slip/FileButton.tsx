import type { LucideIcon } from 'lucide-react'
import styles from './Slip.module.css'

interface Props {
  icon: LucideIcon
  label: string
  disabled: boolean
  /** Asks for the camera, on devices that have one to offer. */
  camera?: boolean
  onFile(file: File): void
}

/** The browser's own file input under a label that looks like a button. */
export const FileButton = ({ icon: Icon, label, disabled, camera = false, onFile }: Props) => (
  <label className={styles['file']} data-camera={camera ? '' : undefined} data-disabled={disabled ? '' : undefined}>
    <input
      type="file"
      className="visually-hidden"
      accept="image/jpeg,image/png,image/webp"
      capture={camera ? 'environment' : undefined}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        // Else the same file chosen again would be no change.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
    <Icon size={20} aria-hidden="true" />
    {label}
  </label>
)
