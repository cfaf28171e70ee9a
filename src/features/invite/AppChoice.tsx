import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../../ui/classes.ts'
import styles from './InviteQr.module.css'
import type { App } from './rules.ts'

interface Props {
  apps: readonly App[]
  names: Readonly<Record<App, string>>
  chosen: App
  onChoose(app: App): void
}

/** Chooses the app that a scanned code opens in. Renders nothing for a single app. */
export function AppChoice({ apps, names, chosen, onChoose }: Props) {
  const { t } = useTranslation('invite')
  const group = useId()
  if (apps.length < 2) return null
  return (
    <fieldset className={styles['apps']}>
      <legend className={styles['hint']}>{t('qrOpensIn')}</legend>
      {apps.map((app) => (
        <label key={app} className={classes(styles['app'], app === chosen && styles['chosen'])}>
          <input type="radio" name={group} checked={app === chosen} onChange={() => onChoose(app)} />
          {names[app]}
        </label>
      ))}
    </fieldset>
  )
}
