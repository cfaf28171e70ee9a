import { SendHorizontal, Paperclip } from 'lucide-react'
import { useId, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/controls/Button.tsx'
import { useGivenFile } from '../../../ui/controls/useGivenFile.ts'
import { draftProblem, showLengthFrom, lengthOf, maxMessageLength } from '../engine/draftRules.ts'
import { fileProblem, maxImageMb, maxVideoMb, type ChatFileProblem, acceptedFiles } from '../engine/fileRules.ts'
import type { Chat } from '../engine/chat.ts'
import { MessageField } from './MessageField.tsx'
import { formatCount } from '../../../i18n/amounts.ts'
import styles from './Composer.module.css'

export function Composer({ chat, draft: stored }: { chat: Chat; draft: string }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [draft, type] = useDraft(chat, stored)
  const [fileIssue, setFileIssue] = useState<ChatFileProblem | null>(null)
  const problem = draftProblem(draft)
  const attach = (file: File) => {
    const issue = fileProblem(file)
    setFileIssue(issue)
    if (issue === null) chat.sendFile(file)
  }
  const place = useGivenFile<HTMLFormElement>(attach)
  return (
    <form
      ref={place}
      className={styles['composer']}
      onSubmit={(event) => {
        event.preventDefault()
        chat.sendDraft()
      }}
    >
      <p id={`${id}-file`} className={styles['problem']} role="alert">
        {fileIssue && t(fileIssue, { limit: fileIssue === 'videoTooLarge' ? maxVideoMb : maxImageMb })}
      </p>
      <DraftLength id={`${id}-length`} draft={draft} />
      <div className={styles['row']}>
        <AttachButton onFile={attach} />
        <MessageField
          draft={draft}
          isTooLong={problem === 'tooLong'}
          describedBy={`${id}-length`}
          onType={(text) => {
            setFileIssue(null)
            type(text)
          }}
          onSend={chat.sendDraft}
        />
        <IconButton
          className={styles['send']}
          label={t('send')}
          disabled={problem !== null}
          onPointerDown={keepFocus}
          onClick={chat.sendDraft}
        >
          <SendHorizontal />
        </IconButton>
      </div>
    </form>
  )
}

/** Keeps the screen keyboard open between messages. */
const keepFocus = (event: PointerEvent) => event.preventDefault()

function DraftLength({ id, draft }: { id: string; draft: string }) {
  const { t } = useTranslation('chat')
  const length = lengthOf(draft)
  const over = length - maxMessageLength
  const isTooLong = over > 0
  return (
    <p id={id} className={isTooLong ? styles['problem'] : styles['count']} role={isTooLong ? 'alert' : undefined}>
      {isTooLong
        ? t('tooLong', { count: over, over: formatCount(over), limit: formatCount(maxMessageLength) })
        : length >= showLengthFrom &&
          t('length', { length: formatCount(length), limit: formatCount(maxMessageLength) })}
    </p>
  )
}

/** The snapshot updates later; a field bound to it would lose its cursor and break IME composition. */
function useDraft(chat: Chat, stored: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(stored)
  const [seen, setSeen] = useState(stored)
  if (stored !== seen) {
    setSeen(stored)
    setDraft(stored)
  }
  const type = (text: string) => {
    setDraft(text)
    chat.type(text)
  }
  return [draft, type]
}

function AttachButton({ onFile }: { onFile(file: File): void }) {
  const { t } = useTranslation('chat')
  return (
    <label className={styles['attach']} title={t('attach')}>
      <input
        type="file"
        className="visually-hidden"
        accept={acceptedFiles}
        aria-label={t('attach')}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Otherwise choosing the same file again fires no event.
          currentTarget.value = ''
          if (file) onFile(file)
        }}
      />
      <Paperclip size={22} />
    </label>
  )
}
