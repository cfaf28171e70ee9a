import { Suspense, useEffect, useState, type ReactNode } from 'react'
import { Redirect, useLocation } from 'wouter'
import { loginAddress } from '../nav/addresses.ts'
import { openDialog } from '../nav/useDialog.ts'
import { currentSession } from '../session/session.ts'
import { useSession } from '../session/useSession.ts'
import { FeatureBoundary } from '../ui/layout/FeatureBoundary.tsx'
import { Skeleton } from '../ui/lists/Skeleton.tsx'
import { Shell } from './Shell.tsx'

interface Inside {
  readonly children: ReactNode
  readonly skeleton?: ReactNode
  readonly aside?: ReactNode
}

export const frames = { Blank: BlankFrame, Auth: AuthFrame, Public: PublicFrame, Member: MemberFrame }

/** The key makes successive redirects run. */
function BlankFrame({ children }: Inside) {
  const [path] = useLocation()
  return (
    <FeatureBoundary key={path}>
      <Suspense fallback={null}>{children}</Suspense>
    </FeatureBoundary>
  )
}

function PublicFrame({ children }: Inside) {
  const session = useSession()
  return <Shell viewer={session ? 'signedIn' : 'visitor'}>{children}</Shell>
}

/** Opening it ends the session; until that is decided, it is a visitor's page. */
function AuthFrame({ children }: Inside) {
  const session = useSession()
  const [hasStayed, setHasStayed] = useState(false)
  useEffect(() => {
    let isThere = true
    // If the code does not load, the session stays.
    if (currentSession())
      void import('./endAtLogin.ts')
        .then(({ endSessionAtLogin }) => endSessionAtLogin(() => isThere))
        .catch(() => undefined)
        .then(() => setHasStayed(true))
    return () => {
      isThere = false
    }
  }, [])
  return <Shell viewer={session && hasStayed ? 'signedIn' : 'visitor'}>{children}</Shell>
}

const askToSignOut = () => void openDialog({ name: 'logout' })

const cardSkeleton = <Skeleton height={360} />

function MemberFrame({ children, skeleton = cardSkeleton, aside }: Inside) {
  const session = useSession()
  if (!session) return <Redirect to={loginAddress(window.location.pathname + window.location.search)} replace />
  return (
    <Shell viewer="member" onSignOut={askToSignOut} skeleton={skeleton} aside={aside}>
      {children}
    </Shell>
  )
}
