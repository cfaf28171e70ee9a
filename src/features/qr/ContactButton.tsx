import { LifeBuoy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'

/** The way to support, from a code that cannot be paid. */
export function ContactButton() {
  const { t } = useTranslation('shared')
  return (
    <Button variant="quiet" onClick={() => navigate(pages.memberContact, { replace: true })}>
      <LifeBuoy size={18} aria-hidden="true" />
      {t('creditSupport')}
    </Button>
  )
}
