import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changePasswordCall } from '../../api/profile.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { PasswordField, PasswordOwner } from '../../ui/controls/PasswordField.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { EditForm, useEdit } from './EditForm.tsx'
import { checkPasswords, type PasswordDraft } from './rules.ts'

export function PasswordDialog() {
  const { t } = useTranslation('profile')
  return (
    <Sheet title={t('changePassword')}>
      <Reads of={[useWallet()]} shape="form" height={384}>
        {([{ profile }]) => <Passwords username={profile.username} />}
      </Reads>
    </Sheet>
  )
}

const passwordFields = [
  { name: 'old', label: 'oldPassword', autoComplete: 'current-password' },
  { name: 'next', label: 'newPassword', autoComplete: 'new-password' },
  { name: 'confirm', label: 'confirmPassword', autoComplete: 'new-password' },
] as const

function Passwords({ username }: { username: string }) {
  const { t } = useTranslation(['profile', 'common'])
  const { send, ...command } = useEdit('password', t('passwordDone'))
  const [form, setForm] = useState<PasswordDraft>({ old: '', next: '', confirm: '' })
  const [problems, setProblems] = useState<ReturnType<typeof checkPasswords>>({})

  const submit = () => {
    const found = checkPasswords(form)
    setProblems(found)
    if (Object.keys(found).length === 0) send(changePasswordCall, { oldPassword: form.old, newPassword: form.next })
  }
  return (
    <EditForm
      command={command}
      unknown={t('unknownPassword')}
      look={t('common:ok')}
      onSubmit={submit}
      footer={
        <Button variant="plain" onClick={() => void closeDialogs()}>
          {t('cancel')}
        </Button>
      }
    >
      <PasswordOwner username={username} />
      {passwordFields.map(({ name, label, autoComplete }) => (
        <PasswordField
          key={name}
          name={name}
          label={t(label)}
          autoComplete={autoComplete}
          value={form[name]}
          onChange={(event) => {
            setForm({ ...form, [name]: event.target.value })
            setProblems({})
          }}
          error={problems[name] ? t(problems[name]) : null}
        />
      ))}
    </EditForm>
  )
}
