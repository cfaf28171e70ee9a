import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { verifyOtpCall } from '../../api/register.ts'
import { isDigits, withoutSeparators } from '../../lib/typedDigits.ts'
import { dashed } from '../../operator/bankName.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { useNow } from '../../ui/useNow.ts'
import { askForCode, resendDelayMs } from './askForCode.ts'
import { otpCodeIn } from './rules.ts'
import { StepForm, useSending } from './StepForm.tsx'
import type { Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

/** Refusals that a lost answer explains: a newer code was sent, or this one was accepted. */
const refusals = {
  code: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID', 'OTP_CODE_INVALID'],
  check: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
} as const

/** After a lost answer, a refusal is not the player's mistake. */
function useLostAnswer() {
  const [lost, setLost] = useState<readonly string[]>([])
  const recordLost =
    (request: keyof typeof refusals) =>
    (reason: unknown): never => {
      if (reason instanceof ApiError && reason.outcome === 'unknown')
        setLost((before) => [...before, ...refusals[request]])
      throw reason
    }
  const isExplained = (failure: unknown) => failure instanceof ApiError && lost.includes(failure.code)
  return { recordLost, isExplained, forgetLost: () => setLost([]) }
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

export function CodeStep({ wizard: { draft, change, go } }: { wizard: Wizard }) {
  const { t } = useTranslation('register')
  const { attempt, isBusy, failure, problem, forget } = useSending()
  const { recordLost, isExplained, forgetLost } = useLostAnswer()
  const [code, setCode] = useState('')
  const [missing, setMissing] = useState<'codeRequired' | 'codeDigits' | null>(null)
  const fill = (text: string) => {
    setCode(otpCodeIn(text, draft.otpRef))
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
      (signal) =>
        send(verifyOtpCall, { body: { otpToken: draft.otpToken, otpCode }, signal }).catch(recordLost('check')),
      () => go('profile', { provedPhone: draft.phone }),
    )
  }
  const resend = () =>
    void attempt(
      (signal) => askForCode(draft.phone, signal).catch(recordLost('code')),
      (sent) => {
        if (sent === null) return go('profile', { provedPhone: draft.phone })
        forgetLost()
        setCode('')
        change({ otpToken: sent.otpToken, otpRef: sent.otpRef, sentAt: Date.now() })
      },
    )
  return (
    <StepForm onSubmit={submit} isBusy={isBusy} problem={isWrong ? null : refusal} submitText={t('next')}>
      <div>
        <p>
          <span>{t('codeSent')}</span>{' '}
          <b className={styles['phone']} translate="no">
            {dashed(draft.phone)}
          </b>
        </p>
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
          const found = otpCodeIn(pasted, draft.otpRef)
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
        <Button variant="plain" disabled={isBusy} onClick={() => go('phone')}>
          {t('editPhone')}
        </Button>
      </div>
    </StepForm>
  )
}
