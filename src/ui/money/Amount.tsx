import { maskWord } from '../../i18n/money.ts'

/** Positioned, because hidden text would otherwise widen a horizontal scroller. */
const inside = { position: 'relative' } as const

/** Takes `formatMoney`'s text. A hidden amount shows dots; screen readers get the mask word without brackets. */
export const Masked = ({ children }: { children: string }) =>
  children === maskWord() ? (
    <span style={inside}>
      <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{children.slice(1, -1)}</span>
    </span>
  ) : (
    <span translate="no">{children}</span>
  )

export function Amount({ children }: { children: string }) {
  const at = children.lastIndexOf('.')
  return at < 0 ? (
    <Masked>{children}</Masked>
  ) : (
    <span translate="no">
      {children.slice(0, at)}
      <small>{children.slice(at)}</small>
    </span>
  )
}
