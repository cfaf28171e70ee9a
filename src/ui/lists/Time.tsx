import { formatDateTime } from '../../i18n/dates.ts'

/** `-` for null. */
export const Time = ({ at }: { at: string | null }) => (
  <time translate="no" dateTime={at ?? undefined}>
    {formatDateTime(at)}
  </time>
)
