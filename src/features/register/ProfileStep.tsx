import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sourcesCall, validateAccount } from '../../api/register.ts'
import { useRead } from '../../reads/useRead.ts'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { checkProfile, type ProfileProblem } from './rules.ts'
import { StepForm } from './StepForm.tsx'
import { useSending } from './useSending.ts'
import { storedInviter, type Wizard } from './useWizard.ts'

type Problems = Partial<Record<'name' | 'password' | 'confirm' | 'inviteCode', ProfileProblem>>

/** Step three: name, password, and how the player found the service. The server checks it before the last step. */
export function ProfileStep({ wizard }: { wizard: Wizard }) {
  const { draft, change, go, password, setPassword } = wizard
  const { t } = useTranslation('register')
  const { send, busy, problem, forget } = useSending()
  const [confirm, setConfirm] = useState(password)
  const [problems, setProblems] = useState<Problems>({})
  const invited = storedInviter() !== ''

  const submit = () => {
    const found = checkProfile({ name: draft.name, password, confirm, inviteCode: draft.inviteCode })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const { sourceCode, phone } = draft
    const filledIn = {
      name: draft.name.trim(),
      username: phone,
      password,
      sourceCode,
      inviteCode: draft.inviteCode.trim(),
    }
    void send(
      (signal) => validateAccount(filledIn, signal),
      () => go('bank'),
    )
  }
  const edit = (act: () => void) => {
    act()
    setProblems({})
    forget()
  }
  const words = (field: keyof Problems) => (problems[field] ? t(problems[field]) : null)
  return (
    <StepForm onSubmit={submit} busy={busy} problem={problem} submitText={t('next')}>
      {/* Password managers store the phone as the user name. */}
      <input type="hidden" name="username" autoComplete="username" value={draft.phone} readOnly />
      <Field
        name="name"
        label={t('name')}
        autoComplete="nickname"
        value={draft.name}
        onChange={(event) => edit(() => change({ name: event.target.value }))}
        error={words('name')}
      />
      <PasswordField
        name="password"
        label={t('password')}
        autoComplete="new-password"
        value={password}
        onChange={(event) => edit(() => setPassword(event.target.value))}
        error={words('password')}
      />
      <PasswordField
        name="confirm"
        label={t('confirm')}
        autoComplete="new-password"
        value={confirm}
        onChange={(event) => edit(() => setConfirm(event.target.value))}
        error={words('confirm')}
      />
      <SourceField value={draft.sourceCode} onChoose={(sourceCode) => change({ sourceCode })} />
      <Field
        name="inviteCode"
        label={t('inviteCode')}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={invited}
        value={draft.inviteCode}
        onChange={(event) => edit(() => change({ inviteCode: event.target.value }))}
        error={words('inviteCode')}
        hint={invited ? t('inviteCodeGiven') : t('optional')}
      />
    </StepForm>
  )
}

/** How the player found the service; nothing where the operator does not ask. */
function SourceField({ value, onChoose }: { value: string; onChoose(sourceCode: string): void }) {
  const { t } = useTranslation('register')
  const sources = useRead(sourcesCall).data ?? []
  const choices = [
    { value: '', label: t('sourceNone') },
    ...sources.map(({ code, description }) => ({ value: code, label: description || code })),
  ]
  return sources.length === 0 ? null : (
    <SelectField name="source" label={t('source')} value={value} choices={choices} onChoose={onChoose} />
  )
}
