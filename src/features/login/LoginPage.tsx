import { type ReactNode, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { send } from '../../api/client/client.ts'
import { ApiError } from '../../api/client/errors.ts'
import { loginCall } from '../../api/login.ts'
import { settleCommand, openCommands } from '../../commands/openCommands.ts'
import { useErrorText } from '../../i18n/errorText.ts'
import { hash } from '../../lib/hash.ts'
import { settings } from '../../lib/settings/settings.ts'
import { pages, wantedPage } from '../../nav/addresses.ts'
import { entryState } from '../../nav/entryState.ts'
import { closeDialogs } from '../../nav/useDialog.ts'
import { phoneExamples, usernameOf } from '../../operator/phoneRules.ts'
import { platform } from '../../platform/current.ts'
import { storeRegistration } from '../../session/registrations.ts'
import { startSession } from '../../session/session.ts'
import { classes } from '../../ui/classes.ts'
import { Field } from '../../ui/controls/Field.tsx'
import { MainButton } from '../../ui/controls/MainButton.tsx'
import { PasswordField } from '../../ui/controls/PasswordField.tsx'
import { useReplayedTap } from '../../ui/controls/useReplayedTap.ts'
import { Refusal } from '../../ui/feedback/Refusal.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { useAbortSignal } from '../../ui/useAbortSignal.ts'
import entrance from '../../ui/layout/Entrance.module.css'
import styles from './LoginPage.module.css'

export function LoginPage({ notice, offer }: { notice: ReactNode; offer: ReactNode }) {
  const { t } = useTranslation('login')
  const { submit, isBusy, missing, isRefused, problem } = useLogin()
  useReplayedTap()
  return (
    <div className={entrance['page']}>
      <Card>
        <h1 className={styles['title']}>{t('title')}</h1>
        <form
          className={classes(entrance['form'], styles['form'])}
          onSubmit={submit}
          noValidate
          data-sending={isBusy || undefined}
        >
          <Field
            name="username"
            label={t('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="username"
            placeholder={phoneExamples[settings.VITE_REGION]}
            required
            onBlur={({ currentTarget }) => {
              currentTarget.value = usernameOf(currentTarget.value, settings.VITE_REGION)
            }}
            error={missing.includes('username') ? t('phoneRequired') : null}
            isRefused={isRefused}
          />
          <PasswordField
            name="password"
            label={t('password')}
            autoComplete="current-password"
            required
            error={missing.includes('password') ? t('passwordRequired') : null}
            isRefused={isRefused}
          />
          <div className={styles['row']}>
            <label className={styles['remember']}>
              <input type="checkbox" name="remember" defaultChecked={!platform().can.keepSession} />
              <span>{t('remember')}</span>
            </label>
            <Link href={pages.contact} className={entrance['link']}>
              {t('forgot')}
            </Link>
          </div>
          <Refusal>{problem}</Refusal>
          <MainButton isBusy={isBusy}>{t('submit')}</MainButton>
        </form>
      </Card>
      {offer}
      <p className={classes(entrance['others'], styles['others'])}>
        <span>{t('noAccount')}</span>{' '}
        <Link href={pages.register} className={entrance['link']}>
          {t('register')}
        </Link>
      </p>
      {notice}
    </div>
  )
}

/** An empty required field sends nothing (product, validation). */
const needed = ['username', 'password'] as const
type Needed = (typeof needed)[number]

/** These refusals do not reveal which field is wrong. */
const wrongWords = new Set(['NO_USER', 'WRONG_CREDENTIAL', 'WRONG_PASSWORD'])

function useLogin() {
  const errorText = useErrorText()
  const [isBusy, setIsBusy] = useState(false)
  const [missing, setMissing] = useState<Needed[]>([])
  const [failure, setFailure] = useState<unknown>(null)
  const newSignal = useAbortSignal()

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const username = usernameOf(fieldText(form, 'username'), settings.VITE_REGION)
    const password = fieldText(form, 'password')
    const empty = needed.filter((name) => (name === 'username' ? username : password) === '')
    setMissing(empty)
    setFailure(null)
    if (empty.length > 0) {
      event.currentTarget.querySelector<HTMLInputElement>(`[name=${empty[0]}]`)?.focus()
      return
    }
    setIsBusy(true)
    platform().hideKeyboard()
    try {
      const signal = newSignal()
      const { token } = await send(loginCall, { body: { username, password }, signal })
      // The step back from home would lead to the login below it, which ends the session.
      await closeDialogs()
      signal.throwIfAborted()
      const by = hash(username)
      startSession(token, form.get('remember') !== null, by)
      // The login proves a registration whose answer was lost.
      const registered = openCommands().filter(({ kind, member }) => kind === 'register' && member === by)
      if (registered.length > 0) storeRegistration()
      registered.forEach(({ id }) => settleCommand(id, 'done'))
      // Forms that were filled in when a session ended return to the same member.
      const state = entryState().by === by ? entryState() : null
      navigate(wantedPage(window.location.search, window.location.origin), { replace: true, state })
    } catch (reason) {
      setFailure(reason)
    } finally {
      setIsBusy(false)
    }
  }
  return {
    submit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    isBusy,
    missing,
    isRefused: failure instanceof ApiError && wrongWords.has(failure.code),
    problem: failure ? errorText(failure) : null,
  }
}

function fieldText(form: FormData, name: Needed): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
