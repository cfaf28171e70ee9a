import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../classes.ts'
import { CopyButton } from './CopyButton.tsx'
import styles from './Copyable.module.css'

interface Props extends Omit<ComponentProps<typeof CopyButton>, 'isSign' | 'className'> {
  isLink?: boolean
  isWords?: boolean
  action?: ReactNode
}

/** If copying fails, the text is shown and selected; `onRefused` reveals a hidden one. */
export function Copyable({ label, isLink = false, isWords = false, action, ...copying }: Props) {
  const { text, shown = text, isLead = false, onRefused } = copying
  const { t } = useTranslation('shared')
  const value = useRef<HTMLElement>(null)
  const [refusals, setRefusals] = useState(0)
  useEffect(() => {
    if (refusals > 0 && value.current) window.getSelection()?.selectAllChildren(value.current)
  }, [refusals])
  const whole = refusals > 0 && !onRefused ? text : shown
  return (
    <div className={classes(styles['copyable'], isLead && styles['led'])}>
      <dl>
        <dt className="muted">{label}</dt>
        <dd
          ref={value}
          translate="no"
          className={classes(styles['value'], (isWords || isLink) && styles['words'], isLead && styles['lead'])}
        >
          {whole}
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
