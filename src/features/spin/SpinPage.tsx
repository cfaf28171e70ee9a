import { useTranslation } from 'react-i18next'
import { useEffect, useRef, useState } from 'react'
import { ApiError } from '../../api/client/errors.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Coupons } from './Coupons.tsx'
import { NoWheel } from './NoWheel.tsx'
import { PrizeDialog } from './PrizeDialog.tsx'
import { Prizes } from './Prizes.tsx'
import { Stage } from './Stage.tsx'
import { useSpin } from './useSpin.ts'
import { afterStepBack } from '../../nav/history.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import type { CommandState } from '../../commands/useCommand.ts'
import { useReadSince } from '../../commands/useReadSince.ts'
import { formatCount } from '../../i18n/amounts.ts'
import { reconcile } from './rules.ts'
import { useReadAgain, type useWheelSetup } from './useWheel.ts'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './SpinPage.module.css'

interface Props {
  setup: Pick<ReturnType<typeof useWheelSetup>, 'data' | 'isValidating'>
  command: Pick<CommandState, 'open' | 'decide'>
}

const reconcileTexts = { taken: 'unknownTaken', kept: 'unknownKept', unclear: 'unknownUnclear' } as const

/** The player decides once coins and wallet are read again. */
function UnknownSpin({ setup: { data, isValidating }, command }: Props) {
  const { t } = useTranslation('spin')
  const readAgain = useReadAgain()
  const isRead = useReadSince(command.open, data?.asked, readAgain)
  const coins = isRead ? (data?.coins ?? null) : null
  return (
    <UnknownCommand
      command={command}
      text={t(reconcileTexts[reconcile(command.open[0]?.amountMinor ?? null, coins)])}
      lineOf={({ amountMinor }, time) =>
        t('unknownLine', { time, before: formatCount(amountMinor), now: formatCount(coins) })
      }
      look={{ label: t('unknownLook'), onLook: readAgain }}
      read={{ isRead, isReading: isValidating, onRead: readAgain }}
    />
  )
}

export function SpinPage() {
  const { t } = useTranslation('spin')
  const spin = useSpin()
  // Commands are stored by its member id.
  const wallet = useWallet()
  const { setup, open, prize } = spin
  const { heading, look } = useScrollToCoupons()
  return (
    <div className={pageStyles['page']}>
      <PageHead title={t('title')} />
      <Card className={styles['stage']}>
        {open.length > 0 && <UnknownSpin setup={setup} command={spin} />}
        {open.length === 0 && isSwitchedOff(setup) && <NoWheel />}
        {open.length === 0 && !isSwitchedOff(setup) && (
          <Reads of={[setup, wallet]} height={400} shape="disc">
            {([{ coins }]) => <Stage coins={coins} spin={spin} />}
          </Reads>
        )}
      </Card>
      <Coupons isTurning={spin.isBusy} title={heading} />
      {open.length === 0 && spin.slices.length > 1 && <Prizes name={setup.data?.name ?? ''} slices={spin.slices} />}
      {prize !== null && <PrizeDialog prize={prize} onClose={spin.onSeen} onLook={() => look(spin.onSeen)} />}
    </div>
  )
}

/** The server's code while the operator runs no wheel. */
const isSwitchedOff = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined && error instanceof ApiError && error.code === 'NO_DATA'

function useScrollToCoupons() {
  const heading = useRef<HTMLHeadingElement>(null)
  const [isLooking, setIsLooking] = useState(false)
  useEffect(() => {
    if (!isLooking) return
    // The dialog's history step is undone first: the browser scrolls with it.
    const timer = setTimeout(() =>
      afterStepBack(() => {
        setIsLooking(false)
        heading.current?.focus()
        // Two frames later, the browser has restored the scroll position.
        requestAnimationFrame(() => requestAnimationFrame(() => heading.current?.scrollIntoView({ block: 'start' })))
      }),
    )
    return () => clearTimeout(timer)
  }, [isLooking])
  const look = (close: () => void) => {
    close()
    setIsLooking(true)
  }
  return { heading, look }
}
