import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { render, screen, userEvent, within } from '../../test/render.tsx'
import english from '../../i18n/locales/en.ts'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { MoneyField, type MoneyFieldProps } from './index.ts'

const field = (props: Partial<MoneyFieldProps> = {}) => <MoneyField label="Amount" {...props} />
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
const amount = (name: string) =>
  within(screen.getByRole('group', { name: 'Quick amounts' })).getByRole('button', { name })

describeContract(field({ amounts: ['500'] }), { component: 'money-field', control: 'input' })
describeContract(field({ variant: 'headline', defaultValue: '5000' }), { component: 'money-field', control: 'input' })

it('shows money as the operator does and reports a decimal string', async () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))
  expect(screen.getByText('৳')).toBeVisible()
  await userEvent.type(input(), '24860.5')
  expect(input()).toHaveValue('24,860.5')
  expect(onValueChange).toHaveBeenLastCalledWith('24860.50', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
    fault: undefined,
  })
  await userEvent.tab()
  expect(input()).toHaveValue('24,860.50')
})

it.each([
  ['৳ 5,000.50', '5,000.50', '5000.50'],
  ['৫,০০০.৫০', '5,000.50', '5000.50'],
  ['٥٬٠٠٠٫٥٠', '5,000.50', '5000.50'],
  ['1,20,000.50', '120,000.50', '120000.50'],
  ['9007199254740.93', '9,007,199,254,740.93', ''],
  ['900719925474.09', '900,719,925,474.09', '900719925474.09'],
  ['-500', '−500', ''],
  ['500.123', '500.123', ''],
  ['5k', '5k', ''],
])('pasted, %s is %s', async (written, shown, value) => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))
  input().focus()
  await userEvent.paste(written)
  expect(input()).toHaveValue(shown)
  expect(onValueChange.mock.calls.at(-1)?.[0]).toBe(value)
})

it('shows its range before, and the error after', async () => {
  render(field({ min: '200', max: '25000', step: '100' }))
  expect(input()).toHaveAccessibleDescription('Between ৳\u202f200.00 and ৳\u202f25,000.00')
  await userEvent.type(input(), '199.99')
  expect(input()).toBeValid()
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('At least ৳ 200.00')
  await userEvent.clear(input())
  expect(input()).toBeValid()
  await userEvent.type(input(), '30000')
  expect(screen.getByRole('alert')).toHaveTextContent('At most ৳ 25,000.00')
  await userEvent.clear(input())
  await userEvent.type(input(), '250')
  expect(screen.getByRole('alert')).toHaveTextContent('In steps of ৳ 100.00')
})

it('an error of the server takes precedence', async () => {
  render(field({ min: '200', error: 'Your limit for today is reached' }))
  await userEvent.type(input(), '1')
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Your limit for today is reached')
})

it('offers amounts, except those out of range', async () => {
  const onValueChange = vi.fn()
  render(field({ amounts: ['100', '500', '5000.00'], min: '200', onValueChange }))
  expect(amount('100')).toBeDisabled()
  await userEvent.click(amount('5,000'))
  expect(input()).toHaveValue('5,000.00')
  expect(amount('5,000')).toHaveAttribute('aria-pressed', 'true')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('5000.00', expect.objectContaining({ reason: 'preset' }))
  await userEvent.type(input(), '{Backspace}{Backspace}{Backspace}1')
  expect(amount('5,000')).toHaveAttribute('aria-pressed', 'false')
})

it('steps by arrows where it has a step', async () => {
  const { rerender } = render(field({ defaultValue: '250' }))
  input().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(input()).toHaveValue('250.00')
  rerender(field({ defaultValue: '250', step: '100' }))
  await userEvent.keyboard('{ArrowUp}')
  expect(input()).toHaveValue('300.00')
})

it('is 0.1 + 0.2 without a float', async () => {
  const Sum = () => {
    const [value, setValue] = useState('0.10')
    return field({ value, onValueChange: setValue, step: '0.20' })
  }
  render(<Sum />)
  input().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}')
  expect(input()).toHaveValue('0.40')
})

it('keeps the sign before the figures inside right-to-left sentences', () => {
  render(
    <BrandProvider lang="ar" strings={english}>
      {field({ min: '200' })}
    </BrandProvider>,
  )
  expect(screen.getByText('From \u2066৳ 200.00\u2069')).toBeVisible()
})

it('follows the decimals of the currency, and gives a form what the wire takes', async () => {
  const { container } = render(<form>{field({ symbol: '₫', decimals: 0, name: 'amount' })}</form>)
  const sent = () => new FormData(container.querySelector('form') as HTMLFormElement).get('amount')
  await userEvent.type(input(), '120000.5')
  expect(input()).toHaveValue('120,000.5')
  expect(sent()).toBe('')
  await userEvent.tab()
  expect(screen.getByRole('alert')).toHaveTextContent('Whole amounts only, no decimals')
  await userEvent.type(input(), '{Backspace}{Backspace}')
  expect(sent()).toBe('120000')
})

it.each([
  ['-5', 'No amount below zero'],
  ['500.123', 'Decimals: 2 at most'],
  ['1e3', 'This is not an amount'],
])('%s stays and is no amount: %s', async (typed, words) => {
  const onValueChange = vi.fn()
  render(field({ onValueChange, min: '500', max: '10000' }))
  await userEvent.type(input(), typed)
  await userEvent.tab()
  expect(input().value.replace('−', '-')).toBe(typed)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(onValueChange.mock.calls.at(-1)?.[0]).toBe('')
})
