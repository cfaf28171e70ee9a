import styles from './Skeleton.module.css'

/** A placeholder of the height (px) of what comes, `hero` in the place of the balance. An `svg`, as its height is no inline style. */
export const Skeleton = ({ height, hero = false }: { height: number; hero?: boolean }) => (
  <svg className={styles[hero ? 'hero' : 'skeleton']} width="100%" height={height} aria-hidden="true" />
)
