import styles from './Skeleton.module.css'

/** `height` is in px. SVG avoids inline styles, which the CSP forbids. */
export const Skeleton = ({ height }: { height: number }) => (
  <svg className={styles['skeleton']} width="100%" height={height} aria-hidden="true" />
)
