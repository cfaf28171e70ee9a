import { useTranslation } from 'react-i18next'
import { RepeatWarning } from '../../commands/CommandForm.tsx'
import { Button } from '../../ui/Button.tsx'
import { Refusal } from '../../ui/Refusal.tsx'
import styles from './MoneyMap.module.css'
import type { useBringHome } from './useBringHome.ts'

interface Props {
  /** What the games hold that can be moved, with its currency's sign. */
  amount: string
  /** From how many games it comes. */
  count: number
  home: ReturnType<typeof useBringHome>
}

/** The button that brings everything home; while it does, the one that ends it after the transfer under way. */
export function BringHome({ amount, count, home }: Props) {
  const { t } = useTranslation(['moneyMap', 'shared'])
  const { isRunning, notBegun, repeated } = home
  if (isRunning)
    return (
      <Button variant="quiet" onClick={home.stop}>
        {t('stop')}
      </Button>
    )
  return (
    <div className={styles['way']}>
      <Refusal>{notBegun && t(notBegun)}</Refusal>
      <RepeatWarning repeated={repeated} />
      {count === 0 ? (
        <p className={styles['note']}>{t('allHome')}</p>
      ) : (
        <>
          <Button disabled={repeated?.isFresh} busy={home.busy} onClick={home.run}>
            {t(repeated ? 'shared:sendAgain' : 'bring', { amount })}
          </Button>
          <p className={styles['note']}>{t('oneByOne')}</p>
        </>
      )}
    </div>
  )
}
