import { useTranslation } from 'react-i18next'
import { ApiError } from '../../api/errors.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { Card } from '../../ui/Card.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { Reads } from '../../ui/Reads.tsx'
import pageStyles from '../../ui/Page.module.css'
import { Coupons } from './Coupons.tsx'
import { NoWheel } from './NoWheel.tsx'
import { PrizeDialog } from './PrizeDialog.tsx'
import { Prizes } from './Prizes.tsx'
import styles from './SpinPage.module.css'
import { Stage } from './Stage.tsx'
import { UnknownSpin } from './UnknownSpin.tsx'
import { useLook } from './useLook.ts'
import { useSpin } from './useSpin.ts'

/** The active wheel, the coupons, and what can be won. An earlier spin of unknown outcome takes the place of the wheel. */
export function SpinPage() {
  const { t } = useTranslation('spin')
  const spin = useSpin()
  // The member's id comes with the wallet; commands are stored with it.
  const wallet = useWallet()
  const { setup, open, prize } = spin
  const { heading, look } = useLook()
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

/** The server answers with this code while the operator runs no wheel. */
const isSwitchedOff = ({ data, error }: { data: unknown; error: unknown }) =>
  data === undefined && error instanceof ApiError && error.code === 'NO_DATA'
