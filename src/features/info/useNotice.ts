import { noticeCall } from '../../api/info.ts'
import { useRead } from '../../api/useRead.ts'
import { hash } from '../../lib/hash.ts'
import { isDismissed } from '../../session/dismissed.ts'
import { hasContent } from '../../ui/richText/htmlText.ts'

/** @returns '' without a notice, or if the bonus dialog shows it. */
export function useNotice(): string {
  const notice = useRead(noticeCall).data?.notice ?? ''
  return hasContent(notice) && !notice.includes('%percentFail%') ? notice : ''
}

export function useHasNotice(): boolean | null {
  const isRead = useRead(noticeCall).data !== undefined
  const notice = useNotice()
  return isRead ? notice !== '' && !isDismissed(hash(notice)) : null
}
