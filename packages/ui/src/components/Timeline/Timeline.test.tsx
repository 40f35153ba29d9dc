import { expect, it } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen } from '../../test/render.tsx'
import { Timeline, type TimelineItem } from './index.ts'

const items: TimelineItem[] = [
  {
    id: 'requested',
    title: 'Requested',
    state: 'done',
    time: '20 Nov 2026, 18:58',
    dateTime: '2026-11-20T18:58:00+06:00',
  },
  { id: 'arrived', title: 'Has it arrived?', state: 'current', children: <button>Received</button> },
  { id: 'paid', title: 'Fully paid', state: 'todo' },
]
describeContract(<Timeline items={items} />, { component: 'timeline' })

it('is an ordered list that states the status of each item in words', () => {
  render(<Timeline items={items} aria-label="Withdrawal" />)
  const list = screen.getByRole('list', { name: 'Withdrawal' })
  expect([...list.querySelectorAll('[data-part="title"]')].map((title) => title.textContent)).toEqual([
    'Requested (Done)',
    'Has it arrived? (Now)',
    'Fully paid (To come)',
  ])
  expect(screen.getAllByRole('listitem').map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
})

it('keeps the time for machines beside the one for people', () => {
  render(<Timeline items={items} />)
  expect(screen.getByText('20 Nov 2026, 18:58')).toHaveAttribute('datetime', '2026-11-20T18:58:00+06:00')
})

it('draws the line of completed steps, and leaves space for open ones', () => {
  render(<Timeline items={items} />)
  expect(screen.getAllByRole('listitem').map((item) => item.hasAttribute('data-walked'))).toEqual([true, false, false])
  expect(screen.getByRole('button', { name: 'Received' })).toBeVisible()
})
