import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, render, screen, userEvent } from '../../test/render.tsx'
import { OtpField, type OtpFieldProps } from './index.ts'

const field = (props: Partial<OtpFieldProps> = {}) => <OtpField label="Verification code" {...props} />
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Verification code' })

describeContract(field(), { component: 'otp-field', control: 'input' })

it('is one input that the phone can fill, for digits, from left to right', () => {
  render(field())
  expect(screen.getAllByRole('textbox')).toHaveLength(1)
  expect(input()).toHaveAttribute('autocomplete', 'one-time-code')
  expect(input()).toHaveAttribute('inputmode', 'numeric')
  expect(input()).toHaveAttribute('data-ltr')
})

it('takes digits only, of any script, and reports once that all are there', async () => {
  const [onValueChange, onComplete] = [vi.fn(), vi.fn()]
  render(field({ onValueChange, onComplete }))
  await userEvent.type(input(), '4x8 ২01')
  expect(input()).toHaveValue('48201')
  expect(onComplete).not.toHaveBeenCalled()
  await userEvent.type(input(), '99')
  expect(input()).toHaveValue('482019')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482019', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
  expect(onValueChange.mock.calls.at(-1)?.[0]).toBe('482019')
})

it.each(['482 019', 'Your code is 482-019', '৪৮২০১৯', '٤٨٢٠١٩'])('takes %s from the clipboard', async (text) => {
  const onComplete = vi.fn()
  render(field({ onComplete }))
  input().focus()
  await userEvent.paste(text)
  expect(input()).toHaveValue('482019')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482019', expect.anything())
})

it('keeps the caret where a wrong key was refused', async () => {
  render(field({ defaultValue: '4820' }))
  input().focus()
  input().setSelectionRange(2, 2)
  await userEvent.keyboard('x')
  expect(input()).toHaveValue('4820')
  expect(input().selectionStart).toBe(2)
})

it('works controlled', async () => {
  const Controlled = () => {
    const [value, setValue] = useState('')
    return field({ value, onValueChange: setValue, length: 4 })
  }
  render(<Controlled />)
  await userEvent.type(input(), '1a2b3c4d5')
  expect(input()).toHaveValue('1234')
})

it('reports the same code again after it was taken out of the field', async () => {
  const onComplete = vi.fn()
  const { rerender } = render(field({ value: '482019', onComplete }))
  rerender(field({ value: '', onComplete }))
  input().focus()
  await userEvent.paste('482019')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482019', expect.anything())
})

it('reports the same code again after a reset of its form', async () => {
  const onComplete = vi.fn()
  render(<form>{field({ onComplete })}</form>)
  input().focus()
  await userEvent.paste('482019')
  act(() => input().form?.reset())
  await userEvent.paste('482019')
  expect(onComplete).toHaveBeenCalledTimes(2)
})

it('gives a form the clean digits', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const { container } = render(
    <form>{field({ name: 'code', onChange: (event) => onChange(event.target.value) })}</form>,
  )
  input().focus()
  await userEvent.paste('48 20 19')
  expect(onChange).toHaveBeenLastCalledWith('482019')
  expect(new FormData(container.querySelector('form') as HTMLFormElement).get('code')).toBe('482019')
})
