/** An amount in words of `formatMoney`, whose decimals stand back. */
export function Amount({ children }: { children: string }) {
  const at = children.lastIndexOf('.')
  return at < 0 ? (
    children
  ) : (
    <>
      {children.slice(0, at)}
      <small>{children.slice(at)}</small>
    </>
  )
}
