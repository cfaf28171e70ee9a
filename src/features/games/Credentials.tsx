import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import { classes } from '../../ui/classes.ts'
import { Copyable } from '../../ui/Copyable.tsx'
import { ShowPassword } from '../../ui/ShowPassword.tsx'
import group from '../../ui/Group.module.css'
import styles from './GameDialog.module.css'

/** A fixed number of dots hides the length of the password. */
const hidden = '••••••••'

/** The login at the game, with copy buttons. The password stays hidden, also in the toast, until the player shows it. */
export function Credentials({ login: { username, password } }: { login: GameLogin }) {
  const { t } = useTranslation('games')
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={classes(group['group'], group['plain'], styles['login'])}>
      {username !== '' && <Copyable label={t('username')} text={username} />}
      {password !== '' && (
        <Copyable
          label={t('password')}
          text={password}
          shown={isShown ? password : hidden}
          onRefused={() => setIsShown(true)}
          action={<ShowPassword isShown={isShown} onChange={setIsShown} />}
        />
      )}
    </div>
  )
}
