import { formatDateTime } from '../../i18n/dates.ts'

export const Time = ({ at }: { at: string | null }) => (
  <time translate="no" dateTime={at ?? undefined}>
    {formatDateTime(at)}
  </time>
)
