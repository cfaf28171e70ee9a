import { lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../i18n/setUp.ts'

/** A room's page or dialog. `load` fetches it before it is shown; it then stands at once. */
export type Room<Props> = ComponentType<Props> & { load(): Promise<unknown> }

/** A room, or a part of one, that is loaded when it is needed: its code and its texts (the names of their files, '' for none) at the same time. */
export function lazyRoom<Props extends object>(texts: string, fetch: () => Promise<ComponentType<Props>>): Room<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const [component] = await Promise.all([fetch(), ...texts.split(' ').filter(Boolean).map(loadTexts)])
    loaded = component
    return { default: component }
  }
  const Awaited = lazy(load)
  function Room(props: Props) {
    // One that is shown stays what it is.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Room, { load })
}
