import { createContext, useContext, type ReactNode } from 'react'
import { useReadErrorText } from '../i18n/errorText.ts'
import { Failure } from './Failure.tsx'

/** What a place shows although its reads have failed. */
export const DespiteFailure = createContext<ReactNode>(null)

interface Props {
  error: unknown
  busy?: boolean
  onRetry(): void
}

/** Takes the place of data that could not be read: what the server said if it helps, else that no money is concerned. */
export function ReadFailure({ error, ...retry }: Props) {
  const errorText = useReadErrorText()
  return (
    <>
      {useContext(DespiteFailure)}
      <Failure text={errorText(error)} {...retry} />
    </>
  )
}
