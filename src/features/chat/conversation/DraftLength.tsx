import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/amounts.ts'
import { showLengthFrom, lengthOf, maxMessageLength } from '../engine/draftRules.ts'
import styles from './Composer.module.css'

/** The length of a long draft, and that it is too long. */
export function DraftLength({ id, draft }: { id: string; draft: string }) {
  const { t } = useTranslation('chat')
  const length = lengthOf(draft)
  const isTooLong = length > maxMessageLength
  return (
    <p id={id} className={isTooLong ? styles['problem'] : styles['count']} role={isTooLong ? 'alert' : undefined}>
      {isTooLong
        ? t('tooLong', { over: formatCount(length - maxMessageLength), limit: formatCount(maxMessageLength) })
        : length >= showLengthFrom &&
          t('length', { length: formatCount(length), limit: formatCount(maxMessageLength) })}
    </p>
  )
}
