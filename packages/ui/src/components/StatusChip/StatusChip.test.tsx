import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { StatusChip } from './index.ts'

describeContract(<StatusChip status="approved" />, { component: 'status-chip', nodes: 1 })

it('has the word and the colour of its state', () => {
  render(<StatusChip status="COMING_SOON" />)
  expect(screen.getByText('Coming soon').dataset).toMatchObject({ tone: 'neutral', state: 'comingSoon' })
})

it('accepts another word, by strings or as children', () => {
  render(
    <>
      <StatusChip status="confirm">Confirm receipt</StatusChip>
      <StatusChip status="issued" strings={{ issued: 'Paid out' }} />
    </>,
  )
  expect(screen.getByText('Confirm receipt')).toHaveAttribute('data-tone', 'warning')
  expect(screen.getByText('Paid out')).toHaveAttribute('data-tone', 'success')
})

it('shows an unknown code unchanged', () => {
  render(<StatusChip status="paid_out" />)
  expect(screen.getByText('paid_out')).toHaveAttribute('data-tone', 'neutral')
})
