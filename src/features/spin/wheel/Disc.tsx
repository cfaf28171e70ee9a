import { useLayoutEffect, useRef, type CSSProperties } from 'react'
import type { Slice } from '../../../api/spin.ts'
import { classes } from '../../../ui/classes.ts'
import { keyed } from '../../../ui/lists/keyed.ts'
import { fitLabels } from './fitLabels.ts'
import { wheelColors, type SliceColors } from './wheelColors.ts'
import styles from './Disc.module.css'

/** Labels are horizontal in wide slices, radial in narrow ones. */
const maxLevelSlices = 8

/** With more slices, a truncated label has one line. */
const maxTwoLineSlices = 14

/** Wheels with more slices have thinner lines and smaller pegs. */
const maxThickSlices = 24

/** In hundredths of the wheel's side, from its centre. */
const radius = 45.5
const pegs = -47.75

/** The outline of a sector that begins at the top. */
function sector(degrees: number): string {
  // A whole arc ends where it begins, and is not drawn.
  const angle = (Math.min(degrees, 359.99) / 180) * Math.PI
  const end = `${radius * Math.sin(angle)} ${-radius * Math.cos(angle)}`
  return `M0 0V${-radius}A${radius} ${radius} 0 ${degrees > 180 ? 1 : 0} 1 ${end}Z`
}

interface Props {
  readonly slices: readonly Slice[]
  /** Labels are upright at this angle, in degrees. */
  readonly rest: number
  /** The index of the highlighted slice. */
  readonly won: number | null
}

/** The middle of the first slice points up. */
export function Disc({ slices, rest, won }: Props) {
  const width = 360 / slices.length
  const outline = sector(width)
  const begin = (index: number) => `rotate(${(index - 0.5) * width})`
  const thick = slices.length > maxThickSlices ? 0.55 : 1
  const parts = keyed(wheelColors(slices), ({ code }) => code)
  const winner = won === null ? undefined : parts[won]
  return (
    <>
      <svg viewBox="-50 -50 100 100" fill="#fff" stroke="#fff" strokeWidth={0.43 * thick} strokeLinejoin="round">
        <radialGradient id="wheel-shine" gradientUnits="userSpaceOnUse" cx="0" cy="0" r={radius}>
          <stop offset="0.3" stopColor="#fff" stopOpacity="0.65" />
          <stop offset="0.7" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.85" stopOpacity="0" />
          <stop offset="1" stopOpacity="0.16" />
        </radialGradient>
        <filter id="wheel-glow">
          <feGaussianBlur stdDeviation="1.8" />
        </filter>
        <clipPath id="wheel-slice">
          <path d={outline} />
        </clipPath>
        {parts.map(({ key, item }, index) => (
          <g key={key} transform={begin(index)}>
            <Fill outline={outline} colors={item} />
          </g>
        ))}
        <circle r={radius} fill="none" strokeWidth="0.57" className={styles['ink']} />
        {won !== null && winner && (
          <g stroke="none" className={styles['won']}>
            <path d={sector(360 - width)} fill="rgb(0 0 0 / 0.25)" transform={begin(won + 1)} />
            <g transform={begin(won)}>
              <path d={outline} strokeWidth="2.6" filter="url(#wheel-glow)" className={styles['gold']} />
              <Fill outline={outline} colors={winner.item} />
              <g fill="none" clipPath="url(#wheel-slice)">
                <path d={outline} strokeWidth={2 * thick + 0.6} className={styles['ink']} />
                <path d={outline} strokeWidth={2 * thick} className={styles['gold']} />
              </g>
            </g>
          </g>
        )}
        {parts.map(({ key }, index) => (
          <circle
            key={key}
            cy={pegs}
            r={0.93 * thick}
            strokeWidth="0.29"
            transform={begin(index)}
            className={styles['ink']}
          />
        ))}
      </svg>
      <Labels parts={parts} rest={rest} won={won} />
    </>
  )
}

/** White below transparent colours; gold lit from the hub. */
const Fill = ({ outline, colors: { ground, isGold } }: { outline: string; colors: SliceColors }) => (
  <>
    <path d={outline} />
    <path d={outline} fill={ground} />
    {isGold && <path d={outline} fill="url(#wheel-shine)" />}
  </>
)

function Labels({ parts, rest, won }: Omit<Props, 'slices'> & { parts: { key: string; item: SliceColors }[] }) {
  const box = useRef<HTMLDivElement>(null)
  const count = parts.length
  const isLevel = count <= maxLevelSlices
  const texts = parts.map(({ item }) => item.label).join('\n')

  useLayoutEffect(() => {
    const fit = () => box.current && fitLabels(box.current, isLevel, won)
    fit()
    window.addEventListener('resize', fit)
    return () => window.removeEventListener('resize', fit)
  }, [texts, isLevel, won])

  const narrow = Math.sin(Math.PI / count)
  const shape = {
    '--share': narrow / (1 + narrow),
    '--slope': Math.tan(Math.PI / count),
    '--lines': isLevel ? 3 : count <= maxTwoLineSlices ? 2 : 1,
  } as CSSProperties
  return (
    <div
      ref={box}
      className={classes(styles['labels'], styles[isLevel ? 'level' : 'radial'])}
      style={shape}
      data-won={won !== null || undefined}
      translate="no"
    >
      {parts.map(({ key, item: { label, color } }, index) => {
        const angle = (index * 360) / count
        const isFlipped = (angle + rest) % 360 > 180
        const turn = isLevel ? -angle - rest : isFlipped ? 90 : -90
        const align = isLevel ? 'center' : isFlipped ? 'left' : 'right'
        const place = `rotate(${angle}deg) translateY(calc(-1 * var(--middle))) rotate(${turn}deg)`
        return (
          <p
            key={key}
            style={{ color, transform: `${place} translate(-50%, -50%)`, '--align': align } as CSSProperties}
            data-won={index === won || undefined}
          >
            <span>{label}</span>
          </p>
        )
      })}
    </div>
  )
}
