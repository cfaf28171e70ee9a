import { ExternalLink, Globe, MessageCircle, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/Card.tsx'
import { OutsideLink } from '../../ui/OutsideLink.tsx'
import { classes } from '../../ui/classes.ts'
import rowStyles from '../../ui/RowButton.module.css'
import styles from './Rows.module.css'
import { bareAddress } from './rules.ts'

interface Props {
  /** The support chat's name. */
  name: string | null
  /** The address of the support chat; without one the name alone is shown. */
  link: string | null
  website: string | null
}

/** Links to the support chat and to the website. */
export function ContactLinks({ name, link, website }: Props) {
  const { t } = useTranslation('info')
  const hasChat = name !== null || link !== null
  if (!hasChat && website === null) return null
  return (
    <Card className={styles['group']}>
      <ul className={styles['rows']}>
        {hasChat && (
          <ContactRow icon={MessageCircle} label={t('chat')} value={name ?? bareAddress(link ?? '')} link={link} />
        )}
        {website !== null && (
          <ContactRow icon={Globe} label={t('website')} value={bareAddress(website)} link={website} />
        )}
      </ul>
    </Card>
  )
}

interface ContactRowProps {
  icon: LucideIcon
  label: string
  value: string
  link: string | null
}

function ContactRow({ icon: Icon, label, value, link }: ContactRowProps) {
  const content = (
    <>
      <span className={styles['icon']} aria-hidden="true">
        <Icon size={20} />
      </span>
      <span>
        <span className={styles['label']}>{label}</span> <span className={styles['value']}>{value}</span>
      </span>
      {link !== null && <ExternalLink className={styles['end']} size={18} aria-hidden="true" />}
    </>
  )
  return (
    <li>
      {link === null ? (
        <div className={classes(rowStyles['row'], styles['row'])}>{content}</div>
      ) : (
        <OutsideLink address={link} className={classes(rowStyles['row'], styles['row'])}>
          {content}
        </OutsideLink>
      )}
    </li>
  )
}
