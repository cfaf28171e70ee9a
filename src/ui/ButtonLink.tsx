import { Link } from 'wouter'
import styles from './Button.module.css'
import { classes } from './classes.ts'

/** A link to a page of the app, in the shape of a button as wide as its text. */
export const ButtonLink = ({ href, children }: { href: string; children: string }) => (
  <Link href={href} className={classes(styles['button'], styles['primary'], styles['link'])}>
    {children}
  </Link>
)
