import { useSyncExternalStore } from 'react'
import { currentSession, drawnSession, subscribeSession } from './session.ts'

export const useSession = () => useSyncExternalStore(subscribeSession, currentSession, drawnSession)
