import styles from './Spinner.module.css'

/** A turning ring, for eyes only: what is under way is said in words beside it. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
