import styles from './Skeleton.module.css'

/** A placeholder with the height (px) of the content to come. An `svg`, because its height needs no inline style. */
export const Skeleton = ({ height }: { height: number }) => (
  <svg className={styles['skeleton']} width="100%" height={height} aria-hidden="true" />
)
