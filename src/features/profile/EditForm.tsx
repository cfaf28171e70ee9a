import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { closeDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/Button.tsx'
import { DialogForm } from '../../ui/DialogForm.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { MainButton } from '../../ui/MainButton.tsx'

interface Props {
  busy: boolean
  onSubmit(): void
  children: ReactNode
}

/** A form with a save and a cancel button. */
export function EditForm({ busy, onSubmit, children }: Props) {
  const { t } = useTranslation('profile')
  return (
    <DialogForm onSubmit={onSubmit}>
      {children}
      <MainButton busy={busy}>{t('save')}</MainButton>
      <Button variant="plain" onClick={() => void closeDialog()}>
        {t('cancel')}
      </Button>
      <LoadingOverlay active={busy} />
    </DialogForm>
  )
}
