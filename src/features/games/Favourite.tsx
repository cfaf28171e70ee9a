import { Star } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import type { GameAccount } from '../../api/wallet.ts'
import { parseJson } from '../../lib/parseJson.ts'
import { platform } from '../../platform/current.ts'
import { persistent, withOtherTabs } from '../../platform/storage.ts'
import { IconButton } from '../../ui/controls/Button.tsx'
import { useMemberHash } from '../../wallet/useWallet.ts'
import styles from './FindGame.module.css'

/** Codes of games by a member's hash, newest first. */
const favouritesSchema = v.record(v.string(), v.array(v.string()))

const favouritesIn = (text: string | null) => parseJson(favouritesSchema, text) ?? {}

const storedText = () => persistent.get('favourites')
const subscribe = withOtherTabs((listener) => persistent.subscribe('favourites', listener))

const most = 200

function toggle(member: string, code: string): void {
  const all = favouritesIn(storedText())
  const own = all[member] ?? []
  const others = own.filter((one) => one !== code)
  const next = others.length < own.length ? others : [code, ...others].slice(0, most)
  persistent.set('favourites', JSON.stringify({ ...all, [member]: next }))
}

/** For a list at once: hooks in each row would slow the search down. */
export function useFavourites() {
  const { t } = useTranslation('games')
  const member = useMemberHash()
  const codes = favouritesIn(useSyncExternalStore(subscribe, storedText))[member] ?? []
  const star = ({ code, name }: GameAccount) => (
    <IconButton
      label={t('favourite', { name: name || code })}
      aria-pressed={codes.includes(code)}
      className={styles['star']}
      onClick={() => {
        platform().haptic('choice')
        toggle(member, code)
      }}
    >
      <Star />
    </IconButton>
  )
  return { codes, star }
}
