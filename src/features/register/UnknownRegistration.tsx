import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import type { Intent } from '../../commands/intents.ts'
import { formatSince } from '../../i18n/since.ts'
import { pages } from '../../nav/addresses.ts'
import { Card } from '../../ui/Card.tsx'
import { UnknownOutcome } from '../../ui/UnknownOutcome.tsx'
import { useNow } from '../../ui/useNow.ts'
import styles from './RegisterPage.module.css'

interface Props {
  intents: readonly Intent[]
  phone: string
  onSettle(): void
}

/** A registration of unknown outcome. Signing in shows whether the account exists. */
export function UnknownRegistration({ intents, phone, onSettle }: Props) {
  const { t } = useTranslation('register')
  const now = useNow()
  const card = useRef<HTMLElement>(null)
  // The last fields stood lower than it does.
  useEffect(() => card.current?.scrollIntoView({ block: 'start' }), [])
  return (
    <Card ref={card} className={styles['unknown']}>
      <UnknownOutcome
        text={t('unknownText')}
        lines={intents.map(({ at }) => t('unknownLine', { phone, time: formatSince(at, now) }))}
        lookLabel={t('unknownLook')}
        onLook={() => navigate(pages.login)}
        settleLabel={t('unknownSettle')}
        checking={false}
        onSettle={onSettle}
      />
    </Card>
  )
}
