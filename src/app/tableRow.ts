import type { LucideIcon } from 'lucide-react'
import type { FunctionComponent, ReactNode } from 'react'
import type { Resources } from '../i18n/i18next.d.ts'
import type { OptionalFeature } from '../lib/settings/schema.ts'
import type { PageAddress } from '../nav/addresses.ts'

export type Viewer = 'member' | 'loggedIn' | 'visitor'

interface InBars {
  readonly bars: readonly Viewer[]
  readonly icon: LucideIcon
  readonly text: keyof Resources['common']
}

export interface PageRow {
  readonly page: FunctionComponent<Record<'notice' | 'offer', ReactNode>>
  /** `Member` admits members only. */
  readonly frame: 'Blank' | 'Auth' | 'Public' | 'Member'
  readonly bar?: InBars
  /** The bar marks this other page as the current one. */
  readonly within?: PageAddress
  /** By default a card in `Member`, none elsewhere. */
  readonly skeleton?: ReactNode
  /** The second column on wide screens, once the wallet is read. */
  readonly aside?: PageAddress | FunctionComponent
}

export interface DialogRow {
  readonly dialog: FunctionComponent
  readonly isPublic?: true
  readonly optionalFeature?: OptionalFeature
  readonly gate?: FunctionComponent<{ children: ReactNode }>
}

export interface BarDialogRow extends DialogRow {
  readonly bar: InBars
}
