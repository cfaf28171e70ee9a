import { useTranslation } from 'react-i18next'
import styles from './RegisterPage.module.css'
import { steps, type Step } from './rules.ts'

const names = { phone: 'step_phone', code: 'step_code', profile: 'step_profile', bank: 'step_bank' } as const

/** The steps of the registration, with the name of the current one. */
export function Progress({ step, needsCode }: { step: Step; needsCode: boolean }) {
  const { t } = useTranslation('register')
  const shown = steps.filter((one) => needsCode || one !== 'code')
  const at = shown.indexOf(step)
  return (
    <div className={styles['progress']}>
      <ol className={styles['bars']}>
        {shown.map((one, index) => (
          <li key={one} data-done={index <= at ? '' : undefined} aria-current={one === step ? 'step' : undefined}>
            <span className="visually-hidden">{t(names[one])}</span>
          </li>
        ))}
      </ol>
      <p className={styles['muted']} role="status">
        {t('stepOf', { step: at + 1, steps: shown.length, name: t(names[step]) })}
      </p>
    </div>
  )
}
