import { lazy, type ComponentType } from 'react'
import { loadTexts } from '../i18n/setUp.ts'

/** A room's page or dialog, loaded when it is needed: its code and its texts (the names of their files) at the same time. */
export const lazyRoom = <Props extends object>(texts: string, load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [component] = await Promise.all([load(), ...texts.split(' ').map(loadTexts)])
    return { default: component }
  })
