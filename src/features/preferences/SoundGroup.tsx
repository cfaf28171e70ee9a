import { useTranslation } from 'react-i18next'
import { toggle, useFeedback, type Feedback } from '../../device/feedback.ts'
import { platform } from '../../platform/current.ts'
import styles from './Preferences.module.css'

/** Sound and vibration for new chat messages. The chat has the same two switches in its header. */
export function SoundGroup() {
  const { t } = useTranslation('preferences')
  return (
    <fieldset>
      <legend>{t('newMessages')}</legend>
      <div className={styles['rows']}>
        <Switch kind="sound" />
        {platform().can.vibrate && <Switch kind="haptic" />}
      </div>
    </fieldset>
  )
}

function Switch({ kind }: { kind: Feedback }) {
  const { t } = useTranslation('preferences')
  const isOn = useFeedback(kind)
  return (
    <label className={styles['row']}>
      {t(kind)}
      <input type="checkbox" role="switch" checked={isOn} aria-checked={isOn} onChange={() => toggle(kind)} />
    </label>
  )
}
