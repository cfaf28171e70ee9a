import { Vibrate, Volume2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { toggle, useFeedback, type Feedback } from '../../session/feedback.ts'
import { platform } from '../../platform/current.ts'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { RowTexts } from '../../ui/lists/ActionRow.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './Preferences.module.css'

const soundIcons = { sound: Volume2, haptic: Vibrate }

export function SoundGroup() {
  const { t } = useTranslation('preferences')
  return (
    <fieldset>
      <legend className={groupStyles['title']}>{t('newMessages')}</legend>
      <div className={groupStyles['group']}>
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
    <label className={groupStyles['row']}>
      <RowTexts picture={<KindTile icon={soundIcons[kind]} kind="invite" />} label={t(kind)} />
      <input
        type="checkbox"
        role="switch"
        className={styles['switch']}
        checked={isOn}
        aria-checked={isOn}
        onChange={() => toggle(kind)}
      />
    </label>
  )
}
