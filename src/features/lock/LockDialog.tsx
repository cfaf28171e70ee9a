import { ScanFace } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { useAsync } from '../../lib/useAsync.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { persistent } from '../../platform/storage.ts'
import { dismiss } from '../../session/dismissed.ts'
import { canLock } from '../../session/lockOffer.ts'
import { endSession, isUnlocked } from '../../session/session.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { SelectField } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RowTexts } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { followLeaving } from './cover.ts'
import { canUseBiometric, lockRecord, minuteChoices, removeLock, setBiometric, setLock, setMinutes } from './lock.ts'
import { PinCheck, PinField } from './PinField.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import groupStyles from '../../ui/layout/Group.module.css'

export function LockDialog() {
  const { t } = useTranslation('lock')
  const [isOn, setOn] = useState(isUnlocked)
  const mayLock = canLock()
  // Opened by an address, where there is nothing to lock.
  useEffect(() => {
    if (!mayLock) void closeDialogs()
  }, [mayLock])
  return (
    <Sheet title={t('title')}>
      <div className={dialogStyles['form']}>
        <p>{t('about')}</p>
        {isOn ? <LockSettings onOff={() => setOn(false)} /> : mayLock && <Choose onSet={() => setOn(true)} />}
      </div>
    </Sheet>
  )
}

/** One digit six times, or a run of digits. */
const isEasyPin = (pin: string) =>
  /^(\d)\1*$/.test(pin) || ['01234567890', '09876543210'].some((run) => run.includes(pin))

function Choose({ onSet }: { onSet(): void }) {
  const { t } = useTranslation('lock')
  const [chosen, setChosen] = useState<string | null>(null)
  const [error, setError] = useState<string | null>(null)
  const onPin = async (pin: string) => {
    setError(null)
    if (chosen === null && isEasyPin(pin)) return setError(t('easy'))
    if (chosen === pin && (await setLock(pin))) {
      followLeaving()
      showToast('success', t('set'))
      return onSet()
    }
    if (chosen !== null) setError(t(chosen === pin ? 'failed' : 'mismatch'))
    setChosen(chosen === null ? pin : null)
  }
  const texts = chosen === null ? { label: t('choose'), hint: t('chooseHint') } : { label: t('repeat'), hint: '' }
  return <PinField {...texts} error={error} onPin={onPin} />
}

function LockSettings({ onOff }: { onOff(): void }) {
  const { t } = useTranslation('lock')
  const [minutes, setShown] = useState(() => lockRecord()?.minutes)
  const [isAsking, setAsking] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const choose = (chosen: number) => {
    setMinutes(chosen)
    setShown(chosen)
  }
  const turnOff = () => {
    removeLock()
    dismiss('lock', persistent)
    showToast('success', t('off'))
    onOff()
  }
  if (isAsking)
    return <PinCheck hint={t('turnOff')} error={error} onError={setError} onRight={turnOff} onEnded={endSession} />
  return (
    <>
      <SelectField
        label={t('after')}
        hint={t('afterHint')}
        value={minutes}
        choices={minuteChoices.map((count) => ({ value: String(count), label: t('minutes', { count }) }))}
        onChoose={(value) => choose(Number(value))}
      />
      <BiometricRow />
      <Button variant="plain" onClick={() => setAsking(true)}>
        {t('turnOff')}
      </Button>
    </>
  )
}

/** Absent where the device can check neither fingerprint nor face. */
function BiometricRow() {
  const { t } = useTranslation('lock')
  // If the code for it does not load, there is nothing to offer.
  const canUse = useAsync('biometric', () => canUseBiometric().catch(() => false))
  const [isOn, setOn] = useState(() => lockRecord()?.biometric !== undefined)
  const [hasFailed, setFailed] = useState(false)
  if (!canUse && !isOn) return null
  const toggle = async () => {
    const isSet = await setBiometric(isOn ? null : t('unlock'))
    setFailed(!isOn && !isSet)
    setOn(isSet)
  }
  return (
    <div>
      <div className={groupStyles['group']}>
        <label className={groupStyles['row']}>
          <RowTexts picture={<KindTile icon={ScanFace} kind="accent" />} label={t('biometric')} />
          <input type="checkbox" checked={isOn} onChange={() => void toggle()} />
        </label>
      </div>
      <p className={groupStyles['title']} role="status">
        {hasFailed && t('biometricNot')}
      </p>
    </div>
  )
}
