import { SendHorizontal } from 'lucide-react'
import { useId, useState, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../ui/IconButton.tsx'
import { draftProblem } from '../engine/draftRules.ts'
import { fileProblem, maxImageMb, maxVideoMb, type FileProblem } from '../engine/fileRules.ts'
import type { Chat } from '../engine/types.ts'
import { AttachButton } from './AttachButton.tsx'
import styles from './Composer.module.css'
import { DraftLength } from './DraftLength.tsx'
import { MessageField } from './MessageField.tsx'
import { useDraft } from './useDraft.ts'

/** The form of a new message. The text stays in the field until it is sent. */
export function Composer({ chat, draft: stored }: { chat: Chat; draft: string }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [draft, type] = useDraft(chat, stored)
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

/** Keeps the focus in the field, so that the screen keyboard stays open between messages. */
const keepFocus = (event: PointerEvent) => event.preventDefault()
