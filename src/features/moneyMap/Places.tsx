import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { mainWallet } from '../../api/entities.ts'
import { formatMoney, maskWord } from '../../i18n/money.ts'
import type { Minor } from '../../lib/money/minor.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { classes } from '../../ui/classes.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Amount, Masked } from '../../ui/money/Amount.tsx'
import { accountIconOf } from '../../wallet/accountIcon.ts'
import { useCurrency } from '../../wallet/useWallet.ts'
import { colorOf, shareOf, shareText, type MoneyPlace } from './rules.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './MoneyMap.module.css'

interface Props {
  places: readonly MoneyPlace[]
  /** Null if an amount is unknown. */
  total: Minor | null
}

export function Places({ places, total }: Props) {
  const { t } = useTranslation(['moneyMap', 'common'])
  const currency = useCurrency()
  const nameOf = ({ name }: MoneyPlace) => name ?? t('common:mainWallet')
  const open = ({ code }: MoneyPlace) => openDialog(code === mainWallet ? { name: 'withdraw' } : { name: 'game', code })
  return (
    <>
      <Card className={styles['whole']}>
        <p className={styles['note']}>{t('total')}</p>
        <p className={styles['total']}>
          <Amount>{formatMoney(total, currency)}</Amount>
        </p>
        {/* Shares would reveal hidden amounts. */}
        <div className={styles['bar']} aria-hidden="true" hidden={maskWord() !== null}>
          {places.map((place, index) => (
            <span
              key={place.code}
              data-color={colorOf(index)}
              style={{ flexGrow: shareOf(place, places) }}
              data-empty={shareOf(place, places) === 0 ? '' : undefined}
            />
          ))}
        </div>
      </Card>
      <ul className={classes(groupStyles['group'], styles['places'])}>
        {places.map((place, index) => (
          <li key={place.code}>
            <button type="button" className={groupStyles['row']} onClick={() => open(place)}>
              <span className={styles['place']} aria-hidden="true">
                <AccountTile account={accountIconOf(place.code, [place])} />
                <span className={styles['dot']}>
                  <span data-color={colorOf(index)} />
                </span>
              </span>
              <span className={groupStyles['words']}>
                <span className={groupStyles['label']} translate={place.name === null ? undefined : 'no'}>
                  {nameOf(place)}
                </span>{' '}
                <b className={styles['amount']}>
                  {place.amount === null ? t('amountUnread') : <Masked>{formatMoney(place.amount, currency)}</Masked>}
                </b>
                {!place.isOpen && <span className={groupStyles['hint']}>{t('notOpen')}</span>}
              </span>{' '}
              {total !== null && maskWord() === null && (
                <span className={styles['share']} translate="no">
                  {shareText(shareOf(place, places))}
                </span>
              )}
              <ChevronRight className={groupStyles['end']} size={20} />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
