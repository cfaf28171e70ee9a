import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameLogin } from '../../api/games.ts'
import { Copyable } from '../../ui/Copyable.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import styles from './GameDialog.module.css'

/** A fixed number of dots hides the length of the password. */
const hidden = '••••••••'

/** The login at the game, with copy buttons. The password stays hidden, also in the toast, until the player shows it. */
export function Credentials({ login: { username, password } }: { login: GameLogin }) {
  const { t } = useTranslation(['games', 'common'])
  const [isShown, setIsShown] = useState(false)
  return (
    <div className={styles['part']}>
      {username !== '' && <Copyable label={t('username')} text={username} />}
      {password !== '' && (
        <Copyable
          label={t('password')}
          text={password}
          shown={isShown ? password : hidden}
          onRefused={() => setIsShown(true)}
          action={
            <IconButton
              label={t(isShown ? 'common:hidePassword' : 'common:showPassword')}
              aria-pressed={isShown}
              onClick={() => setIsShown(!isShown)}
            >
              {isShown ? <EyeOff /> : <Eye />}
            </IconButton>
          }
        />
      )}
    </div>
  )
}
