import { LockKeyhole } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../ui/Field.tsx'
import { PasswordField } from '../../ui/PasswordField.tsx'
import styles from './RegisterPage.module.css'
import { SourceField } from './SourceField.tsx'
import { StepForm } from './StepForm.tsx'
import { useProfileStep } from './useProfileStep.ts'
import { storedInviter, type Wizard } from './useWizard.ts'

/** Step three: name, password, and how the player found the service. The server checks it before the last step. */
export function ProfileStep({ wizard }: { wizard: Wizard }) {
  const { draft, change, password, setPassword } = wizard
  const { t } = useTranslation('register')
  const { confirm, setConfirm, problems, submit, edit, busy, problem } = useProfileStep(wizard)
  const invited = storedInviter() !== ''
  const words = (field: keyof typeof problems) => (problems[field] ? t(problems[field]) : null)
  return (
    <StepForm
      onSubmit={submit}
      busy={busy}
      problem={problem}
      submitText={t('next')}
      lacking={Object.keys(problems).length}
    >
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
        hint={t('confirmHint')}
      />
      <SourceField value={draft.sourceCode} onChoose={(sourceCode) => change({ sourceCode })} />
      <Field
        name="inviteCode"
        label={t('inviteCode')}
        autoComplete="off"
        autoCapitalize="none"
        readOnly={invited}
        {...(invited && { className: styles['fixed'], action: <LockKeyhole size={18} aria-hidden="true" /> })}
        value={draft.inviteCode}
        onChange={(event) => edit(() => change({ inviteCode: event.target.value }))}
        error={words('inviteCode')}
        hint={invited ? t('inviteCodeGiven') : t('optional')}
      />
    </StepForm>
  )
}
