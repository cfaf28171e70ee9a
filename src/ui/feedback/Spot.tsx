import styles from './Spot.module.css'

/** A small picture on a field of 96 by 96. A module of its own for each, so that a room loads no other's. */
export interface Drawing {
  /** What stands out on the disc, filled and framed. */
  readonly paper?: string
  readonly lines: string
  /** The centre of the coin; none where something went wrong. */
  readonly coin?: readonly [x: number, y: number]
}

/** A drawing in the roles' colours: lines on a disc of the accent, and a gold coin that sparkles. Decoration: words stand below it. */
export function Spot({ drawing: { paper, lines, coin } }: { drawing: Drawing }) {
  return (
    <svg
      className={styles['spot']}
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
