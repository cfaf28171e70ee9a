import type { Messenger } from '../../platform/sharing.ts'

export const AppMark = ({ app }: { app: Messenger }) => (
  <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
    {app === 'line' ? (
      <>
        <rect width="32" height="32" rx="9" fill="#06c755" />
        <path
          d="M16 7c6 0 10.500 3.600 10.500 8 0 4.600-5.500 8-9.500 11-.8.6-1.300.2-1.200-.6l.2-2.400C10 22.800 5.500 19.400 5.500 15S10 7 16 7Z"
          fill="#fff"
        />
      </>
    ) : (
      <>
        <circle cx="16" cy="16" r="16" fill="#229ed9" />
        <path d="M6.500 15.700 24.500 8.500 21.500 24l-5.200-4-2.800 2.800-.6-5L21 11l-10 6.200Z" fill="#fff" />
      </>
    )}
  </svg>
)
