import { SendHorizontal, Paperclip } from 'lucide-react'
import { useId, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount } from '../../../i18n/money.ts'
import { classes } from '../../../ui/classes.ts'
import { IconButton } from '../../../ui/controls/Button.tsx'
import { onSubmitOf } from '../../../ui/controls/onSubmitOf.ts'
import { onFileOf, useDroppedFiles } from '../../../ui/controls/useDroppedFiles.ts'
import type { Chat } from '../engine/chat.ts'
import {
  acceptedFiles,
  draftProblem,
  fileProblem,
  lengthOf,
  maxImageMb,
  maxMessageLength,
  maxVideoMb,
  showLengthFrom,
  type ChatFileProblem,
} from '../engine/rules.ts'
import iconButtonStyles from '../../../ui/controls/IconButton.module.css'
import styles from './Composer.module.css'
import fieldStyles from './MessageField.module.css'

export function Composer({ chat, draft }: { chat: Chat; draft: string }) {
  const { t } = useTranslation('chat')
  const id = useId()
  const [fileIssue, setFileIssue] = useState<ChatFileProblem | null>(null)
  const problem = draftProblem(draft)
  const attach = (files: readonly File[]) => {
    const issues = files.map(fileProblem)
    setFileIssue(issues.find((issue) => issue !== null) ?? null)
    for (const [index, file] of files.entries()) if (issues[index] === null) void chat.sendFile(file)
  }
  const dropArea = useDroppedFiles<HTMLFormElement>(attach)
  return (
    <form ref={dropArea} className={styles['composer']} onSubmit={onSubmitOf(chat.sendDraft)}>
      <p id={`${id}-file`} className={styles['problem']} role="alert">
        {fileIssue && t(fileIssue, { limit: fileIssue === 'videoTooLarge' ? maxVideoMb : maxImageMb })}
      </p>
      <DraftLength id={`${id}-length`} draft={draft} />
      <div className={styles['row']}>
        <label className={classes(iconButtonStyles['button'], styles['attach'])} data-ring title={t('attach')}>
          <input
            type="file"
            className="visually-hidden"
            accept={acceptedFiles}
            aria-label={t('attach')}
            onChange={onFileOf((file) => attach([file]))}
          />
          <Paperclip size={22} />
        </label>
        <div className={fieldStyles['area']} data-text={draft}>
          <textarea
            rows={1}
            value={draft}
            aria-label={t('write')}
            aria-describedby={`${id}-length`}
            aria-invalid={problem === 'tooLong'}
            placeholder={t('write')}
            enterKeyHint={hasKeyboard() ? 'send' : 'enter'}
            onChange={(event) => {
              setFileIssue(null)
              chat.type(event.target.value)
            }}
            onKeyDown={(event) => {
              if (!isSendKey(event)) return
              event.preventDefault()
              chat.sendDraft()
            }}
          />
        </div>
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

/** A mouse suggests a hardware keyboard; on a screen keyboard Enter starts a new line. */
const hasKeyboard = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches

/** Safari marks an input method's Enter only by key code 229. */
const isSendKey = ({ key, shiftKey, keyCode, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing && keyCode !== 229 && hasKeyboard()
