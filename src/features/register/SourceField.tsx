import { useTranslation } from 'react-i18next'
import { sourcesCall } from '../../api/register.ts'
import { useRead } from '../../reads/reads.ts'
import { SelectField } from '../../ui/SelectField.tsx'

/** How the player found the service; nothing where the operator does not ask. */
export function SourceField({ value, onChoose }: { value: string; onChoose(sourceCode: string): void }) {
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
