import styles from './Skeleton.module.css'

/** Height in px. An `svg`, as it needs no inline style. */
export const Skeleton = ({ height }: { height: number }) => (
  <svg className={styles['skeleton']} width="100%" height={height} aria-hidden="true" />
)
