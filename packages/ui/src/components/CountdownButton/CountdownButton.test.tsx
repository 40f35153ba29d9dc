import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { act, fireEvent, InBrand, render, screen } from '../../test/render.tsx'
import bengali from '../../i18n/locales/bn.ts'
import { BrandProvider } from '../../theme/BrandProvider.tsx'
import { CountdownButton, deadlineIn, type CountdownButtonProps } from './index.ts'

const send = (props: Partial<CountdownButtonProps> = {}) => <CountdownButton {...props}>Send code</CountdownButton>
const button = () => screen.getByRole('button')

describeContract(send(), { component: 'countdown-button', control: 'button' })

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }))
afterEach(() => void vi.useRealTimers())
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('counts down to the deadline, takes no press meanwhile, and keeps focus', () => {
  const onClick = vi.fn()
  render(send({ until: deadlineIn(1), onClick }))
  button().focus()
  expect(screen.getByText(/1:00/)).toBeVisible()
  wait(18_000)
  expect(screen.getByText(/0:42/)).toBeVisible()
  fireEvent.click(button())
  expect(onClick).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  wait(41_999)
  expect(screen.getByText(/0:01/)).toBeVisible()
  wait(1)
  expect(button()).toHaveAccessibleName('Send code')
  expect(button()).toHaveFocus()
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
})

it('shows the right time after a sleep of the device, whatever its timers did', () => {
  render(send({ until: deadlineIn(5) }))
  vi.setSystemTime(1_000_000 + 290_000)
  expect(screen.getByText(/5:00/)).toBeVisible()
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(screen.getByText(/0:10/)).toBeVisible()
  vi.setSystemTime(1_000_000 + 400_000)
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(button()).toHaveAccessibleName('Send code')
})

it('starts over with a new deadline, from the clock of now', () => {
  const { rerender } = render(send())
  wait(30_000)
  rerender(send({ until: deadlineIn(1) }))
  expect(screen.getByText(/1:00/)).toBeVisible()
})

it('announces twice: when the wait starts and when it ends', () => {
  const { rerender } = render(send())
  const announcements: (string | null)[] = []
  const listen = () => announcements.push(screen.getByRole('status').textContent)
  listen()
  rerender(send({ until: deadlineIn(1) }))
  for (let second = 0; second <= 60; second += 1) {
    listen()
    wait(1000)
  }
  listen()
  expect([...new Set(announcements)]).toEqual(['', 'You can ask again in 60 seconds', 'You can ask again now'])
})

it('changes its name a few times only', () => {
  render(send({ until: deadlineIn(1) }))
  const names = new Set<string>()
  for (let second = 0; second < 60; second += 1) {
    names.add(button().querySelector('[data-component="visually-hidden"]')?.textContent ?? '')
    wait(1000)
  }
  expect([...names]).toEqual(['Resend in 60 seconds', 'Resend in 30 seconds', 'Resend in 10 seconds'])
})

it('refuses a second press within a second, and announces it', () => {
  const onClick = vi.fn()
  render(send({ onClick }))
  fireEvent.click(button())
  wait(500)
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledOnce()
  expect(button()).toHaveAccessibleName('One moment, please')
  wait(2000)
  expect(button()).toHaveAccessibleName('Send code')
  fireEvent.click(button())
  expect(onClick).toHaveBeenCalledTimes(2)
})

it('is busy before it counts', () => {
  const Sending = () => {
    const [until, setUntil] = useState<number>()
    const [busy, setBusy] = useState(false)
    const press = () => {
      setBusy(true)
      setTimeout(() => {
        setBusy(false)
        setUntil(deadlineIn(5))
      }, 800)
    }
    return send({ until, busy, busyLabel: 'Sending', onClick: press })
  }
  render(<Sending />)
  fireEvent.click(button())
  expect(button()).toHaveAttribute('aria-busy', 'true')
  wait(800)
  expect(screen.getByText(/5:00/)).toBeVisible()
})

it('counts in the digits of the language', () => {
  render(
    <BrandProvider lang="bn" strings={bengali}>
      {send({ until: deadlineIn(1) })}
    </BrandProvider>,
  )
  expect(screen.getByText(/১:০০/)).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('৬০ সেকেন্ড')
})

it('hydrates what a server wrote seconds ago, and counts from there', async () => {
  const page = <InBrand>{send({ until: deadlineIn(1) })}</InBrand>
  const root = document.body.appendChild(document.createElement('div'))
  root.append(document.createRange().createContextualFragment(renderToString(page)))
  vi.setSystemTime(1_003_000)
  const wrong = vi.fn()
  const app = await act(async () => hydrateRoot(root, page, { onRecoverableError: wrong }))
  expect(wrong).not.toHaveBeenCalled()
  expect(screen.getByText(/0:57/)).toBeVisible()
  await act(async () => app.unmount())
  root.remove()
})
