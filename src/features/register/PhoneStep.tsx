import { LockKeyhole } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { sendOtpCall, verifyOtpCall } from '../../api/register.ts'
import { settings } from '../../lib/settings/settings.ts'
import { isDigits, withoutSeparators } from '../../lib/typedDigits.ts'
import { dashed } from '../../operator/bankName.ts'
import { isPhone, nationalPhone, normalisePhone, usernameOf } from '../../operator/phoneRules.ts'
import { platform } from '../../platform/current.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import { useNow } from '../../ui/useNow.ts'
import { codeIn } from './rules.ts'
import { StepForm, useSending } from './StepForm.tsx'
import { storedInviter, type Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

/** For a phone that needs no verification. */
const verified = 'OTP_VERIFIED'

/** @returns null if the phone needs no code. */
async function askForCode(phone: string, signal: AbortSignal) {
  try {
    const sent = await send(sendOtpCall, { body: { phoneNumber: phone }, signal })
    if (sent.code === verified) return null
    if (sent.otpToken === '') throw new ApiError(sent.code || 'OTP_SEND_FAIL', 200, 'refused')
    return sent
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

/** After a lost answer. `code`: a newer code without its token replaced the old one. `check`: already used. */
const refusals = {
  code: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID', 'OTP_CODE_INVALID'],
  check: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
} as const

/** After a lost answer, a refusal is not the player's mistake. */
function useLostAnswer() {
  const [lost, setLost] = useState<readonly string[]>([])
  const noteLost =
    (what: keyof typeof refusals) =>
    (reason: unknown): never => {
      if (reason instanceof ApiError && reason.failure === 'noAnswer')
        setLost((before) => [...before, ...refusals[what]])
      throw reason
    }
  const isExplained = (failure: unknown) => failure instanceof ApiError && lost.includes(failure.code)
  return { noteLost, isExplained, forgetLost: () => setLost([]) }
}

/** WebOTP: the browser reads the SMS, once per code sent. */
function useCodeFromSms(token: string, take: (code: string) => void) {
  const onCode = useEffectEvent(take)
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const leaving = new AbortController()
    const request = { otp: { transport: ['sms'] }, signal: leaving.signal }
    navigator.credentials.get(request).then(
      (credential) => credential && 'code' in credential && onCode(String(credential.code)),
      // No SMS came, or reading it was not allowed.
      () => undefined,
    )
    return () => leaving.abort()
  }, [token])
}

const resendDelayMs = 60_000

export function CodeStep({ wizard: { draft, change, go } }: { wizard: Wizard }) {
  const { t } = useTranslation('register')
  const { attempt, busy, failure, problem, forget } = useSending()
  const { noteLost, isExplained, forgetLost } = useLostAnswer()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<'codeRequired' | 'codeDigits' | null>(null)
  const fill = (text: string) => {
    setCode(codeIn(text, draft.otpRef))
    setMissing(null)
    forget()
  }
  useCodeFromSms(draft.otpToken, fill)
  const now = useNow(1_000)
  const waited = now - draft.sentAt
  // A negative wait means the clock was set back.
  const wait = waited < 0 ? 0 : Math.ceil((resendDelayMs - waited) / 1000)

  const refusal = isExplained(failure) ? t('codeLost') : problem
  const reference = draft.otpRef === '' ? '' : t('codeReference', { reference: draft.otpRef })
  const isWrong = !isExplained(failure) && failure instanceof ApiError && failure.code === 'OTP_CODE_INVALID'
  // The field's error takes the reference's place, which moves above it.
  const isRefused = missing !== null || isWrong
  const submit = () => {
    const otpCode = withoutSeparators(code)
    const found = otpCode === '' ? 'codeRequired' : isDigits(otpCode) ? null : 'codeDigits'
    setMissing(found)
    if (found) return
    void attempt(
      (signal) => send(verifyOtpCall, { body: { otpToken: draft.otpToken, otpCode }, signal }).catch(noteLost('check')),
      () => go('profile', { provedPhone: draft.phone }),
    )
  }
  const resend = () =>
    void attempt(
      (signal) => askForCode(draft.phone, signal).catch(noteLost('code')),
      (sent) => {
        if (sent === null) return go('profile', { provedPhone: draft.phone })
        forgetLost()
        setCode('')
        change({ otpToken: sent.otpToken, otpRef: sent.otpRef, sentAt: Date.now() })
      },
    )
  return (
    <StepForm onSubmit={submit} busy={busy} problem={isWrong ? null : refusal} submitText={t('next')}>
      <div>
        <p>{t('codeSent', { phone: dashed(draft.phone) })}</p>
        {isRefused && reference !== '' && <p className="muted">{reference}</p>}
      </div>
      <Field
        name="code"
        className={styles['code']}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        value={code}
        onChange={(event) => fill(event.target.value)}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData('text')
          const found = codeIn(pasted, draft.otpRef)
          if (found === pasted || !isDigits(found)) return
          // The field itself would join a message's lines.
          event.preventDefault()
          fill(found)
        }}
        error={missing ? t(missing) : isWrong ? refusal : null}
        hint={reference}
      />
      <div className={styles['resend']}>
        {wait > 0 ? (
          <p className="muted">{t('resendIn', { seconds: wait })}</p>
        ) : (
          <Button variant="plain" onClick={resend}>
            {t('resend')}
          </Button>
        )}
        <Button variant="plain" disabled={busy} onClick={() => go('phone')}>
          {t('editPhone')}
        </Button>
      </div>
    </StepForm>
  )
}
