import { useReadErrorText } from '../i18n/readErrorText.ts'
import { offlineDrawing } from './drawings/offline.ts'
import { Failure } from './Failure.tsx'

interface Props {
  error: unknown
  busy?: boolean
  onRetry(): void
}

/** Takes the place of data that could not be read: what the server said if it helps, else that no money is concerned. */
export function ReadFailure({ error, ...retry }: Props) {
  const errorText = useReadErrorText()
  return <Failure {...(isOffline(error) && { drawing: offlineDrawing })} text={errorText(error)} {...retry} />
}

const isOffline = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'OFFLINE'
