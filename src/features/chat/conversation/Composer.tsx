import { SendHorizontal } from 'lucide-react'
import { useId, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/figures.ts'
import { IconButton } from '../../../ui/IconButton.tsx'
import type { Chat } from '../engine/chat.ts'
import {
  countedFrom,
  draftProblem,
  fileProblem,
  largestImage,
  largestVideo,
  lengthOf,
  longestMessage,
  type FileProblem,
} from '../engine/rules.ts'
import { AttachButton } from './AttachButton.tsx'
import styles from './Composer.module.css'
import { Writing } from './Writing.tsx'

/** Where the player writes. What is typed stays, whatever happens to it. */
export function Composer({ chat, draft: kept }: { chat: Chat; draft: string }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [draft, type] = useDraft(chat, kept)
  const [fileIssue, setFileIssue] = useState<FileProblem | null>(null)
  const problem = draftProblem(draft)
  const send = () => {
    if (problem === null) chat.sendDraft()
  }
  const attach = (file: File) => {
    const issue = fileProblem(file)
    setFileIssue(issue)
    if (issue === null) chat.sendFile(file)
  }
  return (
    <form
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <p id={`${id}-file`} className={styles['problem']} role="alert">
        {fileIssue && t(fileIssue, { limit: fileIssue === 'videoTooLarge' ? largestVideo : largestImage })}
      </p>
      <Length id={`${id}-length`} draft={draft} />
      <div className={styles['row']}>
        <AttachButton onFile={attach} />
        <Writing
          draft={draft}
          isTooLong={problem === 'tooLong'}
          describedBy={`${id}-length`}
          onType={(text) => {
            setFileIssue(null)
            type(text)
          }}
          onSend={send}
          onFile={attach}
        />
        <IconButton
          className={styles['send']}
          label={t('send')}
          disabled={problem !== null}
          onPointerDown={keepFocus}
          onClick={send}
        >
          <SendHorizontal />
        </IconButton>
      </div>
    </form>
  )
}

/**
 * The chat tells of what is typed a moment later; a field that waited for it would lose its cursor's place and break what is being
 * composed.
 */
function useDraft(chat: Chat, kept: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(kept)
  const [seen, setSeen] = useState(kept)
  if (kept !== seen) {
    setSeen(kept)
    setDraft(kept)
  }
  const type = (text: string) => {
    setDraft(text)
    chat.type(text)
  }
  return [draft, type]
}

/** A keyboard that goes away with each message would come back with the next. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

function Length({ id, draft }: { id: string; draft: string }) {
  const { t } = useTranslation('chat')
  const length = lengthOf(draft)
  const isTooLong = length > longestMessage
  return (
    <p id={id} className={isTooLong ? styles['problem'] : styles['count']} role={isTooLong ? 'alert' : undefined}>
      {isTooLong
        ? t('tooLong', { over: formatCount(length - longestMessage), limit: formatCount(longestMessage) })
        : length >= countedFrom && t('length', { length: formatCount(length), limit: formatCount(longestMessage) })}
    </p>
  )
}
