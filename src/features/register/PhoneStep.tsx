import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LockKeyhole } from 'lucide-react'
import { ApiError } from '../../api/client/errors.ts'
import { send } from '../../api/client/client.ts'
import { sendOtpCall } from '../../api/register.ts'
import { platform } from '../../platform/current.ts'
import { nationalPhone, isPhone, normalisePhone, usernameOf } from '../../operator/phoneRules.ts'
import { settings } from '../../lib/settings/settings.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { StepForm } from './StepForm.tsx'
import { useSending } from './useSending.ts'
import { type Wizard, storedInviter } from './useWizard.ts'
import { Button } from '../../ui/controls/Button.tsx'
import styles from './RegisterPage.module.css'

/** For a phone that needs no verification. */
const verified = 'OTP_VERIFIED'

/** @returns null if the phone needs no code. */
export async function askForCode(phone: string, signal: AbortSignal) {
  try {
    const sent = await send(sendOtpCall, { body: { phoneNumber: phone }, signal })
    return sent.code === verified ? null : sent
  } catch (reason) {
    if (reason instanceof ApiError && reason.code === verified) return null
    throw reason
  }
}

export function PhoneStep({ wizard: { draft, change, go }, needsCode }: { wizard: Wizard; needsCode: boolean }) {
  const { t } = useTranslation('register')
  const { attempt, busy, problem, forget } = useSending()
  const [isWrong, setIsWrong] = useState(false)
  const fill = (phone: string) => {
    change({ phone })
    setIsWrong(false)
    forget()
  }
  const contact = usePhoneFromHost((given) => fill(nationalPhone(given, settings.VITE_REGION)))

  const submit = () => {
    const phone = normalisePhone(draft.phone, settings.VITE_REGION)
    setIsWrong(!isPhone(phone, settings.VITE_REGION))
    if (!isPhone(phone, settings.VITE_REGION)) return
    contact.forget()
    if (!needsCode || draft.provedPhone === phone) return go('profile', { phone })
    void attempt(
      (signal) => askForCode(phone, signal),
      (sent) => {
        if (sent === null) go('profile', { phone, provedPhone: phone })
        else go('code', { phone, otpToken: sent.otpToken, otpRef: sent.otpRef, sentAt: Date.now() })
      },
    )
  }
  const wrong = settings.VITE_REGION === 'th' ? t('phoneTenDigits') : t('phoneRequired')
  return (
    <StepForm onSubmit={submit} busy={busy} problem={problem} submitText={t('next')}>
      <Field
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        value={draft.phone}
        onChange={(event) => {
          fill(event.target.value)
          contact.forget()
        }}
        onBlur={() => change({ phone: usernameOf(draft.phone, settings.VITE_REGION) })}
        error={isWrong ? wrong : null}
        hint={needsCode ? t('phoneHint') : ''}
      />
      {platform().can.contact && <ContactButton contact={contact} />}
      <Invited />
    </StepForm>
  )
}

function Invited() {
  const { t } = useTranslation('register')
  const code = storedInviter()
  if (code === '') return null
  return (
    <p className={styles['invited']}>
      <LockKeyhole size={18} />
      <span>{t('invited', { code })}</span>
    </p>
  )
}

const contactTexts = { waiting: 'contactWaiting', none: 'contactNone', filled: 'contactFilled' } as const

function ContactButton({ contact: { state, ask } }: { contact: ReturnType<typeof usePhoneFromHost> }) {
  const { t } = useTranslation('register')
  return (
    <div className={styles['contact']}>
      <Button variant="quiet" onClick={() => void ask()}>
        {t('contactAsk')}
      </Button>
      <p className={styles['muted']} role="status">
        {state && t(contactTexts[state])}
      </p>
    </div>
  )
}

/** `forget` and an unmount discard a late answer: the player's input wins. */
function usePhoneFromHost(take: (phone: string) => void) {
  const [state, setState] = useState<'waiting' | 'none' | 'filled' | null>(null)
  const newSignal = useAbortSignal()
  const ask = async () => {
    const signal = newSignal()
    setState('waiting')
    // If the adapter does not load, there is no number.
    const phone = await platform()
      .contact()
      .catch(() => null)
    if (signal.aborted) return
    setState(phone === null ? 'none' : 'filled')
    if (phone !== null) take(phone)
  }
  const forget = () => {
    newSignal()
    setState(null)
  }
  return { state, ask, forget }
}
