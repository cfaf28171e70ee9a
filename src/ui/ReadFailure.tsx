import { useReadErrorText } from '../i18n/readErrorText.ts'
import { Failure } from './Failure.tsx'

interface Props {
  error: unknown
  busy?: boolean
  onRetry(): void
}

/** Takes the place of data that could not be read: what the server said if it helps, else that no money is concerned. */
export function ReadFailure({ error, ...retry }: Props) {
  const errorText = useReadErrorText()
  return <Failure text={errorText(error)} {...retry} />
}
