import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, render, screen } from '../../test/render.tsx'
import { Captcha, type CaptchaProps } from './index.ts'

const PICTURE = 'data:image/png;base64,AAAA'
const captcha = (props: Partial<CaptchaProps> = {}) => <Captcha src={PICTURE} {...props} />
const input = () => screen.getByRole('textbox', { name: 'Captcha' })
const refresh = () => screen.getByRole('button', { name: 'Another picture' })
const notice = () => screen.getByRole('status')

describeContract(captcha(), { component: 'captcha', control: 'input' })

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('has a picture with an accessible name, and a required field', () => {
  render(captcha())
  expect(screen.getByRole('img', { name: 'Picture with the letters to type' })).toHaveAttribute('src', PICTURE)
  expect(input()).toBeRequired()
  expect(input()).toHaveAttribute('autocomplete', 'off')
})

it('reports what is typed', () => {
  const onValueChange = vi.fn()
  render(captcha({ onValueChange }))
  fireEvent.change(input(), { target: { value: 'K7QM' } })
  expect(onValueChange).toHaveBeenCalledExactlyOnceWith('K7QM', {
    reason: 'input',
    event: expect.objectContaining({ type: 'change' }),
  })
})

it('requests one picture a second, and shows a message when pressed sooner', () => {
  const onRefresh = vi.fn()
  render(captcha({ onRefresh }))
  fireEvent.click(refresh())
  expect(onRefresh).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ type: 'click' }))
  wait(999)
  fireEvent.click(refresh())
  expect(onRefresh).toHaveBeenCalledOnce()
  expect(notice()).toBeVisible()
  expect(notice()).toHaveTextContent('One picture a second: please wait a moment')
  wait(1)
  fireEvent.click(refresh())
  expect(onRefresh).toHaveBeenCalledTimes(2)
  expect(notice()).toBeEmptyDOMElement()
})

it('shows that message also while the picture loads', () => {
  const { rerender } = render(captcha())
  fireEvent.click(refresh())
  rerender(captcha({ busy: true }))
  fireEvent.click(refresh())
  expect(notice()).toHaveTextContent('One picture a second')
})

it('hides the message by itself', () => {
  render(captcha())
  fireEvent.click(refresh())
  fireEvent.click(refresh())
  expect(notice()).not.toBeEmptyDOMElement()
  wait(2000)
  expect(notice()).toBeEmptyDOMElement()
})

it('shows that message when the server refuses', () => {
  render(captcha({ throttled: true }))
  expect(notice()).toHaveTextContent('One picture a second')
})

it('requests nothing while a picture loads', () => {
  const onRefresh = vi.fn()
  const { container, rerender } = render(captcha({ src: undefined, onRefresh }))
  fireEvent.click(refresh())
  expect(onRefresh).not.toHaveBeenCalled()
  expect(container.querySelector('[data-part="picture"]')).toHaveAttribute('aria-busy', 'true')
  rerender(captcha({ busy: true, onRefresh }))
  wait(1000)
  fireEvent.click(refresh())
  expect(onRefresh).not.toHaveBeenCalled()
  rerender(captcha({ onRefresh }))
  wait(1000)
  fireEvent.click(refresh())
  expect(onRefresh).toHaveBeenCalledOnce()
})

it.each([{ failed: true, src: undefined }, {}])(
  'shows that there is no picture, and allows a new request: %j',
  (props) => {
    const onRefresh = vi.fn()
    const { rerender } = render(captcha({ onRefresh, ...props }))
    const img = screen.queryByRole('img')
    if (img) fireEvent.error(img)
    expect(screen.getByRole('alert')).toHaveTextContent('The picture did not load. Ask for another.')
    expect(screen.queryByRole('img')).toBeNull()
    fireEvent.click(refresh())
    expect(onRefresh).toHaveBeenCalledOnce()
    rerender(captcha({ src: `${PICTURE}BBBB` }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('img')).toBeVisible()
  },
)

it('shows the error of a wrong answer', () => {
  render(captcha({ error: 'Wrong captcha. Please read the new picture' }))
  expect(input()).toBeInvalid()
  expect(input()).toHaveAccessibleDescription('Wrong captcha. Please read the new picture')
})
