import { Delete } from 'lucide-react'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { showToast } from '../../lib/toasts.ts'
import { plainText } from '../../lib/typedDigits.ts'
import { platform } from '../../platform/current.ts'
import { pinLength, tryPin } from './lock.ts'
import styles from './Pin.module.css'

interface Props {
  label: string
  hint: string
  error: string | null
  /** Called with the last digit; the field is then empty again. */
  onPin(pin: string): Promise<void>
  /** The key left of the 0. */
  children?: ReactNode
}

/** Not a password field: browsers would offer to save the PIN as the account's password. */
export function PinField({ label, hint, error, onPin, children }: Props) {
  const { t } = useTranslation('lock')
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [pin, setPin] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const type = async (text: string) => {
    if (isBusy) return
    const digits = plainText(text).replaceAll(/\D/g, '').slice(0, pinLength)
    setPin(digits)
    if (digits.length < pinLength) return
    setIsBusy(true)
    await onPin(digits)
    setPin('')
    setIsBusy(false)
  }
  const key = (digit: string) => (
    <button key={digit} type="button" onClick={() => void type(pin + digit)}>
      {digit}
    </button>
  )
  const isWrong = error !== null && pin === ''
  const note = isBusy ? t('checking') : isWrong ? error : hint
  return (
    <div className={styles['pin']}>
      <label htmlFor={id} aria-live="polite">
        {label}
      </label>
      <div className={styles['field']} aria-busy={isBusy} data-wrong={isWrong ? '' : undefined}>
        {Array.from({ length: pinLength }, (_, at) => (
          <span key={at} data-typed={at < pin.length ? '' : undefined} />
        ))}
        <input
          ref={field}
          id={id}
          // The page has keys of its own: not every phone opens its keyboard by itself.
          inputMode="none"
          autoComplete="off"
          value={pin}
          aria-invalid={isWrong}
          aria-describedby={`${id}-note`}
          onChange={({ target }) => void type(target.value)}
        />
      </div>
      <p id={`${id}-note`} role="status" data-error={isWrong ? '' : undefined}>
        {note}
      </p>
      <div className={styles['keys']} translate="no">
        {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(key)}
        {children}
        {key('0')}
        <button
          type="button"
          aria-label={t('erase')}
          aria-disabled={pin === ''}
          onClick={() => void type(pin.slice(0, -1))}
        >
          <Delete />
        </button>
      </div>
    </div>
  )
}

interface CheckProps extends Pick<Props, 'hint' | 'error' | 'children'> {
  onError(text: string): void
  onRight(token: string): void
  onEnded(): void
}

/** After too many wrong PINs the session ends. */
export function PinCheck({ hint, error, onError, onRight, onEnded, children }: CheckProps) {
  const { t } = useTranslation('lock')
  const onPin = async (pin: string) => {
    const tried = await tryPin(pin)
    if (typeof tried !== 'number') return onRight(tried)
    platform().haptic('error')
    onError(t('wrong', { count: tried }))
    if (tried > 0) return
    // Ending the session removes messages, so the toast comes after it.
    onEnded()
    showToast('error', t('ended'))
  }
  return (
    <PinField label={t('enter')} hint={hint} error={error} onPin={onPin}>
      {children}
    </PinField>
  )
}
