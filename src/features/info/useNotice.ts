import useSWRImmutable from 'swr/immutable'
import { readNotice } from '../../api/info.ts'
import { hash } from '../../member/hash.ts'
import { isDismissed } from '../../member/dismissed.ts'

const useRead = () => useSWRImmutable('notice', readNotice).data

/** The operator's notice as HTML for everybody; empty when there is none, or when it belongs to the bonus dialog. */
export function useNotice(): string {
  const notice = useRead()?.notice ?? ''
  return notice.trim() === '' || notice.includes('%percentFail%') ? '' : notice
}

/** Whether a notice stands that the player has not put away; null while it is not read. */
export function useHasNotice(): boolean | null {
  const isRead = useRead() !== undefined
  const notice = useNotice()
  return isRead ? notice !== '' && !isDismissed(hash(notice)) : null
}
