import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { changeBankName } from '../../api/profile.ts'
import type { Bank } from '../../api/banks.ts'
import { bankChoices, bankCodeOf, joinBankName, needsEnglishName } from '../../service/bankName.ts'
import { closeDialog, hasDialogBefore, leaveDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { Field } from '../../ui/Field.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { showToast } from '../../messages/toasts.ts'
import { EditForm } from './EditForm.tsx'
import { ProfileLoader } from './ProfileLoader.tsx'
import { nameProblem } from './rules.ts'
import { UnknownEdit } from './UnknownEdit.tsx'
import { useEdit } from './useEdit.ts'

/** Corrects the name on the bank account, for banks that accept English names only. */
export function BankNameDialog() {
  const { t } = useTranslation('profile')
  return (
    <Sheet
      title={t('bankNameTitle')}
      onClose={() => void closeDialog()}
      onBack={hasDialogBefore() ? () => void leaveDialog() : undefined}
    >
      <ProfileLoader>
        {({ bankAccount }, banks) => (
          <Edit known={bankCodeOf(bankAccount, banks)} banks={banks} before={bankAccount?.bankAccountName ?? ''} />
        )}
      </ProfileLoader>
    </Sheet>
  )
}

interface Props {
  /** The code of the account's bank; '' if unknown, then the member has to choose it. */
  known: string
  banks: readonly Bank[]
  before: string
}

function Edit({ known, banks, before }: Props) {
  const { t, i18n } = useTranslation('profile')
  const { send, busy, open, settle } = useEdit('bankName', t('profileDone'))
  const [name, setName] = useTyped<string>('bankName', () => before)
  const [chosen, setChosen] = useTyped<string>('bankCode', () => '')
  const [isMissing, setIsMissing] = useState(false)
  const bankCode = known || chosen
  if (open.length > 0) return <UnknownEdit intents={open} text={t('unknownProfile')} onSettle={settle} />

  const submit = () => {
    setIsMissing(bankCode === '')
    if (bankCode === '') return
    // The spec wants this one as a toast.
    if (nameProblem(bankCode, name) !== null) return showToast('error', t('englishOnly'))
    send(() => changeBankName(bankCode, joinBankName(name, '')))
  }
  return (
    <EditForm busy={busy} onSubmit={submit}>
      {known === '' && (
        <SelectField
          name="bank"
          label={t('bank')}
          value={chosen}
          choices={bankChoices(banks, i18n.language, t('bankChoose'))}
          onChoose={(code) => {
            setChosen(code)
            setIsMissing(false)
          }}
          error={isMissing ? t('bankRequired') : null}
        />
      )}
      <Field
        name="accountName"
        label={t('accountName')}
        autoCapitalize="characters"
        value={name}
        onChange={(event) => setName(event.target.value.toUpperCase())}
        hint={needsEnglishName(bankCode) ? t('englishOnly') : ''}
      />
    </EditForm>
  )
}
