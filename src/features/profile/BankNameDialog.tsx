import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { BankAccount, Bank } from '../../api/banks.ts'
import { changeBankNameCall } from '../../api/profile.ts'
import { showToast } from '../../lib/toasts.ts'
import { bankChoices, bankCodeOf, joinBankName, nameProblem, needsEnglishName } from '../../operator/bankName.ts'
import { useDraft } from '../../session/drafts.ts'
import { Field, inCapitals, SelectField } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { BankCard } from './BankCard.tsx'
import { EditForm, useEdit } from './EditForm.tsx'
import { ProfileFormLoader } from './ProfileLoader.tsx'

export function BankNameDialog() {
  const { t } = useTranslation('profile')
  return (
    <Sheet title={t('bankNameTitle')}>
      <ProfileFormLoader height={231}>
        {({ bankAccount }, banks) => <EditBankName account={bankAccount} banks={banks} />}
      </ProfileFormLoader>
    </Sheet>
  )
}

function EditBankName({ account, banks }: { account: BankAccount | null; banks: readonly Bank[] }) {
  // If the bank is unknown, the member has to choose it.
  const known = bankCodeOf(account, banks)
  const { t, i18n } = useTranslation('profile')
  const { send, ...command } = useEdit('bankName', t('profileDone'))
  const [name, setName] = useDraft<string>('bankName', () => account?.bankAccountName ?? '')
  const [chosen, setChosen] = useDraft<string>('bankCode', () => '')
  const [isMissing, setIsMissing] = useState(false)
  const bankCode = known || chosen

  const submit = () => {
    setIsMissing(bankCode === '')
    if (bankCode === '') return
    // In a toast (product, validation).
    if (nameProblem(bankCode, name, 'englishOnly') !== null) return showToast('error', t('englishOnly'))
    send(changeBankNameCall, { bankCode, bankAccountName: joinBankName(name, '') })
  }
  const isEnglish = needsEnglishName(bankCode)
  return (
    <EditForm command={command} unknown={t('unknownProfile')} onSubmit={submit}>
      {account && known !== '' && <BankCard account={account} banks={banks} isShort />}
      {known === '' && (
        <SelectField
          name="bank"
          label={t('bank')}
          value={chosen}
          mark={chosen !== '' && <BankTile code={chosen} />}
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
        label={isEnglish ? t('inEnglish', { label: t('accountName') }) : t('accountName')}
        autoCapitalize="characters"
        value={name}
        onChange={(event) => setName(inCapitals(event.target))}
        hint={isEnglish ? t('nameInEnglish') : ''}
      />
    </EditForm>
  )
}
