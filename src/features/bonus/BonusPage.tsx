import { ChevronRight, ClockAlert, Gift } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { commandKinds } from '../../commands/kinds.ts'
import { useUnknownCommands } from '../../commands/useOpenCommands.ts'
import { searchOf } from '../../nav/dialogAddress.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useDraft } from '../../session/drafts.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field, inCapitals } from '../../ui/controls/Field.tsx'
import { onSubmitOf } from '../../ui/controls/onSubmitOf.ts'
import { giftDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { keyed } from '../../ui/lists/keyed.ts'
import { StaleRows } from '../../ui/lists/StaleRows.tsx'
import { useActiveBonus } from '../../wallet/useActiveBonus.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { BonusCard } from './BonusCard.tsx'
import { BonusName } from './BonusName.tsx'
import { BonusRestrictions } from './BonusRestrictions.tsx'
import { claimsOf, codeProblem, promotionCode } from './rules.ts'
import { useBonuses, useCurrentBonus, useLimitNow } from './useBonuses.ts'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './BonusPage.module.css'

const reminderTexts = { bonus: 'reminderBonus', bonusClear: 'reminderEnd', promotion: 'reminderPromotion' } as const
const hasReminder = (kind: string): kind is keyof typeof reminderTexts => Object.hasOwn(reminderTexts, kind)

function OpenBonusCommands() {
  const { t } = useTranslation('bonus')
  // Commands are stored by the member's id, which the wallet contains.
  useWallet()
  const open = useUnknownCommands().flatMap(({ kind, parameters: { code = '' } }) => {
    if (!hasReminder(kind)) return []
    return [{ text: t(reminderTexts[kind], { code }), address: commandKinds[kind].address(code).dialog }]
  })
  return [...new Map(open.map((one) => [searchOf(one.address), one]))].map(([key, { address, text }]) => (
    <button key={key} type="button" className={styles['open']} onClick={() => openDialog(address)}>
      <ClockAlert size={24} />
      <span>{text}</span>
      <ChevronRight size={20} />
    </button>
  ))
}

export function BonusPage() {
  const { t } = useTranslation('bonus')
  const active = useActiveBonus()
  return (
    <div className="stack">
      <PageHead title={t('title')} />
      <OpenBonusCommands />
      <StaleRows of={[active, useBonuses()]} />
      <Reads of={[active]} height={420} shape="rows">
        {([{ status, type }]) =>
          status ? (
            <ActiveBonus type={type} />
          ) : (
            <>
              <PromotionForm />
              <BonusList />
            </>
          )
        }
      </Reads>
    </div>
  )
}

function BonusList() {
  const { t } = useTranslation('bonus')
  const id = useId()
  // A limit may reset at midnight while the page is open.
  const now = useLimitNow()
  const list = useBonuses()
  const first = list.data?.find((bonus) => !claimsOf(bonus, now).isAtLimit)
  return (
    <section className={pageStyles['rows']} aria-labelledby={id}>
      <h2 id={id} className="visually-hidden">
        {t('offers')}
      </h2>
      <Reads of={[list]} height={360} shape="rows">
        {([bonuses]) =>
          bonuses.length === 0 ? (
            <EmptyState drawing={giftDrawing} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <>
              <p className="muted">{t('oneAtATime')}</p>
              <ul className={styles['list']}>
                {keyed(bonuses, ({ code }) => code).map(({ key, item }) => (
                  <li key={key}>
                    <BonusCard bonus={item} now={now} isFirst={item === first} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </Reads>
    </section>
  )
}

function ActiveBonus({ type }: { type: string | null }) {
  const { t } = useTranslation('bonus')
  const id = useId()
  const now = useLimitNow()
  const list = useBonuses()
  const current = useCurrentBonus()
  return (
    <>
      <section className="stack" aria-labelledby={id}>
        <h2 id={id} className={pageStyles['subtitle']}>
          {t('activeTitle')}
        </h2>
        {!current && !list.isLoading && (
          <Card className={styles['named']}>
            <Gift size={28} />
            <div className={styles['type']}>
              <BonusName type={type} />
            </div>
          </Card>
        )}
        <Reads of={[list]} height={176} shape="text">
          {() => current && <BonusCard bonus={current} now={now} />}
        </Reads>
        <BonusRestrictions />
      </section>
      <Button variant="plain" className={styles['end']} onClick={() => openDialog({ name: 'endBonus' })}>
        {t('end')}
      </Button>
    </>
  )
}

function PromotionForm() {
  const { t } = useTranslation('bonus')
  const [typed, setTyped] = useDraft<string>('promotion', () => '')
  const [problem, setProblem] = useState<ReturnType<typeof codeProblem>>(null)

  const search = () => {
    const found = codeProblem(typed)
    setProblem(found)
    if (found === null) openDialog({ name: 'promotion', code: promotionCode(typed) })
  }
  return (
    <form noValidate onSubmit={onSubmitOf(search)}>
      <Field
        label={t('code')}
        isLabelHidden
        placeholder={t('code')}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        value={typed}
        onChange={(event) => {
          setTyped(inCapitals(event.target))
          setProblem(null)
        }}
        onBlur={() => setTyped(promotionCode(typed))}
        error={problem && t(problem)}
        action={
          <Button isSubmit variant="plain">
            {t('search')}
          </Button>
        }
      />
    </form>
  )
}
