import styles from './Skeleton.module.css'

/** A placeholder of the height (px) of what comes. An `svg`, as its height is no inline style. */
export const Skeleton = ({ height }: { height: number }) => (
  <svg className={styles['skeleton']} width="100%" height={height} aria-hidden="true" />
)
