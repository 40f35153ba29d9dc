import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { NumberField, type NumberFieldProps } from './index.ts'

const field = (props: Partial<NumberFieldProps> = {}) => <NumberField label="Members" {...props} />
const input = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Members' })
const values = (spy: ReturnType<typeof vi.fn>) =>
  spy.mock.calls.map(([value, { reason }]) => [value, reason] as [string, string])

describeContract(field(), { component: 'number-field', control: 'input' })

it('groups thousands while typing and reports the bare number', async () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))
  await userEvent.type(input(), '1234')
  expect(input()).toHaveValue('1,234')
  expect(values(onValueChange)).toEqual([
    ['1', 'input'],
    ['12', 'input'],
    ['123', 'input'],
    ['1234', 'input'],
  ])
  expect(onValueChange.mock.calls.at(-1)?.[1].event.type).toBe('change')
})

it('keeps the caret at the edit', async () => {
  render(field({ defaultValue: '1234567' }))
  expect(input()).toHaveValue('1,234,567')
  input().focus()
  input().setSelectionRange(3, 3)
  await userEvent.keyboard('9')
  expect(input()).toHaveValue('12,934,567')
  expect(input().selectionStart).toBe(4)
  await userEvent.keyboard('{Backspace}{Backspace}')
  expect(input()).toHaveValue('134,567')
  expect(input().selectionStart).toBe(1)
  await userEvent.keyboard('x')
  expect(input()).toHaveValue('1x34567')
  expect(input().selectionStart).toBe(2)
})

it('steps by arrows and by buttons, to its bounds and no further', async () => {
  const onValueChange = vi.fn()
  render(field({ min: '10', max: '100', step: '25', onValueChange }))
  input().focus()
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{PageUp}{ArrowDown}')
  expect(values(onValueChange)).toEqual([
    ['10', 'step'],
    ['25', 'step'],
    ['100', 'step'],
    ['75', 'step'],
  ])
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  expect(input()).toHaveValue('100')
  expect(screen.getByRole('button', { name: 'More' })).toBeDisabled()
  expect(input()).toHaveAttribute('aria-valuenow', '100')
})

it('keeps a number beyond its bounds, and shows the error once the field is left', async () => {
  const onValueChange = vi.fn()
  render(field({ min: '10', max: '5000', onValueChange, hint: 'As many as you invite' }))
  await userEvent.type(input(), '9000')
  expect(onValueChange).toHaveBeenLastCalledWith('9000', expect.objectContaining({ error: 'max' }))
  expect(input()).toBeValid()
  await userEvent.tab()
  expect(input()).toHaveValue('9,000')
  expect(screen.getByRole('alert')).toHaveTextContent('5,000 at most')
  await userEvent.type(input(), '{Backspace}')
  expect(screen.queryByRole('alert')).toBeNull()
})

it('may be below zero only where its lower bound is', async () => {
  const { rerender } = render(field())
  await userEvent.type(input(), '-5')
  await userEvent.tab()
  expect(input()).toHaveValue('−5')
  expect(screen.getByRole('alert')).toHaveTextContent('No number below zero')
  rerender(field({ min: '-10' }))
  await userEvent.clear(input())
  await userEvent.type(input(), '-5')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(input()).toHaveValue('−5')
})

it.each([
  ['5.5', 'Whole numbers only'],
  ['1e3', 'This is not a number'],
  ['1234567890123', 'Digits before the point: 12 at most'],
])('keeps %s as it was typed, shows why it is no value, and reports none', async (typed, words) => {
  const onValueChange = vi.fn()
  const { container } = render(<form>{field({ name: 'members', onValueChange })}</form>)
  await userEvent.type(input(), typed)
  expect(screen.queryByRole('alert')).toBeNull()
  await userEvent.tab()
  expect(input().value.replaceAll(',', '')).toBe(typed)
  expect(screen.getByRole('alert')).toHaveTextContent(words)
  expect(onValueChange).toHaveBeenLastCalledWith(
    '',
    expect.objectContaining({ error: expect.stringMatching(/decimals|notNumber|digits/) }),
  )
  const form = container.querySelector('form') as HTMLFormElement
  expect(new FormData(form).get('members')).toBe('')
  expect(form.checkValidity()).toBe(false)
  await userEvent.clear(input())
  await userEvent.type(input(), '12')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(form.checkValidity()).toBe(true)
})

it('shows the fault of the text before that of the form, and before blur', async () => {
  const { rerender } = render(field())
  await userEvent.type(input(), '-5')
  rerender(field({ error: 'Enter a number' }))
  expect(screen.getByRole('alert')).toHaveTextContent('No number below zero')
  await userEvent.clear(input())
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number')
})

it('reads pasted text from the paste event, not from the change', async () => {
  render(field({ decimals: 2, defaultValue: '1234' }))
  input().focus()
  input().select()
  await userEvent.paste('1,5')
  await userEvent.tab()
  expect(input()).toHaveValue('1.50')
})

it('has the given number of decimals, filled up on blur', async () => {
  const onValueChange = vi.fn()
  render(field({ decimals: 3, onValueChange }))
  await userEvent.type(input(), '1.9')
  await userEvent.tab()
  expect(input()).toHaveValue('1.900')
  expect(onValueChange).toHaveBeenLastCalledWith('1.900', expect.anything())
})

it('follows the value it is given', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('')
    return (
      <>
        {field({ value, onValueChange: setValue })}
        <button type="button" onClick={() => setValue('1500')}>
          Fill
        </button>
      </>
    )
  }
  render(<Controlled />)
  await userEvent.type(input(), '20')
  expect(input()).toHaveValue('20')
  await userEvent.click(screen.getByText('Fill'))
  expect(input()).toHaveValue('1,500')
})

it('does not change a value that is held', async () => {
  render(field({ value: '7' }))
  await userEvent.type(input(), '5')
  expect(input()).toHaveValue('7')
})

it('leaves the text to an input method until it has composed', () => {
  const onValueChange = vi.fn()
  render(field({ onValueChange }))
  fireEvent.compositionStart(input())
  fireEvent.change(input(), { target: { value: '৪২k' } })
  expect(input()).toHaveValue('৪২k')
  expect(onValueChange).not.toHaveBeenCalled()
  fireEvent.change(input(), { target: { value: '৪২' } })
  fireEvent.compositionEnd(input())
  expect(input()).toHaveValue('42')
  expect(values(onValueChange)).toEqual([['42', 'input']])
})

it('gives a form the bare number', () => {
  const { container } = render(<form>{field({ name: 'members', defaultValue: '1500' })}</form>)
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('members')).toBe('1500')
})

it('does not change while it is read-only', async () => {
  render(field({ readOnly: true, defaultValue: '5' }))
  input().focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(input()).toHaveValue('5')
})
