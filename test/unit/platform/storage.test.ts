import { describe, expect, it } from 'vitest'
import { createArea } from '../../../src/platform/storage.ts'

/** A storage of the browser's kind; `refuses` says which accesses throw. */
function storage(refuses: (access: 'get' | 'set' | 'remove') => boolean = () => false) {
  const kept = new Map<string, string>()
  const guard = (access: 'get' | 'set' | 'remove') => {
    if (refuses(access)) throw new DOMException('refused', 'QuotaExceededError')
  }
  const area = {
    getItem(key: string) {
      guard('get')
      return kept.get(key) ?? null
    },
    setItem(key: string, value: string) {
      guard('set')
      kept.set(key, value)
    },
    removeItem(key: string) {
      guard('remove')
      kept.delete(key)
    },
  }
  return { kept, open: () => area as unknown as Storage }
}

describe('a storage that works', () => {
  it('stores, changes and deletes', () => {
    const { kept, open } = storage()
    const area = createArea(open)
    expect(area.get('token')).toBeNull()
    area.set('token', 'a')
    area.set('token', 'b')
    expect(area.get('token')).toBe('b')
    expect(kept.get('token')).toBe('b')
    area.remove('token')
    expect(area.get('token')).toBeNull()
    expect(kept.size).toBe(0)
  })
})

describe.each([
  [
    'that may not even be looked at',
    () => {
      throw new DOMException('framed', 'SecurityError')
    },
  ],
  ['that throws at every access', storage(() => true).open],
  ['that is full', storage((access) => access === 'set').open],
])('a storage %s', (_, open) => {
  it('lets the page continue from memory', () => {
    const area = createArea(open)
    expect(area.get('token')).toBeNull()
    area.set('token', 'a')
    area.set('locale', 'lo')
    expect(area.get('token')).toBe('a')
    area.remove('token')
    expect(area.get('token')).toBeNull()
    expect(area.get('locale')).toBe('lo')
  })
})

describe('a storage that fills up and has room again', () => {
  it('always answers what was set last', () => {
    let full = false
    const { kept, open } = storage((access) => full && access === 'set')
    const area = createArea(open)
    area.set('visits', '1')
    full = true
    area.set('visits', '2')
    expect(area.get('visits')).toBe('2')
    full = false
    area.set('visits', '3')
    expect(area.get('visits')).toBe('3')
    expect(kept.get('visits')).toBe('3')
  })

  it('is read again once another tab has changed it', () => {
    const { kept, open } = storage()
    const area = createArea(open)
    area.set('locale', 'th')
    kept.set('locale', 'en')
    expect(area.get('locale')).toBe('en')
  })
})
