import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import styles from './Copyable.module.css'
import { CopyButton } from './CopyButton.tsx'

interface Props extends Omit<ComponentProps<typeof CopyButton>, 'isSign' | 'className'> {
  /** Shortens the middle; the last eight characters stay. */
  isOneLine?: boolean
  /** Text instead of digits: ordinary size. */
  isWords?: boolean
  action?: ReactNode
}

/** If copying fails, the text is shown and selected; `onRefused` must show a hidden one. */
export function Copyable({ label, isOneLine = false, isWords = false, action, ...copying }: Props) {
  const { text, shown = text, isLead = false, onRefused } = copying
  const { t } = useTranslation('shared')
  const value = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && value.current) window.getSelection()?.selectAllChildren(value.current)
  }, [refusals])
  const whole = refusals > 0 && !onRefused ? text : shown
  const isCut = isOneLine && refusals === 0
  return (
    <div className={classes(styles['copyable'], isLead && styles['led'])}>
      <dl>
        <dt className={styles['label']}>{label}</dt>
        <dd
          ref={value}
          translate="no"
          className={classes(
            styles['value'],
            isCut && styles['cut'],
            isWords && styles['words'],
            isLead && styles['lead'],
          )}
        >
          {isCut && <span>{whole.slice(0, -8)}</span>}
          {isCut ? whole.slice(-8) : whole}
        </dd>
      </dl>
      {action}
      <CopyButton
        className={isWords ? styles['copy'] : undefined}
        label={t('copy', { what: label })}
        isSign={isWords}
        {...copying}
        onRefused={() => {
          setRefusals(refusals + 1)
          onRefused?.()
        }}
      />
    </div>
  )
}
