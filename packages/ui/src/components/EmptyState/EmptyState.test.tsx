import { expect, it } from 'vitest'
import { heartLight } from '../../icons/icons.gen.ts'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { EmptyState } from './index.ts'

describeContract(<EmptyState title="Nothing saved yet" icon={heartLight} />, { component: 'empty-state' })

it('is a heading at the given level, words and one action', () => {
  render(
    <EmptyState title="Nothing saved yet" icon={heartLight} level={3} action={<a href="/rng">Browse games</a>}>
      Press the heart on any game.
    </EmptyState>,
  )
  expect(screen.getByRole('heading', { level: 3, name: 'Nothing saved yet' })).toBeVisible()
  expect(screen.getByText('Press the heart on any game.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Browse games' })).toBeVisible()
})

it('has both ornaments, hidden from assistive technology', () => {
  const { container } = render(<EmptyState title="Nothing" icon={heartLight} />)
  const ornaments = [...container.querySelectorAll('[data-ornament]')]
  expect(ornaments.map((svg) => [svg.getAttribute('data-ornament'), svg.getAttribute('aria-hidden')])).toEqual([
    ['arch', 'true'],
    ['lamps', 'true'],
  ])
  expect(container.querySelectorAll('[data-part="text"], [data-part="actions"]')).toHaveLength(0)
})
