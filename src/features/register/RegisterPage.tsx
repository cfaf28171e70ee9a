import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'wouter'
import { navigate } from 'wouter/use-browser-location'
import { registerOtpCall } from '../../api/register.ts'
import { useRead } from '../../api/useRead.ts'
import { useIsMounted } from '../../lib/useIsMounted.ts'
import { pages } from '../../nav/addresses.ts'
import { endSession } from '../../session/session.ts'
import { useSession } from '../../session/useSession.ts'
import { classes } from '../../ui/classes.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { OutcomeDisc } from '../../ui/feedback/OutcomeDisc.tsx'
import { Reads } from '../../ui/feedback/Reads.tsx'
import { Spinner } from '../../ui/feedback/Spinner.tsx'
import { Card } from '../../ui/layout/Card.tsx'
import { MemberHead } from '../../ui/layout/MemberHead.tsx'
import { PageHead } from '../../ui/layout/PageHead.tsx'
import { useWallet } from '../../wallet/useWallet.ts'
import { BankStep } from './BankStep.tsx'
import { CodeStep } from './CodeStep.tsx'
import { storedDraft } from './draft.ts'
import { PhoneStep } from './PhoneStep.tsx'
import { ProfileStep } from './ProfileStep.tsx'
import { wizardSteps, type WizardStep } from './rules.ts'
import { useOpenRegistrations, useWizard } from './useWizard.ts'
import entrance from '../../ui/layout/Entrance.module.css'
import pageStyles from '../../ui/layout/Page.module.css'
import styles from './RegisterPage.module.css'

const stepTexts = { phone: 'step_phone', code: 'step_code', profile: 'step_profile', bank: 'step_bank' } as const

function StepProgress({ step, needsCode }: { step: WizardStep; needsCode: boolean }) {
  const { t } = useTranslation('register')
  const shown = wizardSteps.filter((one) => needsCode || one !== 'code')
  const at = shown.indexOf(step)
  return (
    <div className={styles['progress']}>
      <ol className={styles['bars']}>
        {shown.map((one, index) => (
          <li key={one} data-done={index < at ? '' : undefined} aria-current={one === step ? 'step' : undefined}>
            <span className="visually-hidden">{t(stepTexts[one])}</span>
          </li>
        ))}
      </ol>
      <p className="muted" role="status">
        {t('stepOf', { step: at + 1, steps: shown.length, name: t(stepTexts[step]) })}
      </p>
    </div>
  )
}

export function RegisterPage({ offer }: { offer: ReactNode }) {
  const { t } = useTranslation('register')
  const session = useSession()
  const read = useRead(registerOtpCall)
  // Read once, as a dialog's entry has no draft.
  const [{ phone }] = useState(storedDraft)
  const isSent = useOpenRegistrations(phone).length > 0
  // One that was sent needs no code, so it does not wait for this answer.
  const data = read.data ?? (isSent ? { registerOTP: false } : undefined)
  /** Set after success; resolves once the draft is erased from the history. */
  const [cleared, setCleared] = useState<{ done: Promise<void> } | null>(null)
  return (
    <>
      <div className={classes(entrance['page'], !session && !cleared && styles['page'])}>
        <PageHead title={t('title')} isInBar isPlain={cleared !== null} />
        {session && <LoggedIn />}
        {!session && cleared && <Done cleared={cleared.done} />}
        {!session && !cleared && (
          <>
            <Reads of={[{ ...read, data }]} shape="form" height={240}>
              {([{ registerOTP }]) => <WizardSteps needsCode={registerOTP} onDone={(done) => setCleared({ done })} />}
            </Reads>
            <p className={entrance['others']}>
              <span>{t('member')}</span>{' '}
              <Link href={pages.login} className={entrance['link']}>
                {t('login')}
              </Link>
            </p>
          </>
        )}
      </div>
      {offer}
    </>
  )
}

function WizardSteps({ needsCode, onDone }: { needsCode: boolean; onDone(cleared: Promise<void>): void }) {
  const wizard = useWizard(needsCode)
  return (
    <>
      {/* Only in memory, so a reload would lose it. */}
      {wizard.password !== '' && <span hidden data-unsaved="" />}
      <StepProgress step={wizard.step} needsCode={needsCode} />
      {wizard.step === 'phone' && <PhoneStep wizard={wizard} needsCode={needsCode} />}
      {wizard.step === 'code' && <CodeStep wizard={wizard} />}
      {wizard.step === 'profile' && <ProfileStep wizard={wizard} />}
      {wizard.step === 'bank' && <BankStep wizard={wizard} onDone={() => onDone(wizard.forget())} />}
    </>
  )
}

const redirectDelayMs = 2_000

/** Continues by itself or on a tap. A pending history step would leave the login again. */
function Done({ cleared }: { cleared: Promise<void> }) {
  const { t } = useTranslation('register')
  const isMounted = useIsMounted()
  const toLogin = () => void cleared.then(() => isMounted.current && navigate(pages.login, { replace: true }))
  const goOn = useEffectEvent(toLogin)
  useEffect(() => {
    const timer = setTimeout(() => goOn(), redirectDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <div className={styles['middle']}>
      <Card className={styles['done']}>
        <div role="status">
          <OutcomeDisc tone="success" />
          <h2 className={pageStyles['title']}>{t('doneTitle')}</h2>
          <p className={styles['going']}>
            <Spinner />
            <span>{t('doneText')}</span>
          </p>
        </div>
        <Button onClick={toLogin}>{t('login')}</Button>
      </Card>
    </div>
  )
}

/** A logged-in member must not register twice by accident. */
function LoggedIn() {
  const { t } = useTranslation('register')
  const name = useWallet().data?.profile.name
  return (
    <Card className={styles['signed']}>
      <MemberHead name={name ?? ''}>
        <h2>{t('loggedIn')}</h2>
      </MemberHead>
      <Button onClick={() => navigate(pages.user)}>{t('continue')}</Button>
      <Button variant="plain" onClick={endSession}>
        {t('signOutAndRegister')}
      </Button>
    </Card>
  )
}
