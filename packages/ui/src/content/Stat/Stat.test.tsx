import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { Stat, StatGroup } from './index.ts'

describeContract(<Stat label="Valid bet" value="641,204" />, { component: 'stat' })
describeContract(
  <StatGroup label="Today">
    <Stat label="Valid bet" value="641,204" />
  </StatGroup>,
  { component: 'stat-group' },
)

it('is a name and its value', () => {
  render(<Stat label="Valid bet" value="641,204" note="yesterday 590,000" />)
  expect(screen.getByRole('term')).toHaveTextContent('Valid bet')
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual(['641,204', 'yesterday 590,000'])
})

it('says which way it went, in words beside colour and arrow', () => {
  const { rerender } = render(<Stat label="Loss" value="3" change={{ by: '+ 2', direction: 'up', better: 'down' }} />)
  const change = () => document.querySelector<HTMLElement>('[data-part="change"]')
  expect(change()).toHaveTextContent('Up + 2')
  expect(change()?.dataset['tone']).toBe('danger')
  rerender(<Stat label="Loss" value="3" change={{ by: '0', direction: 'same' }} strings={{ same: 'As before' }} />)
  expect(change()).toHaveTextContent('As before 0')
  expect(change()?.querySelector('svg')).toBeNull()
})

it('is a link where something is behind it', () => {
  const onFollow = vi.fn((event: { preventDefault: () => void }) => event.preventDefault())
  render(<Stat label="Joined" value="9" href="/agent/team" onFollow={onFollow} />)
  fireEvent.click(screen.getByRole('link', { name: 'Joined' }))
  expect(onFollow).toHaveBeenCalledOnce()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/agent/team')
})

it('outlines a figure to come, and shows a zero', () => {
  const { rerender } = render(<Stat label="Joined" value={undefined} />)
  expect(document.querySelector('[data-component="skeleton"]')).not.toBeNull()
  rerender(<Stat label="Joined" value={0} />)
  expect(screen.getByRole('definition')).toHaveTextContent('0')
})

it('groups figures under a name', () => {
  render(
    <StatGroup label="Today">
      <Stat label="Joined" value="9" />
      <Stat label="Income" value="4,912" />
    </StatGroup>,
  )
  expect(screen.getByRole('group', { name: 'Today' }).querySelectorAll('dl')).toHaveLength(2)
})
