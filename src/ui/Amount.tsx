import { Masked } from './Masked.tsx'

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
