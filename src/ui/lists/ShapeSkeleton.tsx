import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import styles from './ShapeSkeleton.module.css'
import skeleton from './Skeleton.module.css'

export type Shape = 'form' | 'rows' | 'text' | 'disc'

interface Props {
  shape: Shape
  /** In CSS px. */
  height: number
  /** Height of a row in CSS px. */
  pitch?: number
}

/** SVG avoids inline styles, which the CSP forbids. */
export const ShapeSkeleton = ({ shape, height, pitch = 64 }: Props) => (
  <svg className={classes(skeleton['skeleton'], styles[shape])} width="100%" height={height} aria-hidden="true">
    {shapeParts[shape](height, pitch)}
  </svg>
)

const shapeParts: Record<Shape, (height: number, pitch: number) => ReactNode> = {
  form: (height) => (
    <>
      {rowOffsets(height - 48, 84).map((y) => (
        <g key={y}>
          <rect className={styles['bar']} y={y + 6} width="34%" height="12" rx="6" />
          <rect className={styles['field']} y={y + 28} width="100%" height="48" rx="12" />
        </g>
      ))}
      <rect className={styles['button']} y={height - 48} width="100%" height="48" rx="12" />
    </>
  ),
  rows: (height, pitch) =>
    rowOffsets(height, pitch).map((y) => (
      <g key={y} className={styles['bar']}>
        <rect x="16" y={y + pitch - 52} width="40" height="40" rx="12" />
        <rect x="68" y={y + pitch - 48} width="38%" height="12" rx="6" />
        <rect x="68" y={y + pitch - 26} width="24%" height="10" rx="5" />
        <rect x="77%" y={y + pitch - 48} width="18%" height="12" rx="6" />
      </g>
    )),
  text: (height) =>
    rowOffsets(height - 24, 26).map((y, index) => (
      <rect
        key={y}
        className={styles['bar']}
        x="16"
        y={y + 20}
        width={index % 3 === 2 ? '48%' : '86%'}
        height="12"
        rx="6"
      />
    )),
  disc: (height) => <circle className={styles['bar']} cx="50%" cy={height / 2} r={Math.min(height / 2, 136)} />,
}

const rowOffsets = (height: number, each: number) =>
  Array.from({ length: Math.max(1, Math.floor(height / each)) }, (_, index) => index * each)
