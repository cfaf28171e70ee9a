import { useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { banksCall } from '../../api/banks.ts'
import { registerCall } from '../../api/register.ts'
import { useRead } from '../../api/useRead.ts'
import { decide, isInFlight, subscribeOpenCommands } from '../../commands/openCommands.ts'
import { sendCommand, type CommandOutcome } from '../../commands/sendCommand.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useErrorText } from '../../i18n/errorText.ts'
import { hash } from '../../lib/hash.ts'
import { settings } from '../../lib/settings/settings.ts'
import { showToast } from '../../lib/toasts.ts'
import { typedCode } from '../../lib/typedDigits.ts'
import { pages } from '../../nav/addresses.ts'
import { accountNumber, accountProblem, bankChoices, needsEnglishName, joinBankName } from '../../operator/bankName.ts'
import { platform } from '../../platform/current.ts'
import { storeRegistration } from '../../session/registrations.ts'
import { currentSession } from '../../session/session.ts'
import { Field, inCapitals, SelectField } from '../../ui/controls/Field.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { ShapeSkeleton } from '../../ui/lists/ShapeSkeleton.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import type { RegistrationDraft } from './draft.ts'
import { checkBank } from './rules.ts'
import { StepForm } from './StepForm.tsx'
import type { Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

/** A shorter content replaces the form, so it may be out of view. */
const scrollToStart = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'start' })

export function BankStep({ wizard, onDone }: { wizard: Wizard; onDone(): void }) {
  const { draft, change } = wizard
  const { t, i18n } = useTranslation('register')
  const { data: banks, error, isValidating, mutate } = useRead(banksCall)
  const { send, isBusy, problem, forget, ...command } = useRegistration(wizard, onDone)
  const [problems, setProblems] = useState<ReturnType<typeof checkBank>>({})

  // Signing in shows whether the account exists.
  if (command.unknownCommands.length > 0)
    return (
      <section ref={scrollToStart} className={styles['unknown']}>
        <UnknownCommand
          command={command}
          text={t('unknownText')}
          lineOf={(_, time) => t('unknownLine', { phone: draft.phone, time })}
          evidence={{ label: t('unknownShow'), onShow: () => navigate(pages.login) }}
          decideLabel={t('unknownDecide')}
        />
      </section>
    )
  if (!banks && error) return <ReadFailure error={error} isBusy={isValidating} onRetry={() => void mutate()} />
  if (!banks) return <ShapeSkeleton shape="form" height={320} />

  const edit = (part: Partial<RegistrationDraft>) => {
    change(part)
    setProblems({})
    forget()
  }
  const submit = () => {
    const found = checkBank(draft)
    setProblems(found)
    if (Object.keys(found).length === 0) void send()
  }
  const words = (field: keyof typeof problems) => (problems[field] ? t(problems[field]) : null)
  const isEnglish = needsEnglishName(draft.bankCode)
  const nameLabel = (label: string) => (isEnglish ? t('inEnglish', { label }) : label)
  const example = (name: string) => (isEnglish ? t('nameExample', { name }) : undefined)
  return (
    <StepForm onSubmit={submit} isBusy={isBusy} problem={problem} submitText={t('submit')}>
      <SelectField
        name="bank"
        label={t('bank')}
        value={draft.bankCode}
        mark={draft.bankCode !== '' && <BankTile code={draft.bankCode} />}
        choices={bankChoices(banks, i18n.language, t('bankChoose'))}
        onChoose={(bankCode) => edit({ bankCode })}
        error={words('bankCode')}
      />
      <Field
        name="accountNo"
        label={t('accountNo')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.bankAccountNo}
        onChange={(event) => edit({ bankAccountNo: event.target.value })}
        onBlur={() =>
          accountProblem(draft.bankAccountNo) ?? change({ bankAccountNo: accountNumber(draft.bankAccountNo) })
        }
        error={words('bankAccountNo')}
      />
      <Field
        name="firstName"
        label={nameLabel(t('firstName'))}
        autoComplete="given-name"
        autoCapitalize="characters"
        value={draft.firstName}
        onChange={(event) => edit({ firstName: inCapitals(event.target) })}
        error={words('firstName')}
        hint={isEnglish ? t('nameInEnglish') : t('nameOnAccount')}
        placeholder={example('SOMCHAI')}
      />
      <Field
        name="lastName"
        label={nameLabel(t('lastName'))}
        autoComplete="family-name"
        autoCapitalize="characters"
        value={draft.lastName}
        onChange={(event) => edit({ lastName: inCapitals(event.target) })}
        error={words('lastName')}
        placeholder={example('JAIDEE')}
      />
      {/* Only the Laos build has a currency (product, numbers). */}
      {settings.VITE_REGION === 'la' && (
        <SelectField
          name="currency"
          label={t('currency')}
          value={draft.currency}
          choices={[
            { value: 'LAK', label: t('kip') },
            { value: 'BAHT', label: t('baht') },
          ]}
          onChoose={(currency) => edit({ currency: currency === 'BAHT' ? 'BAHT' : 'LAK' })}
        />
      )}
    </StepForm>
  )
}

const kind = 'register'

function useRegistration({ draft, password, sent, verifyAgain }: Wizard, onDone: () => void) {
  const { t } = useTranslation(['register', 'shared'])
  const errorText = useErrorText()
  const [failure, setFailure] = useState<unknown>(null)
  const isSendingNow = useSyncExternalStore(subscribeOpenCommands, () => isInFlight(kind))
  const newSignal = useAbortSignal()
  const unknownCommands = sent.filter(({ state }) => state === 'unknown')

  /** For a player who has left the page. */
  const tellElsewhere = (outcome: CommandOutcome<object>) => {
    if (outcome.status === 'done') showToast('success', t('doneTitle'))
    else showToast('error', outcome.status === 'failed' ? errorText(outcome.error) : t('unknownText'))
  }
  const send = async () => {
    if (isInFlight(kind)) return
    setFailure(null)
    const signal = newSignal()
    const command = { kind, amountMinor: null, member: hash(draft.phone), isRemembered: false } as const
    const onMutexHeld = () => showToast('error', t('shared:busyElsewhere'))
    const outcome = await sendCommand(command, registerCall, { body: payloadOf(draft, password) }, { onMutexHeld })
    if (!outcome) return
    if (outcome.status === 'done') storeRegistration()
    // Somebody else may have logged in since.
    if (signal.aborted) return currentSession() ? undefined : tellElsewhere(outcome)
    platform().haptic(outcome.status === 'done' ? 'success' : 'error')
    if (outcome.status === 'failed' && !verifyAgain(outcome.error)) setFailure(outcome.error)
    if (outcome.status === 'done') onDone()
  }
  return {
    send,
    isBusy: isSendingNow || sent.some(({ state }) => state === 'sending'),
    unknownCommands,
    decide: () => unknownCommands.forEach(({ id }) => decide(id)),
    problem: failure === null ? null : errorText(failure),
    forget: () => setFailure(null),
  }
}

const payloadOf = (draft: RegistrationDraft, password: string) => ({
  name: draft.name.trim(),
  username: draft.phone,
  password,
  sourceCode: draft.sourceCode,
  inviteCode: typedCode(draft.inviteCode),
  bankCode: draft.bankCode,
  bankAccountName: joinBankName(draft.firstName, draft.lastName),
  bankAccountNo: accountNumber(draft.bankAccountNo),
  ...(settings.VITE_REGION === 'la' ? { currency: draft.currency } : {}),
})
