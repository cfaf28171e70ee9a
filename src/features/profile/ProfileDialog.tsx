import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Bank } from '../../api/banks.ts'
import { changeProfileCall, type MemberProfile } from '../../api/profile.ts'
import {
  accountNumber,
  accountProblem,
  bankChoices,
  bankOf,
  dashed,
  joinBankName,
  nameProblem,
  needsEnglishName,
} from '../../operator/bankName.ts'
import { useDraft } from '../../session/drafts.ts'
import { Field, inCapitals, SelectField } from '../../ui/controls/Field.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { BankTile } from '../../ui/money/BankTile.tsx'
import { EditForm, useEdit } from './EditForm.tsx'
import { ProfileFormLoader } from './ProfileLoader.tsx'
import { checkProfileDraft, type ProfileDraft } from './rules.ts'

export function ProfileDialog() {
  const { t } = useTranslation('profile')
  return (
    <Sheet title={t('editTitle')}>
      <ProfileFormLoader height={448}>
        {(profile, banks) => <EditProfile profile={profile} banks={banks} />}
      </ProfileFormLoader>
    </Sheet>
  )
}

function EditProfile({ profile: { profile, bankAccount }, banks }: { profile: MemberProfile; banks: readonly Bank[] }) {
  const { t, i18n } = useTranslation('profile')
  const { send, ...command } = useEdit('profile', t('profileDone'))
  const bank = bankOf(bankAccount, banks)
  const offered = bank.code === '' || banks.includes(bank) ? banks : [bank, ...banks]
  const read: ProfileDraft = {
    name: profile.name,
    bankCode: bank.code,
    bankAccountName: bankAccount?.bankAccountName ?? '',
    bankAccountNo: dashed(bankAccount?.bankAccountNo ?? ''),
  }
  const began = { ...read, basedOn: JSON.stringify(read) }
  // The whole profile is sent, so a draft over older data would revert newer changes.
  const [form, setForm] = useDraft(
    'profile',
    () => began,
    (kept) => (kept.basedOn === began.basedOn ? kept : began),
  )
  const [problems, setProblems] = useState<ReturnType<typeof checkProfileDraft>>({})

  const change = (part: Partial<ProfileDraft>) => {
    setForm({ ...form, ...part })
    setProblems({})
  }
  const submit = () => {
    const found = checkProfileDraft(form)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    send(changeProfileCall, {
      name: form.name.trim(),
      bankCode: form.bankCode,
      bankAccountName: joinBankName(form.bankAccountName, ''),
      bankAccountNo: accountNumber(form.bankAccountNo),
    })
  }
  const words = (field: keyof ProfileDraft) => (problems[field] ? t(problems[field]) : null)
  const isEnglish = needsEnglishName(form.bankCode)
  const isWrongScript = nameProblem(form.bankCode, form.bankAccountName, 'accountNameRequired') === 'englishOnly'
  return (
    <EditForm command={command} unknown={t('unknownProfile')} onSubmit={submit}>
      <Field
        name="name"
        label={t('name')}
        value={form.name}
        onChange={(event) => change({ name: event.target.value })}
        error={words('name')}
      />
      <SelectField
        name="bank"
        label={t('bank')}
        value={form.bankCode}
        mark={form.bankCode !== '' && <BankTile code={form.bankCode} />}
        choices={bankChoices(offered, i18n.language, t('bankChoose'))}
        onChoose={(bankCode) => change({ bankCode })}
        error={words('bankCode')}
      />
      <Field
        name="accountName"
        label={isEnglish ? t('inEnglish', { label: t('accountName') }) : t('accountName')}
        autoCapitalize="characters"
        value={form.bankAccountName}
        onChange={(event) => change({ bankAccountName: inCapitals(event.target) })}
        error={isWrongScript ? t('englishOnly') : words('bankAccountName')}
        hint={isEnglish ? t('nameInEnglish') : ''}
      />
      <Field
        name="accountNo"
        label={t('accountNo')}
        inputMode="numeric"
        value={form.bankAccountNo}
        onChange={(event) => change({ bankAccountNo: event.target.value })}
        onBlur={() =>
          accountProblem(form.bankAccountNo) ??
          setForm({ ...form, bankAccountNo: dashed(accountNumber(form.bankAccountNo)) })
        }
        error={words('bankAccountNo')}
      />
    </EditForm>
  )
}
