import { useSyncExternalStore } from 'react'
import { currentSession, drawnSession, subscribeSession } from './session.ts'

/** The current session, or null for a visitor; follows sign-in and sign-out in any tab. */
export const useSession = () => useSyncExternalStore(subscribeSession, currentSession, drawnSession)
