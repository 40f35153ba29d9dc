import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Skeleton } from './index.ts'

describeContract(<Skeleton />, { component: 'skeleton', nodes: 1 })

it('announces nothing: the region that loads does', () => {
  render(
    <section aria-busy="true" aria-label="Games">
      <Skeleton variant="tile" />
      <Skeleton short />
    </section>,
  )
  const region = screen.getByRole('region', { name: 'Games', busy: true })
  expect([...region.children].map((child) => child.getAttribute('aria-hidden'))).toEqual(['true', 'true'])
  expect(region).toHaveTextContent(/^$/)
})

it('writes the height of a block where it is set', () => {
  const { container, rerender } = render(<Skeleton variant="block" />)
  const root = () => container.firstElementChild as HTMLElement
  expect(root().dataset.size).toBeUndefined()
  rerender(<Skeleton variant="block" size="xl" />)
  expect(root().dataset.size).toBe('xl')
})
