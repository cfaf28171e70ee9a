import { formatDateTime } from '../../i18n/dates.ts'

/** A date and time of the wire; `-` for null. */
export const Time = ({ at }: { at: string | null }) => <time dateTime={at ?? undefined}>{formatDateTime(at)}</time>
