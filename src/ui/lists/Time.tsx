import { formatDateTime } from '../../i18n/dates.ts'

/** `-` for null. */
export const Time = ({ at }: { at: string | null }) => <time dateTime={at ?? undefined}>{formatDateTime(at)}</time>
