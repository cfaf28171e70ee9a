import { useEffect, useEffectEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useChatOffer } from '../../service/useChatOffer.ts'
import { useInfo } from '../../service/useInfo.ts'
import { version } from '../../settings/build.ts'
import { Card } from '../../ui/Card.tsx'
import { chatDrawing } from '../../ui/drawings/chat.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ReadFailure } from '../../ui/ReadFailure.tsx'
import { RichText } from '../../ui/RichText.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { PreferencesRow } from '../../ui/PreferencesRow.tsx'
import groupStyles from '../../ui/Group.module.css'
import pageStyles from '../../ui/Page.module.css'
import { ChatCard } from './ChatCard.tsx'
import { ContactLinks } from './ContactLinks.tsx'
import styles from './ContactPage.module.css'
import { ContactSkeleton } from './ContactSkeleton.tsx'
import { linkOf, shownContact } from './rules.ts'
import { SupportCode } from './SupportCode.tsx'
import { useContact } from './useContact.ts'

/** How support is reached, the shortest way first, and the app's version. */
export function ContactPage() {
  const { t } = useTranslation('info')
  const { data, error, isValidating, mutate } = useContact()
  const { isOffered, error: offerError, mutate: askForOffer } = useChatOffer()
  // Whoever comes here looks for help. The offer is read once, and every page uses it, so that a failed read would stay.
  const askAgain = useEffectEvent(() => offerError !== undefined && void askForOffer())
  useEffect(() => void askAgain(), [])
  const isAsked = isOffered === null && offerError === undefined
  const website = linkOf(useInfo()?.website ?? null)
  const contact = data && shownContact(data)
  const isEmpty = contact && [website, ...Object.values(contact)].every((shown) => shown === null)
  return (
    <div className={pageStyles['page']}>
      <h1 className={pageStyles['title']}>{t('contactTitle')}</h1>
      {isOffered && <ChatCard />}
      {isAsked && <Skeleton height={88} />}
      {!contact && !error && <ContactSkeleton />}
      {!contact && error && <ReadFailure error={error} busy={isValidating} onRetry={() => void mutate()} />}
      {isEmpty && !isOffered && !isAsked && (
        <EmptyState drawing={chatDrawing} title={t('contactEmptyTitle')} text={t('contactEmptyText')} />
      )}
      {(contact || error) && (
        <ContactLinks name={contact?.name ?? null} link={contact?.link ?? null} website={website} />
      )}
      {contact?.code && <SupportCode address={contact.code} />}
      {contact?.text && (
        <Card>
          <RichText html={contact.text} />
        </Card>
      )}
      <div className={groupStyles['group']}>
        <PreferencesRow />
      </div>
      <p className={styles['version']}>{t('version', { version })}</p>
    </div>
  )
}
