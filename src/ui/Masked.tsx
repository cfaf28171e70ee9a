import { maskWord } from '../i18n/money.ts'

/** An amount in words of `formatMoney` that stands alone. Where amounts are hidden it is dots, which are spoken as "hidden". */
export const Masked = ({ children }: { children: string }) =>
  children === maskWord() ? (
    <>
      <span aria-hidden="true">••••</span>
      <span className="visually-hidden">{children}</span>
    </>
  ) : (
    children
  )
