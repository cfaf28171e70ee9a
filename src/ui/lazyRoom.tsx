import { lazy, useState, type ComponentType } from 'react'
import { loadTexts } from '../i18n/setUp.ts'

/** A room's page or dialog. After `load` it renders without suspending. */
export type Room<Props> = ComponentType<Props> & { load(): Promise<unknown> }

/** Declares a room, or a part of one, that loads on demand: its code and its texts in parallel. `texts`: names of files, '' for none. */
export function lazyRoom<Props extends object>(texts: string, fetch: () => Promise<ComponentType<Props>>): Room<Props> {
  let loaded: ComponentType<Props> | null = null
  const load = async () => {
    const [component] = await Promise.all([fetch(), ...texts.split(' ').filter(Boolean).map(loadTexts)])
    loaded = component
    return { default: component }
  }
  const Awaited = lazy(load)
  function Room(props: Props) {
    // Decided once: another component type would remount the room.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Awaited)
    return <Shown {...props} />
  }
  return Object.assign(Room, { load })
}
