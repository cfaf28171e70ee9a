import { useTranslation } from 'react-i18next'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { DataRow } from './DataRow.tsx'

/** The id that support asks for. */
export function MemberId({ id }: { id: string }) {
  const { t } = useTranslation(['profile', 'shared'])
  return (
    <DataRow label={t('id')} value={id}>
      {id !== '' && <CopyButton label={t('shared:copy', { what: t('id') })} text={id} />}
    </DataRow>
  )
}
