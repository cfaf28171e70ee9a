import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/client/errors.ts'
import { send } from '../../api/client/client.ts'
import { verifyOtpCall } from '../../api/register.ts'
import { withPlainDigits } from '../../i18n/amounts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field } from '../../ui/controls/Field.tsx'
import { dashed } from '../../operator/bankName.ts'
import { useNow } from '../../ui/useNow.ts'
import { askForCode } from './PhoneStep.tsx'
import { StepForm } from './StepForm.tsx'
import { useSending } from './useSending.ts'
import type { Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

/**
 * After a lost answer. `code`: a newer code without its token replaced the old one. `check`: the code is already used.
 */
const refusals = {
  code: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID', 'OTP_CODE_INVALID'],
  check: ['OTP_NOT_EXIST', 'OTP_TOKEN_INVALID'],
} as const

/** A refusal after a lost answer is not the player's mistake. */
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

const resendDelayMs = 60_000

export function CodeStep({ wizard: { draft, change, go } }: { wizard: Wizard }) {
  const { t } = useTranslation('register')
  const { attempt, busy, failure, problem, forget } = useSending()
  const { noteLost, isExplained, forgetLost } = useLostAnswer()
  const [code, setCode] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const now = useNow(1_000)
  const wait = Math.ceil((draft.sentAt + resendDelayMs - now) / 1000)

  const refusal = isExplained(failure) ? t('codeLost') : problem
  const reference = draft.otpRef === '' ? '' : t('codeReference', { reference: draft.otpRef })
  const isWrong = !isExplained(failure) && failure instanceof ApiError && failure.code === 'OTP_CODE_INVALID'
  const isRefused = isMissing || isWrong
  const submit = () => {
    setIsMissing(code.trim() === '')
    if (code.trim() === '') return
    void attempt(
      (signal) =>
        send(verifyOtpCall, { body: { otpToken: draft.otpToken, otpCode: code.trim() }, signal }).catch(
          noteLost('check'),
        ),
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
        {isRefused && reference !== '' && <p className={styles['muted']}>{reference}</p>}
      </div>
      <Field
        name="code"
        className={styles['code']}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={8}
        value={code}
        onChange={(event) => {
          setCode(withPlainDigits(event.target.value).replaceAll(/\D/g, ''))
          setIsMissing(false)
          forget()
        }}
        error={isMissing ? t('codeRequired') : isWrong ? refusal : null}
        hint={reference}
      />
      <div className={styles['resend']}>
        {wait > 0 ? (
          <p className={styles['muted']}>{t('resendIn', { seconds: wait })}</p>
        ) : (
          <Button variant="plain" onClick={resend}>
            {t('resend')}
          </Button>
        )}
      </div>
    </StepForm>
  )
}
