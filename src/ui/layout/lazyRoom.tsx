import { lazy, useState, type ComponentType, type FunctionComponent } from 'react'
import type { Namespace } from '../../i18n/i18next.d.ts'
import { loadTexts } from '../../i18n/setUp.ts'

/** A room's page or dialog. `load` fetches it before it is shown; it is then shown at once. */
export type Room<Props> = FunctionComponent<Props> & { load(): Promise<unknown> }

/** What a module exports by this name. */
type Exporting<Name extends string, Props> = { readonly [Key in Name]: ComponentType<Props> }

/**
 * A room, or a part of one, that is loaded when it is needed: its code and its texts at the same time.
 * @param texts the namespaces, separated by spaces.
 * @param name what the module exports the component as.
 */
export function lazyRoom<Name extends string, Props extends object = object>(
  texts: Namespace | `${Namespace} ${Namespace}` | `${Namespace} ${Namespace} ${Namespace}` | '',
  fetch: () => Promise<Exporting<Name, Props>>,
  name: Name,
): Room<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const [module] = await Promise.all([fetch(), ...texts.split(' ').filter(Boolean).map(loadTexts)])
    loaded = module[name]
    return { default: loaded }
  }
  const Awaited = lazy(load)
  function Room(props: Props) {
    // Decided once: another component type would remount the room.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Room, { load })
}
