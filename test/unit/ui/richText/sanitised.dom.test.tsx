import { render, screen } from '@testing-library/react'
import { Activity } from 'react'
import { expect, it } from 'vitest'
import { Sanitised } from '../../../../src/ui/richText/Sanitised.tsx'

const page = (mode: 'visible' | 'hidden', html: string) => (
  <Activity mode={mode}>
    <Sanitised html={html} />
  </Activity>
)

it('a text is unchanged when it is hidden and shown again, and replaced when it changes', () => {
  const { rerender } = render(page('visible', '<p>ข่าว</p>'))
  const before = screen.getByText('ข่าว')
  rerender(page('hidden', '<p>ข่าว</p>'))
  rerender(page('visible', '<p>ข่าว</p>'))
  expect(screen.getByText('ข่าว')).toBe(before)
  rerender(page('visible', '<p>ข่าวใหม่</p>'))
  expect(screen.getByText('ข่าวใหม่')).toBeVisible()
  expect(before).not.toBeInTheDocument()
})
