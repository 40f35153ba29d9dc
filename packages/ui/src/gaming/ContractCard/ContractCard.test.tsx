import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { ContractCard, type ContractCardProps } from './index.ts'

const none = () => {}
const contract = (props: Partial<ContractCardProps> = {}) => (
  <ContractCard
    title="Dividend contract"
    rate="18"
    terms={[
      { label: 'Period', value: 'Semimonthly' },
      { label: 'Active members', value: '30 or more' },
    ]}
    onAccept={none}
    onReject={none}
    {...props}
  />
)
const bare = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, '')

describeContract(contract({ affected: ['orchi21'] }), { component: 'contract-card' })

it('has the rate as its headline, with its conditions', () => {
  render(contract({ from: 'khaled', was: '15' }))
  expect(screen.getByRole('region', { name: 'Dividend contract' })).toBeVisible()
  expect(document.querySelector('[data-part="rate"]')).toHaveTextContent('18%')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['Period', 'Active members'])
  expect(screen.getAllByRole('definition').map((value) => value.textContent)).toEqual(['Semimonthly', '30 or more'])
  expect(bare(document.body.textContent)).toContain('From khaled')
  expect(bare(document.body.textContent)).toContain('15% until now')
})

it('states what acceptance ends before the buttons, and describes Accept by it', () => {
  const { rerender } = render(contract({ affected: ['orchi21'] }))
  const warning = () => document.querySelector('[data-part="consequence"]') as HTMLElement
  expect(bare(warning().textContent)).toBe('orchi21 holds a higher rate. Accepting ends that contract.')
  expect(screen.getByRole('button', { name: 'Accept' })).toHaveAccessibleDescription(warning().textContent ?? '')
  expect(screen.getByRole('button', { name: 'Accept' }).compareDocumentPosition(warning())).toBe(
    Node.DOCUMENT_POSITION_PRECEDING,
  )
  rerender(contract({ affected: ['orchi21', 'rana'] }))
  expect(bare(warning().textContent)).toBe('orchi21 and rana hold a higher rate. Accepting ends their contracts.')
  rerender(contract())
  expect(warning()).toBeNull()
  rerender(contract({ state: 'term_pending' }))
  expect(warning()).toHaveTextContent('Accepting ends this contract.')
})

it('offers Reject, then Accept', () => {
  const [onReject, onAccept, onLater] = [vi.fn(), vi.fn(), vi.fn()]
  render(contract({ onReject, onAccept, onLater }))
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['Reject', 'Accept', 'Later'])
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect([onReject, onAccept, onLater].map((spy) => spy.mock.calls.length)).toEqual([1, 1, 1])
})

it('takes no second answer while one is on its way', () => {
  const [onReject, onAccept] = [vi.fn(), vi.fn()]
  render(contract({ onReject, onAccept, busy: 'accept' }))
  expect(screen.getByRole('button', { name: 'Accepting' })).toHaveAttribute('aria-busy', 'true')
  for (const button of screen.getAllByRole('button')) fireEvent.click(button)
  expect([onReject, onAccept].map((spy) => spy.mock.calls.length)).toEqual([0, 0])
})

it.each([
  ['draft', 'Draft'],
  ['active', 'Active'],
  ['rejected', 'Rejected'],
  ['expired', 'Expired'],
  ['withdrawn', 'Withdrawn'],
  ['terminated', 'Terminated'],
  ['superseded', 'Replaced'],
  ['auto_terminated', 'Terminated automatically'],
] as const)('%s: says %s, and has no buttons', (state, word) => {
  render(contract({ state, affected: ['orchi21'] }))
  expect(document.querySelector('[data-component="status-chip"]')).toHaveTextContent(word)
  expect(screen.queryByRole('button')).toBeNull()
  expect(document.querySelector('[data-part="consequence"]')).toBeNull()
})
