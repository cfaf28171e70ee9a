import { TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog, useDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Field, inCapitals } from '../../ui/controls/Field.tsx'
import { Fold } from '../../ui/layout/Fold.tsx'
import { codeProblem, promotionCode } from './rules.ts'
import styles from './BonusPage.module.css'

export function PromotionForm() {
  const { t } = useTranslation('bonus')
  const [typed, setTyped] = useTyped<string>('promotion', () => '')
  const [problem, setProblem] = useState<ReturnType<typeof codeProblem>>(null)

  const isSearching = useDialog()?.name === 'promotion'

  const search = () => {
    const found = codeProblem(typed)
    setProblem(found)
    if (found === null) openDialog({ name: 'promotion', code: promotionCode(typed) })
  }
  return (
    <Fold icon={TicketPercent} kind="bonus" label={t('haveCode')} isOpenAtFirst={typed !== '' || isSearching}>
      <form
        className={styles['code']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
      >
        <Field
          label={t('code')}
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
            <Button submit variant="plain">
              {t('search')}
            </Button>
          }
        />
      </form>
    </Fold>
  )
}
