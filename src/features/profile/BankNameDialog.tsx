import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeBankName } from '../../api/account.ts'
import { bankCodeOf, joinBankName } from '../../member/bankName.ts'
import { closeDialog, hasDialogBefore, leaveDialog } from '../../nav/useDialog.ts'
import { Field } from '../../ui/Field.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../messages/toasts.ts'
import { EditForm } from './EditForm.tsx'
import { Loaded } from './Loaded.tsx'
import { nameProblem } from './rules.ts'
import { UnknownEdit } from './UnknownEdit.tsx'
import { useEdit } from './useEdit.ts'

/** Corrects the name on the bank account, for banks that know English names alone. */
export function BankNameDialog() {
  const { t } = useTranslation('profile')
  return (
    <Sheet
      title={t('bankNameTitle')}
      onClose={() => void closeDialog()}
      onBack={hasDialogBefore() ? () => void leaveDialog() : undefined}
    >
      <Loaded>
        {({ bankAccount }, banks) => (
          <Edit bankCode={bankCodeOf(bankAccount, banks)} before={bankAccount?.bankAccountName ?? ''} />
        )}
      </Loaded>
    </Sheet>
  )
}

function Edit({ bankCode, before }: { bankCode: string; before: string }) {
  const { t } = useTranslation('profile')
  const { send, busy, open, settle } = useEdit('bankName', t('profileDone'))
  const [name, setName] = useState(before)
  if (open.length > 0) return <UnknownEdit intents={open} text={t('unknownProfile')} onSettle={settle} />

  const submit = () => {
    // The spec says this one as a toast.
    if (nameProblem(bankCode, name) !== null) return showToast('error', t('englishOnly'))
    send(() => changeBankName(bankCode, joinBankName(name, '')))
  }
  return (
    <EditForm busy={busy} onSubmit={submit}>
      <Field
        name="accountName"
        label={t('accountName')}
        autoCapitalize="characters"
        value={name}
        onChange={(event) => setName(event.target.value.toUpperCase())}
        hint={t('englishOnly')}
      />
    </EditForm>
  )
}
