import type { ReactNode } from 'react'
import { formatTime } from '../../i18n/dates.ts'
import { Masked } from '../money/Amount.tsx'
import styles from './MoneyRow.module.css'

interface Props {
  /** 40 px. */
  tile: ReactNode
  /** What happened. */
  title: string
  /** Includes the currency's sign; '-' for none. */
  amount: string
  /** Colours the amount. */
  direction?: '+' | '-' | undefined
  progress: 'success' | 'underWay' | 'failed'
  status: string
  /** Success goes without saying. */
  isStatusHidden?: boolean
  /** Whose account; '' if unknown. */
  name?: string
  /** Rather takes another line than cut the name. */
  isNameWhole?: boolean
  /** Before the time; in a table the status repeats it. */
  note?: string
  at: string | null
  /** Without it the texts are cells of a table, which has no column for the title. */
  onOpen?: () => void
}

/** What happened and how much; below it whose account, when, and the status. */
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

function Texts(props: Omit<Props, 'tile' | 'onOpen'> & { role: 'cell' | undefined }) {
  const {
    role,
    title,
    amount,
    direction,
    progress,
    status,
    isStatusHidden,
    name = '',
    isNameWhole,
    note = '',
    at,
  } = props
  return (
    <span className={styles['texts']} data-progress={progress}>
      <span className={styles['line']}>
        <span className={styles['title']} aria-hidden={role && true}>
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
      <span className={styles['line']}>
        <span role={role} className={styles['meta']} data-whole={isNameWhole ? '' : undefined}>
          {name && (
            <span className={styles['name']} translate="no">
              {name}
            </span>
          )}
          {note && <span aria-hidden={role && true}>{name ? ` · ${note}` : note}</span>}
          <span>
            {(name || note) && <span aria-hidden={role && true}> · </span>}
            <time translate="no" dateTime={at ?? undefined}>
              {at ? formatTime(at) : '-'}
            </time>
          </span>
        </span>{' '}
        <span role={role} className={isStatusHidden ? 'visually-hidden' : styles['status']}>
          {status}
        </span>
      </span>
    </span>
  )
}
