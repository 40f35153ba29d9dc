import { afterEach, expect, it, vi } from 'vitest'
import { describeContract } from '../../test/describeContract.tsx'
import { fireEvent, render, screen, userEvent } from '../../test/render.tsx'
import { FloatingService, type ServiceEntry } from './index.ts'

const entries: ServiceEntry[] = [
  { id: 'invite', label: 'Invite friends', href: '/referral', icon: 'M0', accent: true },
  { id: 'chat', label: 'Live chat', href: 'https://chat.example/room', icon: 'M0', ownWindow: true },
  {
    id: 'telegram',
    label: 'Telegram',
    icon: 'M0',
    entries: [
      { id: 'a', label: 'Support', href: 'https://t.example/a' },
      { id: 'b', label: 'News', href: 'https://t.example/b' },
    ],
  },
]
const opens = () => vi.spyOn(window, 'open').mockReturnValue(null)
afterEach(() => void vi.restoreAllMocks())

describeContract(<FloatingService items={entries} />, { component: 'floating-service' })

it('is a named landmark in which every service has its name', () => {
  render(<FloatingService items={entries} />)
  expect(screen.getByRole('navigation', { name: 'Service' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Invite friends' })).toHaveAttribute('href', '/referral')
})

it('expands behind one button on a phone', async () => {
  render(<FloatingService items={entries} />)
  const nav = screen.getByRole('navigation')
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }))
  expect(nav).toHaveAttribute('data-state', 'open')
  expect(screen.getByRole('button', { name: 'Close help' })).toHaveAttribute('aria-expanded', 'true')
  await userEvent.keyboard('{Escape}')
  expect(nav).toHaveAttribute('data-state', 'closed')
})

it('lists the entries behind one icon, and closes the list before the rail', async () => {
  render(<FloatingService items={entries} />)
  expect(screen.queryByRole('link', { name: 'News' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Get help' }))
  await userEvent.click(screen.getByRole('button', { name: 'Telegram' }))
  expect(screen.getByRole('link', { name: 'News' })).toHaveAttribute('href', 'https://t.example/b')
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('link', { name: 'News' })).toBeNull()
  expect(screen.getByRole('navigation')).toHaveAttribute('data-state', 'open')
})

it('opens a chat in a window of its own on a plain click, and leaves other clicks to the browser', () => {
  const open = opens()
  render(<FloatingService items={entries} />)
  const chat = screen.getByRole('link', { name: 'Live chat' })
  expect(fireEvent.click(chat)).toBe(false)
  expect(open).toHaveBeenCalledExactlyOnceWith(
    'https://chat.example/room',
    '_blank',
    expect.stringContaining('width=440,height=750'),
  )
  expect(fireEvent.click(chat, { ctrlKey: true })).toBe(true)
  expect(open).toHaveBeenCalledOnce()
})

it('lets the page handle a click first', () => {
  const open = opens()
  render(
    <FloatingService
      items={[
        {
          id: 'chat',
          label: 'Chat',
          href: '/chat',
          icon: 'M0',
          ownWindow: true,
          onSelect: (event) => event.preventDefault(),
        },
      ]}
    />,
  )
  fireEvent.click(screen.getByRole('link', { name: 'Chat' }))
  expect(open).not.toHaveBeenCalled()
})
