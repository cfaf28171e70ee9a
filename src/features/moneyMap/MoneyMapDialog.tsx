import { ArrowLeftRight, Check, Clock, ClockAlert, Minus, TriangleAlert, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Wallet } from '../../api/wallet.ts'
import { DuplicateWarning } from '../../commands/CommandForm.tsx'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { formatMoney } from '../../i18n/money.ts'
import { unbroken } from '../../i18n/wholeName.ts'
import { sum, type Minor } from '../../lib/money/minor.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { KindTile } from '../../ui/money/KindTile.tsx'
import { currencyOf, totals } from '../../wallet/accounts.ts'
import { useGamesRefresh } from '../../wallet/useGamesRefresh.ts'
import { useCurrency, useWallet } from '../../wallet/useWallet.ts'
import { Places } from './Places.tsx'
import { countLegs, headlineState, movableAccounts, placesOf, type Leg } from './rules.ts'
import { useBringHome } from './useBringHome.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './MoneyMap.module.css'

export function MoneyMapDialog() {
  const { t } = useTranslation('moneyMap')
  useGamesRefresh(true)
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={715} shape="text">
        {([wallet]) => <MoneyMap wallet={wallet} />}
      </Reads>
    </Sheet>
  )
}

const looks = {
  waiting: { icon: Clock, kind: 'out', text: 'legWaiting' },
  sending: { icon: ArrowLeftRight, kind: 'accent', text: 'legSending' },
  done: { icon: Check, kind: 'in', text: 'legDone' },
  failed: { icon: X, kind: 'danger', text: 'legFailed' },
  partly: { icon: TriangleAlert, kind: 'wait', text: null },
  unknown: { icon: ClockAlert, kind: 'wait', text: 'legUnknown' },
  notSent: { icon: Minus, kind: 'out', text: 'legNotSent' },
} as const

interface LegsProps {
  legs: readonly Leg[]
  /** The server has confirmed it. */
  brought: Minor | null
  isRunning: boolean
}

function Legs({ legs, brought, isRunning }: LegsProps) {
  const { t } = useTranslation('moneyMap')
  const currency = useCurrency()
  const { done, failed, unknown, notSent } = countLegs(legs)
  // Until the wallet is reread, these are the previous run's transfers.
  const isUnderWay = isRunning && legs.some(({ state }) => state === 'waiting' || state === 'sending')
  const { icon, kind } = looks[isUnderWay ? 'sending' : headlineState(legs)]
  const of = { done, all: legs.length }
  const parts = [
    unknown > 0 && t('courseUnknown', { number: unknown }),
    (done > 0 || unknown === 0) && t('courseDone', of),
    failed > 0 && t('courseFailed', { number: failed }),
    notSent > 0 && t('courseNotSent', { number: notSent }),
  ]
  return (
    <div className={groupStyles['group']}>
      <div className={groupStyles['row']}>
        <KindTile icon={icon} kind={kind} />
        <p className={groupStyles['words']} role="status">
          <span className={styles['head']}>
            {isUnderWay
              ? t('courseRunning', of)
              : parts
                  .flatMap((part) => part || [])
                  .map(unbroken)
                  .join(' · ')}
          </span>
          {!isUnderWay && done > 0 && (
            <span className={styles['brought']}>{t('brought', { amount: formatMoney(brought, currency) })}</span>
          )}
        </p>
      </div>
      <ul className={classes(groupStyles['group'], styles['legs'])} aria-label={t('legs')}>
        {legs.map(({ code, name, amount, state, reason }) => (
          <li key={code} className={groupStyles['row']}>
            <KindTile icon={looks[state].icon} kind={looks[state].kind} />
            <span className={groupStyles['words']}>
              <span className={groupStyles['label']} translate="no">
                {name}
              </span>
              <span className={styles['state']} data-state={state}>
                {reason || t(looks[state].text)}
              </span>
            </span>
            <b className={styles['amount']}>
              <Masked>{formatMoney(amount, currency)}</Masked>
            </b>
          </li>
        ))}
      </ul>
    </div>
  )
}

function MoneyMap({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('moneyMap')
  const currency = currencyOf(wallet)
  const home = useBringHome()
  const places = placesOf(wallet)
  const total = totals(wallet).all
  const away = movableAccounts(wallet)
  const isUnknown = home.unknownCommands.length > 0
  const isBegun = home.legs.length > 0
  const bringHome = isUnknown ? null : (
    <BringHome amount={formatMoney(sum(away.map(({ amount }) => amount)), currency)} count={away.length} home={home} />
  )
  return (
    <div className={styles['map']}>
      {(isUnknown || isBegun) && (
        <div key={String(isUnknown)} ref={isBegun ? show : undefined} className={styles['course']} tabIndex={-1}>
          {isUnknown && <UnknownCommand command={home} text={t('unknown')} />}
          {isBegun && <Legs legs={home.legs} brought={home.broughtHome} isRunning={home.isRunning} />}
          {isBegun && bringHome}
        </div>
      )}
      <Places places={places} total={total} />
      {total === null && <p className={styles['note']}>{t('unread')}</p>}
      {!isBegun && bringHome}
    </div>
  )
}

/** The progress is far above the button. */
function show(course: HTMLElement | null): void {
  course?.focus()
  course?.scrollIntoView({ block: 'start' })
}

interface Props {
  amount: string
  count: number
  home: ReturnType<typeof useBringHome>
}

function BringHome({ amount, count, home }: Props) {
  const { t } = useTranslation(['moneyMap', 'shared'])
  const { isRunning, notBegun, duplicate } = home
  if (isRunning && home.legs.some(({ state }) => state === 'waiting'))
    return (
      <Button variant="quiet" onClick={home.stop}>
        {t('stop')}
      </Button>
    )
  return (
    <div className={styles['way']}>
      <Refusal>{notBegun && t(notBegun)}</Refusal>
      <DuplicateWarning duplicate={duplicate} />
      {count === 0 ? (
        <p className={styles['note']}>{t('allHome')}</p>
      ) : (
        <>
          <Button disabled={duplicate?.ignoresTap} isBusy={home.isBusy || isRunning} onClick={home.run}>
            {t(duplicate ? 'shared:sendAgain' : 'bring', { amount })}
          </Button>
          {count > 1 && <p className={styles['note']}>{t('oneByOne')}</p>}
        </>
      )}
    </div>
  )
}
