import { render } from '@testing-library/react'
import { createLucideIcon, type LucideProps } from 'lucide-react'
import { expect, test } from 'vitest'
import { createIcon } from '../../../src/ui/createIcon.ts'

const node: [string, Record<string, string> & { key: string }][] = [
  ['path', { d: 'M20 6 9 17l-5-5', key: 'tick' }],
  ['circle', { cx: '12', cy: '12', r: '10', key: 'ring' }],
]
const [Icon, TheirIcon] = [createIcon({ name: 'check', node }), createLucideIcon('check', node)]

test.each<LucideProps>([
  {},
  { size: 18 },
  { size: 30, strokeWidth: 2.5, fill: 'currentColor' },
  { className: 'end' },
  { role: 'img', 'aria-label': 'Sent' },
])('an icon with %j is drawn as its package draws it', (props) => {
  const { container } = render(
    <>
      <Icon {...props} />
      <TheirIcon {...props} />
    </>,
  )
  const [ours, theirs] = container.children
  // Nobody asks for the class that all of the package's icons have.
  theirs?.classList.remove('lucide')
  theirs?.removeAttribute('xmlns')
  expect(ours?.isEqualNode(theirs ?? null)).toBe(true)
})
