import styles from './TicketSign.module.css'

/** A ticket in small, before the name of a prize. */
export const TicketSign = () => (
  <span className={styles['held']} aria-hidden="true">
    <i className={styles['ticket']} />
  </span>
)
