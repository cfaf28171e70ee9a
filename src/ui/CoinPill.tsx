import styles from './CoinPill.module.css'

/** What a tap on its row brings, where that is money: in the place of the sign that leads on. */
export const CoinPill = ({ children }: { children: string }) => <span className={styles['pill']}>{children}</span>
