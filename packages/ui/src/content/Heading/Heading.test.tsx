import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Heading } from './index.ts'

describeContract(<Heading>Orders</Heading>, { component: 'heading', nodes: 1 })

it('is a second level where nothing is around it; level and size are apart', () => {
  const { rerender } = render(<Heading>Orders</Heading>)
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('data-size', 'md')
  rerender(<Heading level={1}>Orders</Heading>)
  expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('data-size', 'xl')
  rerender(
    <Heading level={3} size="lg">
      Orders
    </Heading>,
  )
  expect(screen.getByRole('heading', { level: 3 })).toHaveAttribute('data-size', 'lg')
})
