import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { BalanceDisplay, type BalanceDisplayProps } from './index.ts'

const balance = (props: Partial<BalanceDisplayProps> = {}) => <BalanceDisplay symbol="৳" amount="24860.5" {...props} />
const root = () => document.querySelector('[data-component="balance-display"]') as HTMLElement

describeContract(balance(), { component: 'balance-display' })

it('shows the amount with two decimals, and that it is play money', () => {
  render(balance({ playMoney: true }))
  expect(root()).toHaveTextContent('Balance৳24,860.50')
  expect(screen.getByText('Play money')).toBeVisible()
})

it('hides behind six dots whatever the amount, and reports the change', () => {
  const onMaskedChange = vi.fn()
  const { rerender } = render(balance({ onMaskedChange }))
  fireEvent.click(screen.getByRole('button', { name: 'Hide balance' }))
  expect(onMaskedChange.mock.calls[0]?.[0]).toBe(true)
  rerender(balance({ masked: true, amount: '3', onMaskedChange }))
  expect(screen.getByText('••••••', { exact: false })).toHaveAttribute('aria-hidden', 'true')
  expect(root()).not.toHaveTextContent('3.00')
  expect(screen.getByText('Balance hidden')).toBeInTheDocument()
  fireEvent.click(screen.getByRole('button', { name: 'Show balance' }))
  expect(onMaskedChange.mock.calls[1]?.[0]).toBe(false)
})

it.each([{ failed: true }, { failed: true, amount: undefined }, { amount: 'oops' }])(
  'never shows a figure it does not have: %j',
  (props) => {
    const onRetry = vi.fn()
    render(balance({ ...props, onRetry, onMaskedChange: () => {} }))
    expect(root()).toHaveTextContent('—')
    expect(root().textContent).not.toMatch(/\d/)
    expect(screen.getByText('The balance did not load')).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.queryByRole('button', { name: 'Hide balance' })).toBeNull()
  },
)

it('shows that it is loading', () => {
  render(balance({ amount: undefined }))
  expect(root()).toHaveTextContent('Loading balance')
  expect(root()).not.toHaveTextContent('0')
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const status = () => screen.getByRole('status')

it('announces a change once it settles, not the first amount', () => {
  const { rerender } = render(balance())
  wait(20_000)
  expect(status()).toBeEmptyDOMElement()
  for (const amount of ['1', '2', '3']) {
    rerender(balance({ amount }))
    wait(500)
  }
  expect(status()).toBeEmptyDOMElement()
  wait(1000)
  expect(status()).toHaveTextContent('Balance: ৳ 3.00')
})

it('leaves ten seconds between two announcements', () => {
  const { rerender } = render(balance())
  rerender(balance({ amount: '1' }))
  wait(1500)
  rerender(balance({ amount: '2' }))
  wait(5000)
  expect(status()).toHaveTextContent('৳ 1.00')
  wait(5000)
  expect(status()).toHaveTextContent('৳ 2.00')
})

it('announces nothing while hidden', () => {
  const { rerender } = render(balance({ masked: true }))
  rerender(balance({ masked: true, amount: '5' }))
  wait(30_000)
  expect(status()).toBeEmptyDOMElement()
})
