import { KeyRound } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mainWallet } from '../../api/entities.ts'
import { gameLoginCall, type GameLogin } from '../../api/games.ts'
import { useRead } from '../../api/useRead.ts'
import type { GameAccount, Wallet } from '../../api/wallet.ts'
import { UnknownCommand } from '../../commands/UnknownCommand.tsx'
import { useCommand } from '../../commands/useCommand.ts'
import { unbroken } from '../../i18n/wholeName.ts'
import { minorOf } from '../../lib/money/minor.ts'
import { openDialog } from '../../nav/useDialog.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { Copyable } from '../../ui/controls/Copyable.tsx'
import { ShowPassword } from '../../ui/controls/ShowPassword.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Fold } from '../../ui/layout/Fold.tsx'
import { Play } from './Play.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { amountToMove } from './rules.ts'
import { usePlay } from './usePlay.ts'
import styles from './GameDialog.module.css'

/** A fixed number of dots hides the length of the password. */
const hidden = '••••••••'

function Credentials({ login: { username, password }, isOpenAtFirst }: { login: GameLogin; isOpenAtFirst: boolean }) {
  const { t } = useTranslation('games')
  const [isShown, setIsShown] = useState(false)
  return (
    <Fold icon={KeyRound} kind="accent" label={t('login')} isOpenAtFirst={isOpenAtFirst}>
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
    </Fold>
  )
}

export function ActiveGame({ game, wallet }: { game: GameAccount; wallet: Wallet }) {
  const { t } = useTranslation('games')
  const { code } = game
  const name = unbroken(game.name || code)
  const login = useRead(gameLoginCall, { pathParameters: { code } })
  const resetting = useCommand('reset', { code })
  const shownAmount = amountToMove(wallet, code)
  const play = usePlay(game, login.data, shownAmount)
  const [isChanged, setIsChanged] = useState(false)
  useActivationDone(code)
  if (play.moveAll.unknownCommands.length > 0)
    return <UnknownCommand command={play.moveAll} text={t('moveUnknown', { name })} />
  if (play.autoLogin.unknownCommands.length > 0)
    return <UnknownCommand command={play.autoLogin} text={t('playUnknown', { name })} />

  const isPlaying = play.step !== null
  return (
    <>
      <Play
        game={game}
        login={login.data}
        isLoading={login.data === undefined && login.error === undefined}
        shownAmount={shownAmount}
        fromGames={minorOf((shownAmount ?? 0) - (wallet.wallet.amount ?? 0))}
        play={play}
        isLocked={resetting.isBusy}
      />
      <div className={styles['pair']}>
        <Button variant="quiet" onClick={() => openDialog({ name: 'transfer', from: mainWallet, to: code })}>
          {t('transferIn')}
        </Button>
        <Button variant="quiet" onClick={() => openDialog({ name: 'transfer', from: code, to: mainWallet })}>
          {t('transferOut')}
        </Button>
      </div>
      <Reads of={[login]} height={56} shape="text">
        {([read]) => <Credentials key={String(isChanged)} login={read} isOpenAtFirst={isChanged} />}
      </Reads>
      <ResetPassword
        code={code}
        command={resetting}
        isDisabled={isPlaying}
        // The cached login may be wrong now.
        onChanged={() => {
          setIsChanged(true)
          void login.mutate(undefined, { revalidate: true })
        }}
      />
    </>
  )
}

/** An active account proves its activation, even without an answer. */
function useActivationDone(code: string): void {
  const { unknownCommands, settleUnknown } = useCommand('activate', { code })
  const forgetAll = useEffectEvent(settleUnknown)
  useEffect(() => {
    if (unknownCommands.length > 0) forgetAll()
  }, [unknownCommands.length])
}
