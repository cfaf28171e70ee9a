import { Headset, X } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'wouter'
import { badgeApp } from '../../../lib/badge.ts'
import { everyWhileVisible, onIdle } from '../../../lib/visibility.ts'
import { pages } from '../../../nav/addresses.ts'
import { openDialog, useDialog } from '../../../nav/useDialog.ts'
import { useChatOffer } from '../../../operator/useChatOffer.ts'
import { platform } from '../../../platform/current.ts'
import { isOn } from '../../../session/feedbackPreferences.ts'
import { IconButton } from '../../../ui/controls/Button.tsx'
import type { Chat } from '../engine/chat.ts'
import { useChat } from '../useChat.ts'
import styles from './ChatWidget.module.css'

/** Null before a gesture, as browsers allow no sound earlier. */
let context: AudioContext | null = null

function unlock(): void {
  if (typeof AudioContext !== 'function') return
  context ??= new AudioContext()
  // A running context uses battery.
  void context.suspend().catch(() => undefined)
}

for (const gesture of ['pointerup', 'keydown'])
  document.addEventListener(gesture, unlock, { once: true, capture: true, passive: true })

const durationSeconds = 0.28
const loudness = 0.05

async function playTone(): Promise<void> {
  const speaker = context
  if (!speaker) return
  await speaker.resume()
  const now = speaker.currentTime
  const volume = speaker.createGain()
  volume.gain.setValueAtTime(0.0001, now)
  volume.gain.exponentialRampToValueAtTime(loudness, now + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.0001, now + durationSeconds)
  const tone = speaker.createOscillator()
  tone.frequency.setValueAtTime(660, now)
  tone.frequency.setValueAtTime(880, now + 0.1)
  tone.connect(volume).connect(speaker.destination)
  tone.addEventListener('ended', () => void speaker.suspend().catch(() => undefined))
  tone.start(now)
  tone.stop(now + durationSeconds)
}

const quietMs = 2_000
let announcedAt = -Infinity

function announceIncoming(): void {
  if (document.visibilityState !== 'visible' || performance.now() - announcedAt < quietMs) return
  announcedAt = performance.now()
  if (isOn('sound')) void playTone().catch(() => undefined)
  if (isOn('haptic')) platform().haptic('choice')
}

const openChatDialog = () => void openDialog({ name: 'chat' })

/** `slot` is in the top bar; on wide screens in the menu. */
export function ChatWidget({ slot }: { slot: HTMLElement | null }) {
  const { isOffered } = useChatOffer()
  const state = useChat(false)
  const chat = state.status === 'ready' ? state.chat : null
  useEffect(() => chat?.onIncoming(announceIncoming), [chat])
  return isOffered && slot ? createPortal(<ChatIcon chat={chat} />, slot) : null
}

const subscribeNothing = () => () => undefined

function ChatIcon({ chat }: { chat: Chat | null }) {
  const { t } = useTranslation('chat')
  const { isShown, bubble, dismiss } = useInvitation()
  const unread = useSyncExternalStore(chat?.subscribe ?? subscribeNothing, () => chat?.snapshot().unread ?? 0)
  useEffect(() => {
    badgeApp('support', unread)
    return () => badgeApp('support', 0)
  }, [unread])
  return (
    <div className={styles['widget']} data-unread={unread > 0 ? '' : undefined}>
      {isShown && (
        <div ref={bubble} className={styles['invitation']}>
          <button type="button" className={styles['text']} onClick={openChatDialog}>
            {t('invitation')}
          </button>
          <IconButton label={t('dismiss')} onClick={dismiss}>
            <X />
          </IconButton>
        </div>
      )}
      <button
        type="button"
        className={styles['icon']}
        aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
        onClick={openChatDialog}
      >
        <Headset size={24} />
        <span className={styles['label']}>{t('label')}</span>
        {unread > 0 && (
          <span className={styles['badge']} aria-hidden="true">
            {unread > 99 ? t('manyUnread') : unread}
          </span>
        )}
      </button>
    </div>
  )
}

/** Sample points, as fractions of width and height. */
const samplePoints = [0.02, 0.25, 0.5, 0.75, 0.98]

function isOverAction(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  return samplePoints.some((x) =>
    samplePoints.some((y) =>
      document
        .elementsFromPoint?.(left + width * x, top + height * y)
        .some((under) => !element.contains(under) && under.closest('a, button, input, select, textarea, label')),
    ),
  )
}

const [idleMs, durationMs] = [30_000, 10_000]
const deposits: ReadonlySet<string> = new Set(['deposit', 'qr', 'slip', 'gift'])

let hasAppeared = false

const isLoading = () => document.querySelector('main [aria-busy="true"]') !== null

/** Never over anything tappable or a loading page (contract, rule 17). */
function useInvitation() {
  const [path] = useLocation()
  const dialog = useDialog()
  const mayWantHelp = dialog === null ? path === pages.login : deposits.has(dialog.name)
  const [hasRested, setRested] = useState(false)
  const [isOver, setOver] = useState(hasAppeared)
  const bubble = useRef<HTMLDivElement>(null)
  const dismiss = () => setOver(true)
  const isShown = hasRested && !isOver && dialog === null

  useEffect(() => (mayWantHelp && !isOver ? onIdle(idleMs, () => setRested(true)) : undefined), [mayWantHelp, isOver])
  useLayoutEffect(() => {
    if (!isShown) return
    hasAppeared = true
    if (isLoading() || (bubble.current && isOverAction(bubble.current))) return dismiss()
    const end = everyWhileVisible(dismiss, durationMs, () => undefined)
    window.addEventListener('scroll', dismiss, { once: true, passive: true })
    return () => {
      end()
      window.removeEventListener('scroll', dismiss)
    }
  }, [isShown])
  return { isShown, bubble, dismiss }
}
