import type { LucideIcon } from 'lucide-react'
import styles from './FileButton.module.css'

interface Props {
  icon: LucideIcon
  label: string
  disabled: boolean
  camera?: boolean
  /** Primary action. */
  isMain?: boolean
  onFile(file: File): void
}

export const FileButton = ({ icon: Icon, label, disabled, camera = false, isMain = false, onFile }: Props) => (
  <label
    className={styles['file']}
    data-main={isMain ? '' : undefined}
    data-camera={camera ? '' : undefined}
    data-disabled={disabled ? '' : undefined}
  >
    <input
      type="file"
      className="visually-hidden"
      // Some web views read the first type alone. The others have iPhones convert their photos.
      accept="image/*,image/jpeg,image/png,image/webp"
      capture={camera ? 'environment' : undefined}
      disabled={disabled}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        // Otherwise choosing the same file again would fire no event.
        currentTarget.value = ''
        if (file) onFile(file)
      }}
    />
    <Icon size={20} aria-hidden="true" />
    <span>{label}</span>
  </label>
)
