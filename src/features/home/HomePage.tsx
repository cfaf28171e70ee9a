import { RotateCw } from 'lucide-react'
import { type ReactNode, startTransition, useEffect, useState, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { agreementsCall, noticeCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import type { Wallet } from '../../api/wallet.ts'
import { wheelActiveCall } from '../../api/wheelActive.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { useReadErrorText } from '../../i18n/errorText.ts'
import { isBlocked } from '../../nav/history.ts'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { persistent } from '../../platform/storage.ts'
import { withTimeout } from '../../platform/withTimeout.ts'
import { hasAgreed } from '../../session/agreement.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { useReplayedTap } from '../../ui/controls/useReplayedTap.ts'
import { Deferred } from '../../ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../../ui/layout/lazyFeature.tsx'
import { useIsPrerendered } from '../../ui/layout/useIsPrerendered.ts'
import { hasContent } from '../../ui/richText/htmlText.ts'
import { AwaitedText } from '../../ui/richText/RichText.tsx'
import { useGamesRefresh } from '../../wallet/useGamesRefresh.ts'
import { Balance } from './Balance.tsx'
import { Games } from './Games.tsx'
import { BalanceSkeleton, GamesSkeleton } from './HomeSkeleton.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { Tiles } from './Tiles.tsx'
import hero from '../../ui/layout/Hero.module.css'
import balanceStyles from './Balance.module.css'
import parts from './BalanceParts.module.css'

const loadBelow = () => import('./BelowBalance.tsx')
// Loaded separately, because the balance does not need it.
const BelowBalance = lazyFeature('shared', loadBelow, 'BelowBalance')

/** The games wait at most this long for what belongs above them, and for its code. */
const timeoutMs = 1_000
const codeTimeoutMs = 2_500

function useHome() {
  const entry = useGamesRefresh(true)
  const wheel = useRead(entry.hasLoaded ? wheelActiveCall : null)
  const isWheelActive = wheel.data?.isActive ?? null
  useEffect(() => {
    if (isWheelActive) persistent.set('wheel', 'active')
    else if (isWheelActive === false) persistent.remove('wheel')
  }, [isWheelActive])
  return {
    ...entry,
    /** Null until known; a failed read counts as none. */
    isWheelActive: isWheelActive ?? (wheel.error ? false : null),
  }
}

/** Undefined until pending money and the notice are known, as either would shift what is under the player's finger. */
function useBelowFold(wallet: Wallet | undefined): Wallet | undefined {
  const [shown, setShown] = useState<Wallet>()
  const [isReady, setReady] = useState(false)
  const [isLate, setLate] = useState(false)
  const notice = useRead(noticeCall)
  const noticeIsKnown = notice.data !== undefined || notice.error !== undefined
  const isTime = isReady && (isLate || noticeIsKnown)
  const hasWallet = wallet !== undefined

  useEffect(() => {
    if (!hasWallet) return
    const reads = withTimeout(
      timeoutMs,
      loadBelow().then(({ readStatementAndCodes }) => readStatementAndCodes()),
    )
    const all = Promise.allSettled([reads, BelowBalance.load(), AwaitedText.load()])
    void withTimeout(codeTimeoutMs, all).then(() => setReady(true))
    const timer = setTimeout(() => setLate(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [hasWallet])
  useEffect(() => {
    if (isTime) startTransition(() => setShown(wallet))
  }, [wallet, isTime])
  return shown
}

export function HomePage({ notice, offer }: { notice: ReactNode; offer: ReactNode }) {
  const isPrerendered = useIsPrerendered()
  useReplayedTap()
  const { wallet, error, isRefreshing, refresh, ...home } = useHome()
  const below = useBelowFold(wallet)
  const shown = isPrerendered ? undefined : wallet
  // Their rows need no read.
  const hasUnknown = useUnknownCommands().length > 0
  const isLost = !shown && !isPrerendered && Boolean(error) && !isRefreshing
  return (
    <div className="stack">
      {shown && <Agreement homeHasLoaded={home.hasLoaded} />}
      <div className={hero['hero']} data-lost={isLost || undefined}>
        {shown ? (
          <Balance wallet={shown} isRefreshing={isRefreshing} hasFailed={Boolean(error)} onRefresh={refresh} />
        ) : isLost ? (
          <LostBalance error={error} onRetry={refresh} />
        ) : (
          <BalanceSkeleton />
        )}
        <MoneyActions />
      </div>
      <Tiles isPrerendered={isPrerendered} wallet={below} isWheelActive={home.isWheelActive} />
      {(below || isLost || hasUnknown) && (
        <Deferred>
          <BelowBalance
            wallet={below}
            isRefreshing={isRefreshing}
            onRefreshAll={home.isWheelActive === false ? refresh : null}
            onRetry={isLost ? refresh : null}
          >
            {notice}
          </BelowBalance>
        </Deferred>
      )}
      {below ? (
        <Games
          wallet={below}
          areStale={home.gamesAreStale}
          isRefreshing={home.gamesAreStale && isRefreshing}
          onRefresh={refresh}
        />
      ) : (
        !isLost && <GamesSkeleton />
      )}
      {(below || isLost) && offer}
    </div>
  )
}

function LostBalance({ error, onRetry }: { error: unknown; onRetry(): void }) {
  const { t } = useTranslation(['home', 'common'])
  const errorText = useReadErrorText()
  return (
    <div className={balanceStyles['balance']} role="alert">
      <h1 className={balanceStyles['head']}>{t('total')}</h1>
      <div className={parts['lost']}>
        <b>{t('common:loadFailed')}</b>
        <p className={parts['reason']}>{errorText(error)}</p>
        <Button variant="quiet" onClick={onRetry}>
          <RotateCw size={18} />
          <span>{t('common:retry')}</span>
        </Button>
      </div>
    </div>
  )
}

/** Home shows the agreement after this delay (product, numbers). */
const agreementDelayMs = 1_500

/** Once per visit, unless the session has agreed. A separate component, so dialogs do not rerender home. */
function Agreement({ homeHasLoaded }: { homeHasLoaded: boolean }) {
  const offered = useRef(false)
  const dialog = useDialog()?.name
  const { data, error } = useRead(homeHasLoaded && !hasAgreed() ? agreementsCall : null)
  const isDue = data?.some(hasContent) ?? error !== undefined
  useEffect(() => {
    if (!isDue || dialog || offered.current || hasAgreed()) return
    let timer = setTimeout(ask, agreementDelayMs)
    function ask() {
      offered.current = !isBlocked() && openDialog({ name: 'agreement' })
      // An open alert blocks navigation; it tries again later.
      if (!offered.current) timer = setTimeout(ask, agreementDelayMs)
    }
    return () => clearTimeout(timer)
  }, [isDue, dialog])
  return null
}
