import { expect, test, vi } from 'vitest'
import { emptyDraft } from '../../../../src/features/register/draft.ts'

/** The wizard's storage in a page that has just been loaded. */
async function load() {
  vi.resetModules()
  return {
    ...(await import('../../../../src/features/register/draft.ts')),
    ...(await import('../../../../src/session/registrations.ts')),
  }
}

test('a draft from before a registration is shown to nobody, even after a reload', async () => {
  const draft = { ...emptyDraft, phone: '0899999999', name: 'นก' }
  const page = await load()
  page.storeDraft(draft)
  expect((await load()).storedDraft()).toEqual(draft)
  page.storeRegistration()
  expect(page.storedDraft()).toEqual(emptyDraft)
  expect((await load()).storedDraft()).toEqual(emptyDraft)
})
