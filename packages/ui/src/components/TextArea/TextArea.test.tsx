import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { TextArea, type TextAreaProps } from './index.ts'

const area = (props: Partial<TextAreaProps> = {}) => <TextArea label="Your message" {...props} />
const input = () => screen.getByRole('textbox', { name: 'Your message' })
const type = (value: string) => fireEvent.change(input(), { target: { value } })

describeContract(area(), { component: 'text-area', control: 'textarea' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('reports the value with its reason and event', () => {
  const onValueChange = vi.fn()
  render(area({ onValueChange }))
  type('Hello')
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('Hello', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('counts up to 140 as the gateway counts, and shows the limit before anything is typed', () => {
  render(area())
  expect(input()).toHaveAccessibleDescription('At most 140 characters')
  type('ক্ষি')
  expect(screen.getByText('4/140')).toBeInTheDocument()
})

it('counts graphemes with unit="grapheme"', () => {
  render(area({ unit: 'grapheme', limit: 10, defaultValue: 'ক্ষি' }))
  expect(screen.getByText('1/10')).toBeInTheDocument()
})

it('accepts more than the limit, shows an error, and clears it once the text fits', () => {
  render(area({ limit: 5 }))
  type('Hello!')
  expect(input()).toHaveValue('Hello!')
  expect(input()).toBeInvalid()
  expect(screen.getByRole('alert')).toHaveTextContent('At most 5 characters')
  type('Hello')
  expect(input()).toBeValid()
  expect(screen.queryByRole('alert')).toBeNull()
})

it('is replaced by an error of the server', () => {
  render(area({ limit: 2, defaultValue: 'abc', error: 'Say a little more' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Say a little more')
})

it('announces only near the limit, once typing pauses', () => {
  render(area({ limit: 20 }))
  type('seventeen letters')
  wait(900)
  type('now there are nineteen'.slice(0, 19))
  wait(900)
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
  wait(100)
  expect(screen.getByRole('status')).toHaveTextContent('Characters left: 1')
  type('twenty-two characters!')
  wait(1000)
  expect(screen.getByRole('status')).toHaveTextContent('Characters too many: 2')
  type('few')
  wait(1000)
  expect(screen.getByRole('status')).toHaveTextContent(/^$/)
})

it('has no counter without a limit', () => {
  const { container } = render(area({ limit: false, defaultValue: 'x'.repeat(500) }))
  expect(container.querySelector('[data-part="counter"]')).toBeNull()
  expect(input()).toBeValid()
})
