import styles from './Skeleton.module.css'

/** A placeholder of the height (px) of what comes. */
export const Skeleton = ({ height, width = '100%' }: { height: number; width?: string }) => (
  <span className={styles['skeleton']} style={{ height, width }} aria-hidden="true" />
)
