import { fixtures } from '@brand/sdk/testing'
import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import MessagesPage from './Messages.tsx'

visitAsMember()

const isOff = (button?: HTMLElement) => button?.matches(':disabled, [aria-disabled="true"]:not([aria-busy])')

it('keeps the focus on what marked the last message as read', async () => {
  let unread = 1
  const { status } = fixtures.system
  const whitelabel = [...status.info.whitelabel, { modId: 'INBOX3' as const, enabled: '1' as const, childrenNodes: [] }]
  await showPage(MessagesPage, {
    at: '/member?page=messageV2',
    words: ['messages', 'member'],
    answers: {
      system: { status: { ...status, info: { ...status.info, whitelabel } } },
      content: { unread: () => ({ unreadMessage: unread }) },
      inbox: { read: () => ({ unreadMessage: (unread = 0) }) },
    },
  })
  const [button] = await screen.findAllByRole('button', { name: 'Mark all as read' })
  await vi.waitFor(() => expect(isOff(button)).toBe(false))
  act(() => button?.focus())
  act(() => button?.click())
  await vi.waitFor(() => expect(isOff(button)).toBe(true))
  expect(button?.matches(':disabled')).toBe(false)
  expect(document.activeElement).toBe(button)
})
