import styles from './Illustration.module.css'

/** Paths on a field of 96 by 96. */
export interface Drawing {
  readonly paper?: string
  readonly lines: string
  /** The coin's centre; a failure has no coin. */
  readonly coin?: readonly [x: number, y: number]
}

export function Illustration({ drawing: { paper, lines, coin } }: { drawing: Drawing }) {
  return (
    <svg
      className={styles['illustration']}
      viewBox="0 0 96 96"
      width="136"
      height="136"
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <circle className={styles['disc']} cx="48" cy="48" r="37" />
      {paper !== undefined && <path className={styles['paper']} d={paper} />}
      <path d={lines} />
      {coin && <path className={styles['coin']} d="m10 20 2 5-2 5-2-5zm75-6 2 5-2 5-2-5zm4 50 2 5-2 5-2-5z" />}
      {coin && (
        <g transform={`translate(${coin.join()})`}>
          <circle className={styles['coin']} r="8" />
          <circle className={styles['ring']} r="3.5" />
        </g>
      )}
    </svg>
  )
}
