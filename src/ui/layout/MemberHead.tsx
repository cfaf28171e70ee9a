import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { initialOf } from '../initialOf.ts'
import hero from './Hero.module.css'
import styles from './MemberHead.module.css'

const longFrom = 24

export const MemberHead = ({ name, children }: { name: string; children: ReactNode }) => (
  <header className={classes(hero['hero'], styles['head'])}>
    <span className={styles['avatar']} translate="no" aria-hidden="true">
      {initialOf(name) ?? <UserRound size={28} />}
    </span>
    <div className={styles['who']}>
      {name !== '' && (
        <p className={styles['name']} translate="no" data-long={name.length > longFrom ? '' : undefined}>
          {name}
        </p>
      )}
      <div className={styles['more']}>{children}</div>
    </div>
  </header>
)
