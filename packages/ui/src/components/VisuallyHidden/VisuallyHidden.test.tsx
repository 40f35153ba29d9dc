import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { VisuallyHidden } from './index.ts'

describeContract(<VisuallyHidden>words</VisuallyHidden>, { component: 'visually-hidden', nodes: 1 })

it('gives a name without showing it', () => {
  render(
    <button type="button">
      <VisuallyHidden>Close</VisuallyHidden>
    </button>,
  )
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()
})
