import { useTranslation } from 'react-i18next'
import { pages } from '../../../nav/addresses.ts'
import { showPage } from '../../../nav/useDialog.ts'
import { Button } from '../../../ui/controls/Button.tsx'

/** The way to the team that needs no chat. */
export function OtherContact() {
  const { t } = useTranslation('chat')
  const isInside = window.location.pathname.startsWith(`${pages.user}/`)
  return (
    <Button variant="plain" onClick={() => showPage(isInside ? pages.memberContact : pages.contact)}>
      {t('otherContact')}
    </Button>
  )
}
