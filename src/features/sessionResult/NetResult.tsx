import { useTranslation } from 'react-i18next'
import { isLong } from '../../i18n/money.ts'
import { Masked } from '../../ui/Masked.tsx'
import styles from './Result.module.css'

interface Props {
  /** With its sign, or the word that hides it. */
  amount: string
  isExact: boolean
}

/** Stands for the amount while the words around it are looked for. */
const place = '|'

/** What playing has brought or cost, in large figures. Of an estimate, small words beside them say so. */
export function NetResult({ amount, isExact }: Props) {
  const { t } = useTranslation('sessionResult')
  const [before = '', after = ''] = isExact ? [] : t('about', { amount: place }).split(place)
  return (
    <div className={styles['net']} data-long={isLong(amount) ? '' : undefined}>
      <dt>{t('net')}</dt>
      <dd>
        {before && <small>{before}</small>}
        <span>
          <Masked>{amount}</Masked>
        </span>
        {after && <small>{after}</small>}
      </dd>
    </div>
  )
}
