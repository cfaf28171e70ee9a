import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { banksCall } from '../../api/banks.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { pages } from '../../nav/addresses.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { accountNumber, accountProblem, bankChoices, needsEnglishName } from '../../operator/bankName.ts'
import { useRead } from '../../api/useRead.ts'
import { settings } from '../../lib/settings/settings.ts'
import { Field, inCapitals, SelectField } from '../../ui/controls/Field.tsx'
import { ReadFailure } from '../../ui/feedback/Failure.tsx'
import { Outline } from '../../ui/lists/Outline.tsx'
import type { Draft } from './draft.ts'
import { checkBank } from './rules.ts'
import { StepForm } from './StepForm.tsx'
import { useRegistration } from './useRegistration.ts'
import type { Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

/** The same in every language. */
const example = { firstName: 'SOMCHAI', lastName: 'JAIDEE' } as const

export function BankStep({ wizard, onDone }: { wizard: Wizard; onDone(): void }) {
  const { draft, change } = wizard
  const { t, i18n } = useTranslation('register')
  const { data: banks, error, isValidating, mutate } = useRead(banksCall)
  const { send, busy, problem, forget, ...command } = useRegistration(wizard, onDone)
  const [problems, setProblems] = useState<ReturnType<typeof checkBank>>({})

  const card = useRef<HTMLElement>(null)
  const isUnknown = command.open.length > 0
  // The replacement is shorter than the form.
  useEffect(() => {
    if (isUnknown) card.current?.scrollIntoView({ block: 'start' })
  }, [isUnknown])

  // Signing in shows whether the account exists.
  if (isUnknown)
    return (
      <Card ref={card} className={styles['unknown']}>
        <UnknownCommand
          command={command}
          text={t('unknownText')}
          lineOf={(_, time) => t('unknownLine', { phone: draft.phone, time })}
          look={{ label: t('unknownLook'), onLook: () => navigate(pages.login) }}
          decideLabel={t('unknownDecide')}
        />
      </Card>
    )
  if (!banks && error) return <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />
  if (!banks) return <Outline shape="form" height={320} />

  const edit = (part: Partial<Draft>) => {
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
  return (
    <StepForm
      onSubmit={submit}
      busy={busy}
      problem={problem}
      submitText={t('submit')}
      lacking={Object.keys(problems).length}
    >
      <SelectField
        name="bank"
        label={t('bank')}
        value={draft.bankCode}
        choices={bankChoices(banks, i18n.language, t('bankChoose'))}
        onChoose={(bankCode) => edit({ bankCode })}
        error={words('bankCode')}
      />
      <Field
        name="accountNo"
        label={t('accountNo')}
        inputMode="numeric"
        autoComplete="off"
        value={draft.accountNo}
        onChange={(event) => edit({ accountNo: event.target.value })}
        onBlur={() => accountProblem(draft.accountNo) ?? change({ accountNo: accountNumber(draft.accountNo) })}
        error={words('accountNo')}
      />
      <Field
        name="firstName"
        label={t('firstName')}
        autoComplete="given-name"
        autoCapitalize="characters"
        value={draft.firstName}
        onChange={(event) => edit({ firstName: inCapitals(event.target) })}
        error={words('firstName')}
        hint={isEnglish ? t('nameInEnglish') : t('nameOnAccount')}
        placeholder={isEnglish ? example.firstName : undefined}
      />
      <Field
        name="lastName"
        label={t('lastName')}
        autoComplete="family-name"
        autoCapitalize="characters"
        value={draft.lastName}
        onChange={(event) => edit({ lastName: inCapitals(event.target) })}
        error={words('lastName')}
        placeholder={isEnglish ? example.lastName : undefined}
      />
      {settings.VITE_REGION === 'la' && (
        <CurrencyField value={draft.currency} onChoose={(currency) => edit({ currency })} />
      )}
    </StepForm>
  )
}

interface Props {
  value: Draft['currency']
  onChoose(currency: Draft['currency']): void
}

/** Laos only (spec, section 9). */
function CurrencyField({ value, onChoose }: Props) {
  const { t } = useTranslation('register')
  return (
    <SelectField
      name="currency"
      label={t('currency')}
      value={value}
      choices={[
        { value: 'LAK', label: t('kip') },
        { value: 'BAHT', label: t('baht') },
      ]}
      onChoose={(currency) => onChoose(currency === 'BAHT' ? 'BAHT' : 'LAK')}
    />
  )
}
