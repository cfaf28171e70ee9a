import { useTranslation } from 'react-i18next'
import { HelpGroup } from '../../brakes/HelpGroup.tsx'
import { inForce } from '../../brakes/rules.ts'
import { noBrakes } from '../../brakes/note.ts'
import { useBrakes } from '../../brakes/useBrakes.ts'
import { Button } from '../../ui/Button.tsx'
import { Reads } from '../../ui/Reads.tsx'
import { Sheet } from '../../ui/Sheet.tsx'
import { Warning } from '../../ui/Warning.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import type { Currency } from '../../i18n/money.ts'
import styles from './Brakes.module.css'
import { PauseGroup } from './PauseGroup.tsx'
import { QuietHours } from './QuietHours.tsx'
import { WeekAmount } from './WeekAmount.tsx'

/** The brakes that a member sets on themselves, on this device. */
export function BrakesDialog() {
  const { t } = useTranslation('brakes')
  return (
    <Sheet title={t('title')}>
      <Reads of={[useWallet()]} height={420} shape="form">
        {([wallet]) => <Brakes currency={currencyOf(wallet)} />}
      </Reads>
    </Sheet>
  )
}

function Brakes({ currency }: { currency: Currency }) {
  const { t } = useTranslation('brakes')
  const { brakes, now, change } = useBrakes()
  const isDamaged = brakes === 'damaged'
  const note = brakes === null || isDamaged ? noBrakes : brakes
  return (
    <div className={styles['groups']}>
      <p className={styles['intro']}>{t('intro')}</p>
      {isDamaged && <Warning role="status">{t('damaged')}</Warning>}
      {now === null ? (
        <Warning role="status">{t('noClock')}</Warning>
      ) : (
        <>
          <WeekAmount note={inForce(note, now)} currency={currency} change={change} />
          <PauseGroup note={inForce(note, now)} now={now} change={change} />
          <QuietHours note={inForce(note, now)} change={change} />
          {isDamaged && (
            <Button variant="plain" onClick={() => change((none) => none)}>
              {t('damagedNone')}
            </Button>
          )}
        </>
      )}
      <p className={styles['hint']}>{t('introMore')}</p>
      <HelpGroup />
    </div>
  )
}
