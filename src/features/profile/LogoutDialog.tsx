import { useTranslation } from 'react-i18next'
import { closeDialogs } from '../../nav/useDialog.ts'
import { logOut } from '../../session/logOut.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import dialogStyles from '../../ui/controls/DialogForm.module.css'

export function LogoutDialog() {
  const { t } = useTranslation(['profile', 'common'])
  return (
    <Sheet title={t('logoutTitle')}>
      <div className={dialogStyles['form']}>
        <p>{t('logoutText')}</p>
        <Button variant="danger" onClick={logOut}>
          {t('common:logOut')}
        </Button>
        <Button variant="plain" onClick={() => void closeDialogs()}>
          {t('cancel')}
        </Button>
      </div>
    </Sheet>
  )
}
