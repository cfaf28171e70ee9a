import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test, vi } from 'vitest'
import { FeatureBoundary } from '../../../../src/ui/layout/FeatureBoundary.tsx'
import { lazyFeature } from '../../../../src/ui/layout/lazyFeature.tsx'

test('a feature that did not load is shown as failed, and fetched again when it is opened again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const fetched = vi.fn(() => Promise.resolve({ Page: () => <p>page</p> }))
  fetched.mockRejectedValueOnce(new Error('offline'))
  const Page = lazyFeature('', fetched, 'Page')
  const opened = (time: number) => (
    <FeatureBoundary key={time} fallback={<p>failed</p>}>
      <Suspense fallback={null}>
        <Page />
      </Suspense>
    </FeatureBoundary>
  )
  const { rerender } = render(opened(1))
  expect(await screen.findByText('failed')).toBeVisible()
  rerender(opened(1))
  expect(fetched).toHaveBeenCalledOnce()
  rerender(opened(2))
  expect(await screen.findByText('page')).toBeVisible()
  expect(fetched).toHaveBeenCalledTimes(2)
})
