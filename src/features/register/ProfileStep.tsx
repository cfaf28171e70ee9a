import { LockKeyhole } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { send } from '../../api/client/client.ts'
import { sourcesCall, validateAccountCall } from '../../api/register.ts'
import { useRead } from '../../api/useRead.ts'
import { typedCode } from '../../lib/typedDigits.ts'
import { Field, SelectField } from '../../ui/controls/Field.tsx'
import { PasswordField, PasswordOwner } from '../../ui/controls/PasswordField.tsx'
import { checkProfile } from './rules.ts'
import { StepForm, useSending } from './StepForm.tsx'
import { storedInviter, type Wizard } from './useWizard.ts'
import styles from './RegisterPage.module.css'

export function ProfileStep({ wizard }: { wizard: Wizard }) {
  const { draft, change, go, verifyAgain, password, setPassword, confirm, setConfirm } = wizard
  const { t } = useTranslation('register')
  const { attempt, isBusy, problem, forget } = useSending()
  const [problems, setProblems] = useState<ReturnType<typeof checkProfile>>({})
  const submit = () => {
    const { name, phone, sourceCode, inviteCode } = draft
    const found = checkProfile({ name, password, confirm, inviteCode })
    setProblems(found)
    if (Object.keys(found).length > 0) return
    const body = { name: name.trim(), username: phone, password, sourceCode, inviteCode: typedCode(inviteCode) }
    void attempt(
      (signal) => send(validateAccountCall, { body, signal }),
      () => go('bank'),
      verifyAgain,
    )
  }
  const edit = (act: () => void) => {
    act()
    setProblems({})
    forget()
  }
  const invited = storedInviter() !== ''
  const words = (field: keyof typeof problems) => (problems[field] ? t(problems[field]) : null)
  return (
    <StepForm onSubmit={submit} isBusy={isBusy} problem={problem} submitText={t('next')}>
      <PasswordOwner username={draft.phone} />
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
        hint={t('confirmHint')}
      />
      <SourceField value={draft.sourceCode} onChoose={(sourceCode) => change({ sourceCode })} />
      <Field
        name="inviteCode"
        label={t('inviteCode')}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={invited}
        {...(invited && { className: styles['fixed'], action: <LockKeyhole size={18} /> })}
        value={draft.inviteCode}
        onChange={(event) => edit(() => change({ inviteCode: event.target.value }))}
        onBlur={() => change({ inviteCode: typedCode(draft.inviteCode) })}
        error={words('inviteCode')}
        hint={invited ? t('inviteCodeGiven') : t('optional')}
      />
    </StepForm>
  )
}

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
