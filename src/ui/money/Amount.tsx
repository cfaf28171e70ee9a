import { maskWord } from '../../i18n/money.ts'

/** Keeps what is for listeners alone inside of what scrolls sideways: it would widen the page. */
const inside = { position: 'relative' } as const

/** An amount in words of `formatMoney` that stands alone. Where amounts are hidden it is dots, which are spoken as "hidden", without its brackets. */
export const Masked = ({ children }: { children: string }) =>
  children === maskWord() ? (
    <span style={inside}>
      <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{children.slice(1, -1)}</span>
    </span>
  ) : (
    children
  )

/** An amount in words of `formatMoney`, whose decimals stand back. */
export function Amount({ children }: { children: string }) {
  const at = children.lastIndexOf('.')
  return at < 0 ? (
    <Masked>{children}</Masked>
  ) : (
    <>
      {children.slice(0, at)}
      <small>{children.slice(at)}</small>
    </>
  )
}
