import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { send } from '../../api/client.ts'
import { sendOtpCall } from '../../api/otp.ts'
import { platform } from '../../platform/current.ts'
import { dialledAtHome, isPhone, normalisePhone } from '../../service/phoneRules.ts'
import { settings } from '../../settings/settings.ts'
import { Field } from '../../ui/Field.tsx'
import { ContactButton } from './ContactButton.tsx'
import { Invited } from './Invited.tsx'
import { StepForm } from './StepForm.tsx'
import { usePhoneFromHost } from './usePhoneFromHost.ts'
import { useSending } from './useSending.ts'
import type { Wizard } from './useWizard.ts'

/** The server's code, in an answer or an error, for a phone that needs no verification. */
const verified = 'OTP_VERIFIED'

/** Sends a code to a phone. @returns null if the phone needs none. */
export async function askForCode(phone: string, signal: AbortSignal) {
  try {
    const sent = await send(sendOtpCall, { body: { phoneNumber: phone }, signal })
    return sent.code === verified ? null : sent
  } catch (reason) {
    if (reason instanceof ApiError && reason.code === verified) return null
    throw reason
  }
}

/** Step one: the phone number that the member will sign in with. */
export function PhoneStep({ wizard: { draft, change, go }, needsCode }: { wizard: Wizard; needsCode: boolean }) {
  const { t } = useTranslation('register')
  const { attempt, busy, problem, forget } = useSending()
  const [isWrong, setIsWrong] = useState(false)
  const fill = (phone: string) => {
    change({ phone })
    setIsWrong(false)
    forget()
  }
  const contact = usePhoneFromHost((given) => fill(dialledAtHome(given, settings.VITE_REGION)))

  const submit = () => {
    const phone = normalisePhone(draft.phone)
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
        error={isWrong ? wrong : null}
        hint={needsCode ? t('phoneHint') : ''}
      />
      {platform().can.contact && <ContactButton contact={contact} />}
      <Invited />
    </StepForm>
  )
}
