import type { FormEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { MainButton } from '../../ui/MainButton.tsx'
import dialogStyles from '../../ui/DialogForm.module.css'

interface Props {
  busy: boolean
  onSubmit(): void
  children: ReactNode
}

/** A form with a save and a cancel button. */
export function EditForm({ busy, onSubmit, children }: Props) {
  const { t } = useTranslation('profile')
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={dialogStyles['form']} onSubmit={submit} noValidate>
      {children}
      <MainButton busy={busy}>{t('save')}</MainButton>
      <Button variant="plain" onClick={() => void closeDialog()}>
        {t('cancel')}
      </Button>
      <LoadingOverlay active={busy} />
    </form>
  )
}
