import { useTranslation } from 'react-i18next'
import { findPromotionCall, activatePromotionCall, type Promotion } from '../../api/bonus.ts'
import { ApiError } from '../../api/client/errors.ts'
import { useRead } from '../../api/useRead.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { formatCount } from '../../i18n/money.ts'
import { useDialog, closeDialogs } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { ticketDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadingOverlay } from '../../ui/feedback/LoadingOverlay.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { RichCard } from '../../ui/richText/RichText.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { ActiveBonusNotice, BonusRestrictions } from './BonusRestrictions.tsx'
import { codeProblem, promotionCode } from './rules.ts'
import { showBonusPage, UnknownBonus } from './UnknownBonus.tsx'
import { useBonusCommand } from './useBonuses.ts'
import dialogStyles from '../../ui/controls/DialogForm.module.css'
import styles from './BonusDialog.module.css'

const searched = { revalidateOnFocus: false, revalidateOnReconnect: false, dedupingInterval: 0 }

export function PromotionDialog() {
  const { t } = useTranslation('bonus')
  const code = promotionCode(useDialog()?.code ?? '')
  return (
    <Sheet title={t('promotion')}>
      <PromotionSearch key={code} code={code} />
    </Sheet>
  )
}

function PromotionSearch({ code }: { code: string }) {
  const { t } = useTranslation('bonus')
  const errorText = useErrorText()
  const problem = codeProblem(code)
  const [wallet, active] = [useWallet(), useActiveBonus()]
  const promotion = useRead(problem ? null : findPromotionCall, { pathParameters: { code } }, searched)
  const command = useBonusCommand('promotion', code)
  const isNone = promotion.error instanceof ApiError && promotion.error.code === 'NO_PROMOTION'
  if (command.unknownCommands.length > 0)
    return <UnknownBonus command={command} text={t('unknownPromotion', { code })} />
  // A cached result may be outdated. A failed search retries behind its message.
  const isOlder = promotion.isValidating && (promotion.error === undefined || isNone)
  if (!problem && (isOlder || (promotion.data === undefined && promotion.error === undefined)))
    return (
      <div className={styles['searching']} role="status">
        <Spinner />
        <span>{t('searching', { code })}</span>
      </div>
    )
  if (problem || isNone)
    return (
      <>
        <EmptyState
          drawing={ticketDrawing}
          title={code === '' ? t('noPromotion') : t('noPromotionOf', { code })}
          text={problem ? t(problem) : errorText(promotion.error)}
        />
        <Button onClick={showBonusPage}>{t('otherCode')}</Button>
      </>
    )
  const found = promotion.error === undefined ? promotion : { ...promotion, data: undefined }
  return (
    <Reads of={[wallet, active, found]} height={240} shape="text">
      {([, { status }, offered]) => (
        <PromotionOffer code={code} promotion={offered} hasActiveBonus={status} command={command} />
      )}
    </Reads>
  )
}

interface Props {
  code: string
  promotion: Promotion
  hasActiveBonus: boolean
  command: ReturnType<typeof useBonusCommand>
}

function PromotionOffer({ code, promotion, hasActiveBonus, command: { claim, isBusy } }: Props) {
  const { t } = useTranslation('bonus')
  const { percentFail, description } = promotion
  const percent = percentFail === null ? '-' : `${formatCount(percentFail)}%`
  return (
    <div className={dialogStyles['form']}>
      <Card>
        <h3 className={styles['code']}>{code}</h3>
        <p className="muted">{t('percentFail', { percent })}</p>
      </Card>
      <RichCard html={[description]} />
      {hasActiveBonus ? (
        <>
          <ActiveBonusNotice isThis={false} />
          <Button onClick={() => void closeDialogs()}>{t('confirm')}</Button>
        </>
      ) : (
        <>
          <BonusRestrictions />
          <Button
            variant="gold"
            isBusy={isBusy}
            onClick={() => claim(activatePromotionCall, t('promoted'), t('promotedText', { code }))}
          >
            {t('claim')}
          </Button>
        </>
      )}
      <LoadingOverlay isActive={isBusy} />
    </div>
  )
}
