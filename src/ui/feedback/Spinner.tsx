import styles from './Spinner.module.css'

/** Decoration; a text next to it names the progress. */
export const Spinner = () => <span className={styles['spinner']} aria-hidden="true" />
