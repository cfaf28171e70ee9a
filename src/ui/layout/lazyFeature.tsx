import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'
import type { Namespace } from '../../i18n/i18next.d.ts'
import { loadTexts } from '../../i18n/setUp.ts'

type LazyFeature<Props> = FunctionComponent<Props> & { load(): Promise<unknown> }

type Exporting<Name extends string, Props> = { readonly [Key in Name]: ComponentType<Props> }

const renewals: (() => void)[] = []

/** React keeps a failure; forgotten earlier, it would be tried for ever. */
export const forgetFailures = () => renewals.forEach((renew) => renew())

/** Loads code and texts in parallel. `texts`: namespaces, separated by spaces. */
export function lazyFeature<Name extends string, Props extends object = object>(
  texts: Namespace | `${Namespace} ${Namespace}` | `${Namespace} ${Namespace} ${Namespace}` | '',
  fetch: () => Promise<Exporting<Name, Props>>,
  name: Name,
): LazyFeature<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const [module] = await Promise.all([fetch(), ...texts.split(' ').filter(Boolean).map(loadTexts)])
    loaded = module[name]
    return { default: loaded }
  }
  let Awaited = lazy(load)
  renewals.push(() => (Awaited = lazy(load)))
  function Feature(props: Props) {
    // Decided once, because another component type would remount the content.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Feature, { load })
}
