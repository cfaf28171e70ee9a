import { writeSafeArea } from './surface.ts'

/** LINE covers the edges without reporting insets; these are its own figures for both orientations. */
export function followOrientation(): void {
  const landscape = window.matchMedia('(orientation: landscape)')
  const atLeast = (length: string, side: string) => `max(${length}, env(safe-area-inset-${side}, 0px))`
  const write = () => {
    const [beside, below] = landscape.matches ? ['44px', '21px'] : ['0px', '34px']
    writeSafeArea({ right: atLeast(beside, 'right'), bottom: atLeast(below, 'bottom'), left: atLeast(beside, 'left') })
  }
  landscape.addEventListener('change', write)
  write()
}
