import { Gift } from 'lucide-react'
import { useRef, useId } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/client/errors.ts'
import type { Slice } from '../../api/spin.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useReadSince } from '../../commands/useReadSince.ts'
import { formatCount } from '../../i18n/money.ts'
import { afterStepBack } from '../../nav/history.ts'
import { classes } from '../../ui/classes.ts'
import { wheelDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Fold } from '../../ui/layout/Fold.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Coupons } from './Coupons.tsx'
import { PrizeDialog } from './PrizeDialog.tsx'
import { reconcile, canSpin } from './rules.ts'
import { useSpin } from './useSpin.ts'
import { useReadAgain } from './useWheel.ts'
import { Wheel } from './wheel/Wheel.tsx'
import styles from './SpinPage.module.css'

type Spin = ReturnType<typeof useSpin>

const reconcileTexts = { taken: 'unknownTaken', kept: 'unknownKept', unclear: 'unknownUnclear' } as const

/** The player decides once coins and wallet have been read again. */
function UnknownSpin({ spin: { setup, ...command } }: { spin: Spin }) {
  const { t } = useTranslation('spin')
  const readAgain = useReadAgain()
  const isRead = useReadSince(command.unknownCommands, setup.data?.askedAt, readAgain)
  const coins = isRead ? (setup.data?.coins ?? null) : null
  return (
    <UnknownCommand
      command={command}
      text={t(reconcileTexts[reconcile(command.unknownCommands[0]?.amountMinor ?? null, coins)])}
      lineOf={({ amountMinor }, time) =>
        t('unknownLine', { time, before: formatCount(amountMinor), now: formatCount(coins) })
      }
      evidence={{ label: t('unknownShow'), onShow: readAgain }}
      read={{ isRead, isReading: setup.isValidating, onRead: readAgain }}
    />
  )
}

export function SpinPage() {
  const { t } = useTranslation('spin')
  const spin = useSpin()
  // Commands are stored by the member's id, which the wallet contains.
  const wallet = useWallet()
  const { setup, unknownCommands, prize } = spin
  const isOff = !spin.isBusy && isSwitchedOff(setup.error)
  const coupons = useRef<HTMLHeadingElement>(null)
  const lookAtCoupons = () => {
    flushSync(spin.onSeen)
    // The dialog's history step goes first, as the browser scrolls with it.
    setTimeout(() =>
      afterStepBack(() => {
        coupons.current?.focus()
        // Two frames later the browser has restored the scroll position.
        requestAnimationFrame(() => requestAnimationFrame(() => coupons.current?.scrollIntoView({ block: 'start' })))
      }),
    )
  }
  return (
    <div className="stack">
      <PageHead title={t('title')} />
      <Card className={styles['stage']}>
        {unknownCommands.length > 0 && <UnknownSpin spin={spin} />}
        {unknownCommands.length === 0 && isOff && <NoWheel />}
        {unknownCommands.length === 0 && !isOff && (
          <Reads of={[setup, wallet]} height={326} shape="disc">
            {([{ coins }]) => <Stage coins={coins} spin={spin} />}
          </Reads>
        )}
      </Card>
      <Coupons isTurning={spin.isBusy} title={coupons} />
      {unknownCommands.length === 0 && !isOff && spin.slices.length > 1 && (
        <Prizes name={setup.data?.name ?? ''} slices={spin.slices} />
      )}
      {prize !== null && <PrizeDialog prize={prize} onClose={spin.onSeen} onLook={lookAtCoupons} />}
    </div>
  )
}

/** The server's code while no wheel is active. */
const isSwitchedOff = (error: unknown) => error instanceof ApiError && error.code === 'NO_DATA'

function NoWheel() {
  const { t } = useTranslation('spin')
  return <EmptyState drawing={wheelDrawing} title={t('emptyTitle')} text={t('emptyText')} />
}

function Stage({ coins, spin }: { coins: number | null; spin: Spin }) {
  const { slices, winner, won, isBusy, hasSpun, start, onRest, onShown } = spin
  const { t } = useTranslation('spin')
  const stateId = useId()
  if (slices.length < 2) return <NoWheel />

  const state = () => {
    if (won !== null) return t('won', { prize: won })
    if (isBusy) return t('turning')
    if (coins === null) return t('coinsUnread')
    return t(coins > 0 ? 'hint' : 'noCoins')
  }
  const held = formatCount(coins)
  const isReady = canSpin(coins, isBusy)
  const isTurning = isBusy && won === null
  const action = isTurning ? 'spinning' : hasSpun && coins !== null && coins > 0 ? 'again' : 'spin'
  return (
    <div className={styles['plate']}>
      <Wheel slices={slices} winner={winner} onRest={onRest} onShown={onShown}>
        <button
          type="button"
          className={styles['spin']}
          aria-disabled={!isReady || undefined}
          aria-busy={isBusy || undefined}
          aria-describedby={stateId}
          onClick={isReady ? start : undefined}
        >
          <span className={styles['action']} data-small={action !== 'spin' || undefined}>
            {t(action)}
          </span>{' '}
          <span className={styles['coins']} translate="no" data-small={held.length > 6 || undefined}>
            {t('coins', { count: coins ?? 0, shown: held })}
          </span>
        </button>
      </Wheel>
      <p
        id={stateId}
        className={classes(styles['state'], won !== null && styles['won'], isReady && styles['price'])}
        role="status"
      >
        {state()}
      </p>
    </div>
  )
}

/** In full, as the wheel may truncate its labels. */
function Prizes({ name, slices }: { name: string; slices: readonly Slice[] }) {
  const { t } = useTranslation('spin')
  return (
    <section aria-label={t('prizes')}>
      {/* The page already has this title. */}
      {name !== t('title') && <p className={styles['name']}>{name}</p>}
      <Fold icon={Gift} kind="bonus" label={t('prizes')}>
        <ul className={styles['prizes']} aria-label={t('prizes')}>
          {keyed(slices, ({ code }) => code).map(({ key, item }) => (
            <li key={key} translate="no">
              {item.label || item.code}
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  )
}
