import { X, type LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/Spinner.tsx'
import styles from './Button.module.css'
import iconButtonStyles from './IconButton.module.css'

export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={classes(styles['button'], styles['primary'], styles['link'])}>
    {children}
  </Link>
)

export const DiscButton = ({ className, ...rest }: ComponentProps<typeof IconButton>) => (
  <IconButton {...rest} className={classes(styles['disc'], className)} />
)

export const IconButton = ({ label, className, ...rest }: ComponentProps<'button'> & { label: string }) => (
  <button
    {...rest}
    type="button"
    aria-label={label}
    title={label}
    className={classes(iconButtonStyles['button'], className)}
  />
)

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** A form's main action is a `MainButton` instead. */
  isSubmit?: boolean
  /** Gold marks what arrives. */
  variant?: 'primary' | 'gold' | 'quiet' | 'plain' | 'danger'
  icon?: LucideIcon | undefined
  /** Keeps the focus, which a disabled button would lose. */
  isBusy?: boolean
}

/** Danger marks what cannot be undone. */
export function Button({
  variant = 'primary',
  icon: Icon,
  isBusy = false,
  className,
  children,
  onClick,
  isSubmit = false,
  ...rest
}: Props) {
  return (
    <button
      {...rest}
      type={isSubmit && !isBusy ? 'submit' : 'button'}
      aria-disabled={isBusy || undefined}
      aria-busy={isBusy || undefined}
      className={classes(styles['button'], styles[variant], className)}
      onClick={isBusy ? undefined : onClick}
    >
      {isBusy && <Spinner />}
      {Icon && <Icon size={20} />}
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  )
}

export function CloseButton({ onClose, ...rest }: Omit<ComponentProps<'button'>, 'onClose'> & { onClose(): void }) {
  const { t } = useTranslation()
  return (
    <IconButton {...rest} label={t('close')} onClick={onClose}>
      <X />
    </IconButton>
  )
}
