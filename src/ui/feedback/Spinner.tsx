import styles from './Spinner.module.css'

/** Decoration. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
