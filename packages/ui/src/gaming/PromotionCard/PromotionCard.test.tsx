import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen } from '../../test/render.tsx'
import { PromotionCard, type PromotionCardProps } from './index.ts'

const card = (props: Partial<PromotionCardProps> = {}) => (
  <PromotionCard title="Friday cashback" category="Cashback" text="8% of net losses" {...props} />
)

describeContract(card({ terms: ['Turnover 1×'] }), { component: 'promotion-card' })

it('shows the reward and its terms', () => {
  render(card({ terms: ['Turnover 1×', 'Until 30 November'], level: 3 }))
  expect(screen.getByRole('heading', { name: 'Friday cashback', level: 3 })).toBeVisible()
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['Turnover 1×', 'Until 30 November'])
})

it.each([
  ['join', 'Join Friday cashback', 'join'],
  ['COMPLETE', 'Collect Friday cashback', 'claim'],
  ['confirm', 'Confirm Friday cashback', 'confirm'],
] as const)('%s: has a button named after the action and the title', (state, name, action) => {
  const onAction = vi.fn()
  render(card({ state, onAction }))
  fireEvent.click(screen.getByRole('button', { name }))
  expect(onAction.mock.lastCall?.[0]).toBe(action)
  expect(onAction.mock.lastCall?.[1].reason).toBe('press')
})

it.each([
  ['COMING_SOON', 'Coming soon', 'neutral'],
  ['joined', 'Joined', 'info'],
  ['applying', 'Applying', 'warning'],
  ['processing', 'Processing', 'info'],
  ['issued', 'Issued', 'success'],
  ['claimed', 'Collected', 'success'],
  ['rejected', 'Rejected', 'danger'],
  ['EXPIRED', 'Expired', 'neutral'],
  ['locked', 'Locked', 'neutral'],
])('%s: shows its state', (state, word, tone) => {
  render(card({ state }))
  expect(screen.getByText(word)).toHaveAttribute('data-tone', tone)
  expect(screen.queryByRole('button')).toBeNull()
})

it('is busy while the answer is on its way', () => {
  const onAction = vi.fn()
  render(card({ state: 'claim', busy: true, onAction }))
  const button = screen.getByRole('button')
  expect(button).toHaveTextContent('Collecting')
  fireEvent.click(button)
  expect(onAction).not.toHaveBeenCalled()
})

it('leads to its details, by link or by button', () => {
  const onDetails = vi.fn()
  const { rerender } = render(card({ href: '/promotions#friday' }))
  expect(screen.getByRole('link', { name: 'Details Friday cashback' })).toHaveAttribute('href', '/promotions#friday')
  rerender(card({ onDetails }))
  fireEvent.click(screen.getByRole('button', { name: 'Details Friday cashback' }))
  expect(onDetails).toHaveBeenCalledOnce()
})

it('replaces a lost picture once', () => {
  render(card({ image: '/lost.svg', fallback: '/art.svg' }))
  const picture = () => document.querySelector('img')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toHaveAttribute('data-src', '/art.svg')
  fireEvent.error(picture() as HTMLImageElement)
  expect(picture()).toBeNull()
})
