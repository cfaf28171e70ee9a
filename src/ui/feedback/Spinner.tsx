import styles from './Spinner.module.css'

/** A spinner without a meaning for screen readers: a text beside it says what is in progress. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
