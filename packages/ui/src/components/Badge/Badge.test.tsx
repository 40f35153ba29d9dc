import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Badge } from './index.ts'

describeContract(<Badge>Approved</Badge>, { component: 'badge', nodes: 1 })

it('is a neutral tag by default', () => {
  const { rerender } = render(<Badge>New</Badge>)
  expect(screen.getByText('New').dataset).toMatchObject({ tone: 'neutral', variant: 'tag' })
  rerender(
    <Badge tone="success" variant="status">
      Approved
    </Badge>,
  )
  expect(screen.getByText('Approved').dataset).toMatchObject({ tone: 'success', variant: 'status' })
})
