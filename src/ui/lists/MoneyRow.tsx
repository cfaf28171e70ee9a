import type { ReactNode } from 'react'
import { Masked } from '../money/Amount.tsx'
import styles from './MoneyRow.module.css'

interface Props {
  /** 40 px. */
  tile: ReactNode
  /** Distinguishes the row from those around it. */
  title: ReactNode
  /** Includes the currency's sign; '-' for none. */
  amount: string
  /** Colours the amount. */
  direction?: '+' | '-' | undefined
  progress: 'success' | 'underWay' | 'failed'
  status: string
  /** Of the status, in brackets after it; '' for none. */
  reason?: string
  /** Success goes without saying. */
  isStatusHidden?: boolean
  /** The account, or both of a movement between two. */
  name?: string | readonly [from: string, to: string]
  time?: ReactNode
  /** Without it the texts are cells of a table: title, amount and status. */
  onOpen?: () => void
}

/** Event and amount; below them the account, the time and the status. */
export function MoneyRow({ tile, onOpen, ...told }: Props) {
  const inside = (
    <>
      {tile}
      <Texts {...told} role={onOpen ? undefined : 'cell'} />
    </>
  )
  return onOpen ? (
    <button type="button" className={styles['row']} onClick={onOpen}>
      {inside}
    </button>
  ) : (
    <span className={styles['row']}>{inside}</span>
  )
}

const Name = ({ children }: { children: string }) => (
  <span className={styles['name']} translate="no">
    {children}
  </span>
)

function Texts(props: Omit<Props, 'tile' | 'onOpen'> & { role: 'cell' | undefined }) {
  const { role, title, amount, direction, progress, status, reason, isStatusHidden, name = '', time } = props
  return (
    <span className={styles['texts']} data-progress={progress}>
      <span className={styles['line']}>
        <span role={role} className={styles['title']}>
          {title}
        </span>{' '}
        <span
          role={role}
          className={styles['amount']}
          data-direction={direction}
          data-none={amount === '-' ? '' : undefined}
        >
          <Masked>{amount}</Masked>
        </span>
      </span>{' '}
      {role ? (
        <span role={role} className="muted">
          <span className={styles['status']}>{status}</span>
          {reason && <span>{` (${reason})`}</span>}
        </span>
      ) : (
        <span className={styles['line']}>
          <span className={styles['meta']}>
            {typeof name === 'string' ? (
              name && <Name>{name}</Name>
            ) : (
              <>
                <Name>{name[0]}</Name>
                <span>{' → '}</span>
                <Name>{name[1]}</Name>
              </>
            )}
            {name && time && <span>{'\u00a0· '}</span>}
            {time && <span>{time}</span>}
          </span>{' '}
          <span className={isStatusHidden ? 'visually-hidden' : styles['status']}>{status}</span>
        </span>
      )}
    </span>
  )
}
