import { RotateCw } from 'lucide-react'
import { createContext, useContext, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useReadErrorText } from '../../i18n/errorText.ts'
import { Button } from '../controls/Button.tsx'
import { EmptyState } from './EmptyState.tsx'
import type { Drawing } from './Illustration.tsx'

const failedDrawing: Drawing = {
  paper: 'M34 66a15 15 0 0 1-3-29.7 19 19 0 0 1 36-2.3A16 16 0 0 1 66 66Z',
  lines: 'M48 41v10M48 58v.1M36 73v4M48 73v9M60 73v4',
}

/** Content to show above reads that are under way or have failed. */
export const AboveReads = createContext<ReactNode>(null)

interface ReadFailureProps {
  error: unknown
  isBusy?: boolean
  onRetry(): void
}

export function ReadFailure({ error, ...retry }: ReadFailureProps) {
  const errorText = useReadErrorText()
  return (
    <>
      {useContext(AboveReads)}
      <Failure text={errorText(error)} {...retry} />
    </>
  )
}

interface Props {
  title?: string
  text?: string
  isBusy?: boolean
  /** The whole page failed, so it may reload itself (`app/updates.ts`). */
  isFeature?: true
  onRetry(): void
}

export function Failure({ title, text, isBusy = false, isFeature, onRetry }: Props) {
  const { t } = useTranslation()
  return (
    <EmptyState
      drawing={failedDrawing}
      title={title ?? t('loadFailed')}
      text={text}
      role="alert"
      data-feature-failed={isFeature}
      action={
        <Button isBusy={isBusy} onClick={onRetry}>
          {!isBusy && <RotateCw size={18} />}
          <span>{t('retry')}</span>
        </Button>
      }
    />
  )
}
