import styles from './Skeleton.module.css'

/** A placeholder of the height (px) of what comes, `hero` in the place of the balance. */
export const Skeleton = ({ height, hero = false }: { height: number; hero?: boolean }) => (
  <span className={styles[hero ? 'hero' : 'skeleton']} style={{ height }} aria-hidden="true" />
)
