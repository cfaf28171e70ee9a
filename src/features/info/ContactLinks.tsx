import { Globe } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppMark } from '../../ui/layout/AppMark.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { LinkRow } from '../../ui/lists/ActionRow.tsx'
import groupStyles from '../../ui/layout/Group.module.css'
import { appOf, bareAddress } from './rules.ts'

interface Props {
  /** The name of support's account in a messenger. */
  name: string | null
  /** Without an address only the name is shown. */
  link: string | null
  website: string | null
}

const appNames = { line: 'LINE', telegram: 'Telegram' }

export function ContactLinks({ name, link, website }: Props) {
  const { t } = useTranslation('info')
  const hasApp = name !== null || link !== null
  if (!hasApp && website === null) return null
  const app = appOf(link)
  return (
    <div className={groupStyles['group']}>
      {hasApp && (
        <LinkRow
          picture={<AppMark app={app} />}
          label={appNames[app]}
          hint={name ?? bareAddress(link ?? '')}
          address={link}
        />
      )}
      {website !== null && (
        <LinkRow
          picture={<KindTile icon={Globe} kind="invite" />}
          label={t('website')}
          hint={bareAddress(website)}
          address={website}
        />
      )}
    </div>
  )
}
