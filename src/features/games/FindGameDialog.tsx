import { Search, X } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { type Currency, formatCount, formatMoney } from '../../i18n/money.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { useDraft } from '../../session/drafts.ts'
import { Button, IconButton } from '../../ui/controls/Button.tsx'
import { gamesDrawing } from '../../ui/drawings.ts'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Sheet } from '../../ui/layout/Sheet.tsx'
import { AccountTile } from '../../ui/money/AccountTile.tsx'
import { Masked } from '../../ui/money/Amount.tsx'
import { currencyOf } from '../../wallet/accounts.ts'
import { ledger } from '../../wallet/ledger/ledger.ts'
import { useWallet } from '../../wallet/useWallet.ts'
import { useFavourites } from './Favourite.tsx'
import { findGames, indexOf, playedLast } from './search.ts'
import groupStyles from '../../ui/layout/Group.module.css'
import styles from './FindGame.module.css'

export function FindGameDialog() {
  const { t } = useTranslation('shared')
  const wallet = useWallet()
  return (
    <Sheet title={t('findGame')} isTall>
      <Reads of={[wallet]} height={640} shape="rows">
        {([read]) => <FindGame wallet={read} />}
      </Reads>
    </Sheet>
  )
}

function FindGame({ wallet }: { wallet: Wallet }) {
  const { t } = useTranslation('games')
  const [typed, setTyped] = useDraft<string>('findGame', () => '')
  const query = useDeferredValue(typed.trim())
  const field = useRef<HTMLInputElement>(null)
  /** The list's earlier scroll position, in pixels; empty at first. */
  const [scrollTop, setScrollTop] = useDraft<string>('foundGames', () => '')
  const first = useRef(scrollTop)
  useEffect(() => {
    // Back from a game, the keyboard would cover what was found.
    if (first.current === '') field.current?.focus()
    const sheet = field.current?.closest('dialog')
    if (sheet) sheet.scrollTop = Number(first.current)
    const storeScroll = () => setScrollTop(String(sheet?.scrollTop ?? 0))
    storeScroll()
    for (const act of ['pointerdown', 'keydown']) sheet?.addEventListener(act, storeScroll)
    return () => ['pointerdown', 'keydown'].forEach((act) => sheet?.removeEventListener(act, storeScroll))
  }, [setScrollTop])
  const clear = useCallback(() => {
    setTyped('')
    field.current?.focus()
  }, [setTyped])
  return (
    <div className={styles['find']}>
      <div className={styles['bar']}>
        <div className={styles['field']}>
          <Search size={20} />
          <input
            ref={field}
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            aria-label={t('findLabel')}
            placeholder={t('findLabel')}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            // The results are there; Enter puts the keyboard away.
            onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
          />
          {typed !== '' && (
            <IconButton label={t('findClear')} onClick={clear}>
              <X />
            </IconButton>
          )}
        </div>
      </div>
      <Results wallet={wallet} query={query} onClear={clear} />
    </div>
  )
}

/** The rest is a letter away. */
const mostShown = 30

interface ResultsProps {
  wallet: Wallet
  query: string
  onClear(): void
}

/** Memoised, so that a letter is drawn before what it finds. */
const Results = memo(function FoundGames({ wallet, query, onClear }: ResultsProps) {
  const { t } = useTranslation('games')
  const index = useMemo(() => indexOf(wallet.slots), [wallet.slots])
  const found = useMemo(() => findGames(index, query), [index, query])
  const { codes } = useFavourites()
  // The list below would jump if a later reading moved it.
  const [reading] = useState(ledger.reading)
  const currency = currencyOf(wallet)
  const isEmpty = found.length === 0
  const first = query === '' ? codes.flatMap((code) => found.filter((game) => game.code === code)) : []
  const last = query === '' ? playedLast(reading?.rows ?? [], found) : []
  const title = query === '' ? t('allGames') : t('found', { count: found.length, number: formatCount(found.length) })
  return (
    <>
      <div role="status" className={isEmpty ? undefined : 'visually-hidden'}>
        {isEmpty ? (
          <EmptyState
            drawing={gamesDrawing}
            title={t('findNothing', { query })}
            text={t('findHint')}
            action={
              <Button variant="quiet" onClick={onClear}>
                {t('findClear')}
              </Button>
            }
          />
        ) : (
          query !== '' && title
        )}
      </div>
      <GameRows title={t('favourites')} games={first} currency={currency} />
      <GameRows title={t('playedLast')} games={last} currency={currency} />
      <GameRows title={title} games={found.slice(0, mostShown)} currency={currency} />
      {found.length > mostShown && (
        <p className={styles['note']}>{t('findMore', { count: mostShown, number: formatCount(mostShown) })}</p>
      )}
    </>
  )
})

function GameRows({ title, games, currency }: { title: string; games: readonly GameAccount[]; currency: Currency }) {
  const { t } = useTranslation('home')
  const { star } = useFavourites()
  const titleId = useId()
  if (games.length === 0) return null
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId} className={groupStyles['title']}>
        {title}
      </h3>
      <ul className={groupStyles['group']}>
        {games.map((game) => (
          <li key={game.code} className={styles['row']}>
            <button
              type="button"
              className={groupStyles['row']}
              onClick={() => openDialog({ name: 'game', code: game.code })}
            >
              <AccountTile account={{ of: 'game', logo: game.logo }} />
              <span className={groupStyles['words']}>
                <span className={groupStyles['label']} translate="no">
                  {game.name || game.code}
                </span>{' '}
                <span className={groupStyles['hint']}>
                  {game.isActive ? <Masked>{formatMoney(game.amount, currency)}</Masked> : t('openAccount')}
                </span>
              </span>
            </button>
            {star(game)}
          </li>
        ))}
      </ul>
    </section>
  )
}
