import { createElement, type SVGProps } from 'react'
import type { LucideIcon } from 'lucide-react'
import { classes } from './classes.ts'

interface IconData {
  readonly name: string
  readonly node: readonly (readonly [tag: string, attributes: { readonly key: string }])[]
}

interface Props extends SVGProps<SVGSVGElement> {
  size?: number
}

/** Stands in for `createLucideIcon` of the icons' package (`firstFrame/build/standIns.ts`), with the choices that the app makes. */
export function createIcon({ name, node }: IconData): LucideIcon {
  const shapes = node.map(([tag, attributes]) => createElement(tag, attributes))
  const Icon = ({ size = 24, className, ...rest }: Props) =>
    createElement(
      'svg',
      {
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: classes(`lucide-${name}`, className),
        'aria-hidden': rest['aria-label'] ? undefined : true,
        ...rest,
      },
      shapes,
    )
  return Icon as object as LucideIcon
}
