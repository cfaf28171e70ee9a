import { useWallet } from '../../wallet/useWallet.ts'
import { Balance } from './Balance.tsx'
import { MoneyActions } from './MoneyActions.tsx'
import { PlayOn } from './PlayOn.tsx'
import { Tiles } from './Tiles.tsx'
import hero from '../../ui/layout/Hero.module.css'

export function BalanceAside() {
  const { data, error, isValidating, mutate } = useWallet()
  if (!data) return null
  return (
    <div className="stack">
      <div className={hero['hero']}>
        <Balance wallet={data} isRefreshing={isValidating} hasFailed={Boolean(error)} onRefresh={() => void mutate()} />
        <MoneyActions />
      </div>
      <Tiles isPrerendered={false} wallet={data} isWheelActive={false} />
      <PlayOn wallet={data} isRefreshing={false} onRefreshAll={null} />
    </div>
  )
}
