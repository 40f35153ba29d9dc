import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { TransactionTimeline, type TransactionTimelineProps } from './index.ts'

const NOW = Date.UTC(2026, 10, 20, 13, 11)
const withdrawal = (props: Partial<TransactionTimelineProps> = {}) => (
  <TransactionTimeline
    stage={{ at: 'arrival', owner: 'you', title: 'arrivalAsked', status: 'confirm' }}
    title="Last withdrawal"
    amount="8500"
    symbol="৳"
    target="wallet ****5678"
    times={{ request: { text: '20 Nov 2026, 18:58', dateTime: '2026-11-20T12:58Z' } }}
    {...props}
  />
)
const current = () => document.querySelector('[aria-current="step"]') as HTMLElement
const bare = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '')

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

describeContract(withdrawal({ deadline: NOW + 1_694_000, onReceipt: () => {} }), { component: 'transaction-timeline' })

it('shows the amount, every station with its time, and the status', () => {
  render(withdrawal())
  expect(screen.getByRole('heading', { name: 'Last withdrawal' })).toBeVisible()
  expect(document.querySelector('[data-part="amount"]')).toHaveTextContent('৳8,500.00')
  expect(screen.getAllByRole('listitem')).toHaveLength(4)
  expect(screen.getByText('20 Nov 2026, 18:58').closest('time')).toHaveAttribute('datetime', '2026-11-20T12:58Z')
  expect(bare(screen.getAllByRole('listitem')[2]?.textContent)).toContain('Sent to wallet ****5678')
  expect(screen.getByText('Confirm receipt')).toHaveAttribute('data-tone', 'warning')
})

it('shows whose turn it is, why, and until when', () => {
  render(
    withdrawal({
      stage: { at: 'review', owner: 'operator', status: 'processing' },
      reason: 'A first withdrawal is looked at by a person',
      expected: 'within 2 hours',
    }),
  )
  expect(current()).toHaveTextContent('With us')
  expect(current()).toHaveTextContent('A first withdrawal is looked at by a person')
  expect(current()).toHaveTextContent('Expected within 2 hours')
  expect(screen.queryByRole('group')).toBeNull()
})

it('counts down to the automatic receipt, and announces it in coarser steps', () => {
  render(withdrawal({ deadline: NOW + 1_694_000 }))
  const deadline = () => document.querySelector('[data-part="deadline"]') as HTMLElement
  expect(deadline()).toHaveTextContent('28:1429 minutes')
  act(() => void vi.advanceTimersByTime(1000))
  expect(deadline()).toHaveTextContent('28:1329 minutes')
})

it('stops the clock during a dispute', () => {
  render(
    withdrawal({
      stage: { at: 'arrival', owner: 'operator', title: 'arrivalDisputed', status: 'processing' },
      deadline: NOW + 60_000,
    }),
  )
  expect(document.querySelector('[data-part="deadline"]')).toBeNull()
  expect(current()).toHaveTextContent('The timer is paused')
})

it('asks whether it has arrived', () => {
  const onReceipt = vi.fn()
  const { rerender } = render(withdrawal({ onReceipt }))
  const names = () => screen.getAllByRole('button').map((button) => button.textContent)
  expect(names()).toEqual(['Received', 'Not received'])
  rerender(withdrawal({ onReceipt, parts: true }))
  expect(names()).toEqual(['Received', 'Fully paid', 'Not received'])
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(onReceipt.mock.calls.map(([answer]) => answer)).toEqual(['received', 'fullyPaid', 'notReceived'])
})

it('takes one answer at a time', () => {
  const onReceipt = vi.fn()
  render(withdrawal({ onReceipt, parts: true, busy: 'received' }))
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect(onReceipt).not.toHaveBeenCalled()
  expect(screen.getByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
})

const stages = {
  rejected: { at: 'review', failed: true, returned: true, status: 'rejected' },
  cancelled: { at: 'review', failed: true, returned: true, title: 'cancelled', status: 'cancelled' },
  refunded: { at: 'arrival', failed: true, returned: true, status: 'failed' },
} as const
it.each([
  ['rejected', 'Rejected', 'Back in your wallet'],
  ['cancelled', 'Cancelled', 'Back in your wallet'],
  ['refunded', 'Did not arrive', 'Back in your wallet'],
] as const)('a withdrawal that was %s shows why and where the money is', (stage, failed, last) => {
  render(withdrawal({ stage: stages[stage], reason: 'The account name differs' }))
  const items = screen.getAllByRole('listitem')
  expect(items.at(-2)).toHaveTextContent(failed)
  expect(items.at(-2)).toHaveTextContent('The account name differs')
  expect(items.at(-1)).toHaveTextContent(last)
})

it('follows a deposit too', () => {
  render(
    <TransactionTimeline
      kind="deposit"
      stage={{ at: 'payment', owner: 'you', status: 'pending' }}
      deadline={NOW + 600_000}
      onReceipt={() => {}}
    />,
  )
  expect(current()).toHaveTextContent('Your turn')
  expect(current()).toHaveTextContent('10:00')
  expect(screen.queryByRole('button')).toBeNull()
})
