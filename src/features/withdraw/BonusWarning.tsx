import { useTranslation } from 'react-i18next'
import { navigate } from 'wouter/use-browser-location'
import { pages } from '../../nav/addresses.ts'
import { Button } from '../../ui/Button.tsx'
import { IconWarning } from '../../ui/Warning.tsx'
import styles from './BonusWarning.module.css'

/** A held bonus may have the withdrawal refused. It leads to what the bonus asks for. `isKnown`: its read did not fail. */
export function BonusWarning({ isKnown }: { isKnown: boolean }) {
  const { t } = useTranslation('withdraw')
  return (
    <IconWarning>
      {t(isKnown ? 'bonusWarning' : 'bonusUnknown')}
      <Button variant="plain" className={styles['way']} onClick={() => navigate(pages.bonus)}>
        {t('bonusConditions')}
      </Button>
    </IconWarning>
  )
}
