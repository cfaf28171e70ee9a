import { Check } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settings } from '../../lib/settings/settings.ts'
import { isPhone, nationalPhone, normalisePhone, phoneExamples, usernameOf } from '../../operator/phoneRules.ts'
import { platform } from '../../platform/current.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { askForCode, resendDelayMs } from './askForCode.ts'
import { StepForm, useSending } from './StepForm.tsx'
import { storedInviter, type Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

export function PhoneStep({ wizard: { draft, change, go }, needsCode }: { wizard: Wizard; needsCode: boolean }) {
  const { t } = useTranslation('register')
  const { attempt, isBusy, problem, forget } = useSending()
  const [isWrong, setIsWrong] = useState(false)
  const fill = (phone: string) => {
    // The code went to the number before.
    change({ phone, otpToken: '' })
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
    // The code on its way is for this phone; another may be requested there.
    const waited = Date.now() - draft.sentAt
    if (draft.otpToken !== '' && waited >= 0 && waited < resendDelayMs) return go('code', { phone })
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
    <StepForm onSubmit={submit} isBusy={isBusy} problem={problem} submitText={t('next')}>
      <Field
        name="phone"
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        placeholder={phoneExamples[settings.VITE_REGION]}
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
      <Check size={18} />
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
      <p className="muted" role="status">
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
