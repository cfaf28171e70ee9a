import { HeartHandshake, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { settings } from '../../lib/settings/settings.ts'
import { pages } from '../../nav/addresses.ts'
import { ActionRow, LinkRow } from '../../ui/lists/ActionRow.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import groupStyles from '../../ui/layout/Group.module.css'

/** Leads to the operator, as only they can close an account. */
export function HelpGroup() {
  const { t } = useTranslation('depositLimits')
  const line = helpLine()
  return (
    <section>
      <h3 className={groupStyles['title']}>{t('help')}</h3>
      <div className={groupStyles['group']}>
        {line !== null && (
          <LinkRow
            picture={<KindTile icon={Phone} kind="in" />}
            label={t('helpLine', { number: line })}
            hint={t('helpLineHint')}
            address={`tel:${line.replace(/[^+\d]/g, '')}`}
          />
        )}
        <ActionRow
          picture={<KindTile icon={HeartHandshake} kind="accent" />}
          label={t('exclude')}
          hint={t('excludeHint')}
          onOpen={() => navigate(pages.memberContact, { replace: true })}
        />
      </div>
    </section>
  )
}

/** Help line of Thailand's Department of Mental Health. */
const thaiHelpLine = '1323'

/** The operator's setting; in Thailand the national line by default. */
function helpLine(): string | null {
  const { VITE_HELP_LINE: set, VITE_REGION: region } = settings
  if (set === '') return region === 'th' ? thaiHelpLine : null
  return set === 'none' ? null : set
}
