import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Divider } from './index.ts'

describeContract(<Divider />, { component: 'divider', nodes: 1 })

it('is decoration unless it parts topics', () => {
  const { rerender } = render(<Divider />)
  expect(screen.queryByRole('separator')).toBeNull()
  rerender(<Divider separator orientation="vertical" />)
  expect(screen.getByRole('separator')).toHaveAttribute('aria-orientation', 'vertical')
  rerender(<Divider separator />)
  expect(screen.getByRole('separator')).not.toHaveAttribute('aria-orientation')
})
