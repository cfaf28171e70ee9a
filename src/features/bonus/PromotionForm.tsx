import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openDialog } from '../../nav/useDialog.ts'
import { useTyped } from '../../session/useTyped.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { Field, inCapitals } from '../../ui/controls/Field.tsx'
import { codeProblem, promotionCode } from './rules.ts'

export function PromotionForm() {
  const { t } = useTranslation('bonus')
  const [typed, setTyped] = useTyped<string>('promotion', () => '')
  const [problem, setProblem] = useState<ReturnType<typeof codeProblem>>(null)

  const search = () => {
    const found = codeProblem(typed)
    setProblem(found)
    if (found === null) openDialog({ name: 'promotion', code: promotionCode(typed) })
  }
  return (
    <Card>
      <form
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
    </Card>
  )
}
