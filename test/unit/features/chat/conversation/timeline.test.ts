import { describe, expect, it, test } from 'vitest'
import { messageRows, openingRow, tailRows } from '../../../../../src/features/chat/conversation/timeline.ts'
import type { OutboxItem } from '../../../../../src/features/chat/engine/outbox.ts'
import type { ChatMessage } from '../../../../../src/features/chat/engine/transcript.ts'
import { growth } from '../../../../tools/growth.ts'

const payload = { message: 'x', buttons: [], fileType: null, filePath: null, name: null, url: null, generic: [] }
const said = (id: string, at: Date, given: Partial<ChatMessage> = {}): ChatMessage => ({
  id,
  sender: 'agent',
  message: { message_type: 'text', payload },
  createdAt: at.toISOString(),
  session_id: null,
  ...given,
})
const own = (id: string, at: Date): OutboxItem => ({
  id,
  delivery: 'waiting',
  isSought: false,
  text: 'x',
  file: null,
  code: null,
  at: at.getTime(),
  message: null,
  leftAt: null,
  marker: null,
  others: [],
  refusals: 0,
  source: null,
  preview: null,
  progress: null,
  soughtUntil: 0,
})
/** A time by the device's time zone. */
const day = (date: number, hour = 12) => new Date(2026, 4, date, hour)
const kinds = (rows: readonly { kind: string }[]) => rows.map(({ kind }) => kind)
const choice = { title: 'Yes', type: 'postback', payload: 'YES' }
const offering = (id: string) =>
  said(id, day(1), { message: { message_type: 'quick_replies', payload: { ...payload, buttons: [choice] } } })

describe('the timeline', () => {
  it('has only the row for older messages if it is empty', () => {
    expect(kinds(messageRows([], null))).toEqual(['older'])
  })

  it('has one heading for each day, even if one begins at midnight', () => {
    const rows = messageRows([said('a', day(1)), said('b', day(1, 23)), said('c', day(2, 0)), said('d', day(9))], null)
    expect(kinds(rows)).toEqual(['older', 'day', 'message', 'message', 'day', 'message', 'day', 'message'])
  })

  it('ends a conversation where the session changes, and nowhere else', () => {
    const sessions = [null, 's1', 's1', null, 's1', 's2', null]
    const rows = messageRows(
      sessions.map((session, index) => said(`${index}`, day(1), { session_id: session })),
      null,
    )
    const at = rows.findIndex(({ kind }) => kind === 'end')
    expect(rows.filter(({ kind }) => kind === 'end')).toHaveLength(1)
    expect(rows[at + 1]).toMatchObject({ kind: 'message', key: '5' })
  })

  it('has a divider above the first unread message, below the day', () => {
    const rows = messageRows([said('a', day(1)), said('b', day(2)), said('c', day(2))], 'b')
    expect(kinds(rows)).toEqual(['older', 'day', 'message', 'day', 'unread', 'message', 'message'])
    expect(openingRow(rows)).toEqual({ index: 4, align: 'start' })
  })

  it('opens at its end if all messages are read', () => {
    const rows = messageRows([said('a', day(1)), said('b', day(1))], null)
    expect(openingRow(rows)).toEqual({ index: rows.length - 1, align: 'end' })
  })

  it('keeps the keys of its rows when older messages are added in front', () => {
    const later = [said('b', day(2)), said('c', day(3), { session_id: 's' })]
    const before = messageRows(later, 'c').map(({ key }) => key)
    const after = messageRows([said('a', day(1)), ...later], 'c').map(({ key }) => key)
    expect(new Set(after).size).toBe(after.length)
    expect(after.slice(-before.length + 1)).toEqual(before.slice(1))
  })

  it('of ten times as many messages takes about ten times as long', () => {
    const many = Array.from({ length: 20_000 }, (_, index) => said(`${index}`, new Date(1.7e12 + index * 60_000)))
    expect(growth((size) => messageRows(many.slice(0, size), null), 2_000)).toBeLessThan(40)
  })
})

describe('the end of the timeline', () => {
  it('has the quick replies of the last message', () => {
    expect(tailRows({ messages: [offering('a')], outbox: [] })).toEqual([
      { kind: 'replies', key: 'replies', buttons: [choice] },
    ])
  })

  it('keeps the quick replies above a message that failed', () => {
    const failed = { ...own('o', day(1)), delivery: 'failed' } as const
    expect(kinds(tailRows({ messages: [offering('a')], outbox: [failed] }))).toEqual(['replies', 'outbox'])
  })

  test.each([
    ['after the next message', [offering('a'), said('b', day(1))], []],
    ['once one is on its way', [offering('a')], [own('o', day(1))]],
  ])('%s has no quick replies', (_, messages, outbox) => {
    expect(kinds(tailRows({ messages, outbox }))).not.toContain('replies')
  })

  it('puts the outbox last, with a heading for a new day', () => {
    const messages = [said('a', day(2))]
    expect(kinds(tailRows({ messages, outbox: [own('o', day(2)), own('p', day(3)), own('q', day(3))] }))).toEqual([
      'outbox',
      'day',
      'outbox',
      'outbox',
    ])
    expect(kinds(tailRows({ messages: [], outbox: [own('o', day(2))] }))).toEqual(['day', 'outbox'])
  })

  it('has no earlier day if the device’s clock is behind', () => {
    expect(kinds(tailRows({ messages: [said('a', day(5))], outbox: [own('o', day(2))] }))).toEqual(['outbox'])
  })
})
