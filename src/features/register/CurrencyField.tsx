import { useTranslation } from 'react-i18next'
import { SelectField } from '../../ui/SelectField.tsx'
import type { Draft } from './draft.ts'

interface Props {
  value: Draft['currency']
  onChoose(currency: Draft['currency']): void
}

/** The currency of a member in Laos (spec, section 9). */
export function CurrencyField({ value, onChoose }: Props) {
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
