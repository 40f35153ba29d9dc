import { GatewayError } from '@brand/sdk'
import { createFakeClient, fixtures } from '@brand/sdk/testing'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../app/api/client.ts'
import { showPage } from '../../../testing/show-page.tsx'
import ChatPage from './ChatPage.tsx'
import ShareDialog from './ShareDialog.tsx'

type Overrides = NonNullable<Parameters<typeof createFakeClient>[0]>['chatRooms']
type Message = (typeof fixtures.chatRooms.messages.list)[number]
type Listener = (data: never) => void

const listeners = new Map<string, Listener>()
beforeEach(() => {
  listeners.clear()
  vi.spyOn(sdk.stream, 'subscribe').mockImplementation((name, listener) => {
    listeners.set(name, listener as Listener)
    return () => listeners.delete(name)
  })
  vi.spyOn(sdk.stream, 'onResume').mockReturnValue(() => true)
})
afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const { permission, messages } = fixtures.chatRooms
const signIn = () => sdk.store.set({ token: 'token', expiresAt: '2030-01-01T00:00:00Z' } as never)

async function show(over: Overrides = {}, at = '/chat?room=en') {
  const shown = await showPage(ChatPage, { at, words: ['chat'], answers: { chatRooms: over } })
  return { ...shown, asked: (name: string) => shown.fake.calls.filter((call) => call.name === `chatRooms.${name}`) }
}
const log = () => screen.findByRole('log', { name: 'Messages' })
const say = (words: string) => within(screen.getByRole('log')).findByText(words)
const push = (name: string, data: object) => act(() => listeners.get(name)?.(data as never))

it('shows who said what, with rank, removed links, mentions, gifts and a receipt, and announces none of it', async () => {
  await show()
  const talk = await log()
  expect(talk.getAttribute('aria-live')).toBe('off')
  await say('Good evening everyone. Is the cricket room open again?')
  expect(talk.textContent).toMatch(/Nilufar.*VIP 3/)
  expect(talk.textContent).toMatch(/More on \[link removed\]/)
  expect(talk.textContent).toMatch(/@Nilufar.*lovely/)
  expect(talk.textContent).toMatch(/rained.*100\.00.*on 2 people:.*50\.00.* each/)
  const receipt = within(talk).getByRole('region', { name: 'Nine Lanterns round' })
  expect(receipt.textContent).toMatch(/96\.25×.*Stake.*50\.00.*Won.*4,812\.50.*Round.*913-2207.*Matches our records/)
  await userEvent.click(within(receipt).getByRole('button', { name: 'Verify' }))
  expect((await screen.findByRole('dialog', { name: 'Our records' })).textContent).toMatch(/Settled/)
})

it('lets a visitor read and leads to the login', async () => {
  const { asked } = await show({ permission: { ...permission, write: false, barrier: 'VISITOR', me: null } })
  await log()
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toContain('redirect')
  expect(screen.queryByRole('button', { name: /Follow/ })).toBeNull()
  expect(asked('watch')).toEqual([])
})

it.each([
  ['BREAK', 'Chat paused'],
  ['UNDERAGE', 'Adults only'],
  ['BANNED', 'You are banned from the chat'],
  ['CLOSED', 'Room closed'],
] as const)('says why it is closed: %s', async (barrier, title) => {
  const until = barrier === 'BREAK' ? '2026-12-20T10:00:00Z' : null
  const { asked } = await show({ permission: { ...permission, read: false, write: false, barrier, until } })
  await screen.findByRole('heading', { name: title })
  expect(asked('messages')).toEqual([])
})

it('shows the rules before the first message', async () => {
  let accepted = false
  const { asked } = await show({
    permission: () => ({ ...permission, rulesAccepted: accepted }),
    accept: () => {
      accepted = true
      return { rulesVersion: 1 }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Accept rules' }))
  await screen.findByRole('textbox', { name: 'Message' })
  expect(asked('accept')[0]?.input).toEqual({ version: 1 })
})

it('sends a message once, with a mention, and keeps it with its fault where it is refused', async () => {
  signIn()
  let refuse = true
  const sent: Message = { ...(messages.list[0] as Message), messageId: '7', seq: 7, from: permission.me }
  const { asked } = await show({
    send: (input) => {
      if (refuse) throw new GatewayError({ code: 'chat_muted', status: 403 })
      return { ...sent, clientId: input.clientId, parts: [{ kind: 'TEXT', text: 'hello there' }] }
    },
  })
  const box = await screen.findByRole('textbox', { name: 'Message' })
  await userEvent.type(box, 'hello @nil')
  const option = await screen.findByRole('option', { name: /Nilufar/ })
  expect(box.getAttribute('aria-activedescendant')).toBe(option.id)
  await userEvent.keyboard('{Enter}')
  expect((box as HTMLTextAreaElement).value).toBe('hello @Nilufar ')
  await userEvent.keyboard('{Enter}')
  expect((await screen.findByRole('alert')).textContent).toMatch(/Not sent: You are muted/)
  expect(asked('send')[0]?.input).toMatchObject({ roomId: 'en', text: 'hello <@nilufar00001>' })
  refuse = false
  await userEvent.click(screen.getByRole('button', { name: 'Send again' }))
  await say('hello there')
  expect(screen.queryByRole('alert')).toBeNull()
  const [first, second] = asked('send').map(({ input }) => (input as { clientId: string }).clientId)
  expect(second).toBe(first)
})

it('counts characters, waits in slow mode and offers emoji to the keyboard', async () => {
  await show({ permission: { ...permission, maxLength: 20, slowModeMs: 3000 } })
  const box = await screen.findByRole('textbox', { name: 'Message' })
  await userEvent.type(box, 'x'.repeat(22))
  await screen.findByText('2 characters too many')
  expect(screen.getByRole('button', { name: 'Send' }).getAttribute('aria-disabled')).toBe('true')
  await userEvent.clear(box)
  await userEvent.click(screen.getByRole('button', { name: 'Emoji' }))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect((box as HTMLTextAreaElement).value).toBe('😄')
  await waitFor(() => expect(document.activeElement).toBe(box))
  await userEvent.keyboard('{Enter}')
  await userEvent.type(box, 'more')
  await screen.findByText(/Next message in \d seconds/)
})

it('takes what the stream sends, in order, and asks for what it missed', async () => {
  signIn()
  const next = (seq: number, text: string): Message => ({
    ...(messages.list[0] as Message),
    messageId: String(seq),
    seq,
    parts: [{ kind: 'TEXT', text }],
  })
  const { asked } = await show({
    messages: ({ after }) => (after === undefined ? messages : { list: [next(7, 'seventh')], more: false, lastSeq: 7 }),
  })
  await log()
  await waitFor(() => expect(asked('watch')).toHaveLength(1))
  push('chat.message', { ...next(9, 'elsewhere'), roomId: 'bn' })
  push('chat.message', next(8, 'eighth'))
  await say('eighth')
  push('chat.ready', { roomId: 'en', seq: 12 })
  await say('seventh')
  const order = [...(await log()).querySelectorAll('[data-message]')].map((one) => one.getAttribute('data-message'))
  expect(order.slice(-2)).toEqual(['7', '8'])
  expect(screen.queryByText('elsewhere')).toBeNull()
  push('chat.message', { ...next(13, ''), kind: 'REMOVAL', from: null, parts: [], target: '8' })
  await waitFor(() => expect(screen.queryByText('eighth')).toBeNull())
  await say('Message removed by a moderator')
})

it('offers to copy a message where the browser has a clipboard', async () => {
  const menu = async () => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Options for Nilufar’s message' })[0]!)
    return (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  }
  vi.stubGlobal('navigator', new Proxy(navigator, { has: (target, name) => name !== 'clipboard' && name in target }))
  await show()
  await log()
  expect(await menu()).toEqual(['Mention', 'Tip', 'Report', 'Block'])
  await userEvent.keyboard('{Escape}')
  vi.unstubAllGlobals()
  cleanup()
  await show()
  await log()
  expect(await menu()).toContain('Copy')
})

it('tips, reports and blocks from the menu of a message', async () => {
  const { asked } = await show()
  await log()
  await say('Good evening everyone. Is the cricket room open again?')
  const open = async (item: string) => {
    await userEvent.click(screen.getAllByRole('button', { name: 'Options for Nilufar’s message' })[0]!)
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  await open('Report')
  await userEvent.click(await screen.findByRole('button', { name: 'Report' }))
  await waitFor(() => expect(asked('report')[0]?.input).toMatchObject({ messageId: '1', reason: 'SCAM' }))
  await open('Tip')
  const tip = await screen.findByRole('dialog', { name: 'Tip Nilufar' })
  await userEvent.click(await within(tip).findByRole('button', { name: 'Send tip' }))
  within(tip).getByText('Enter an amount')
  expect(asked('tip')).toEqual([])
  await userEvent.keyboard('{Escape}')
  await open('Block')
  await userEvent.click(await screen.findByRole('button', { name: 'Block' }))
  await waitFor(() => expect(asked('block')[0]?.input).toMatchObject({ person: 'nilufar00001' }))
})

it('shares the round that was offered, not one that is settled meanwhile', async () => {
  signIn()
  const [row] = fixtures.records.bets.list
  const round = (betNo: string) => ({ ...fixtures.records.bets, list: [{ ...row, betNo, gameName: betNo }] })
  let bets = round('1')
  const Page = () => <ShareDialog roomId="en" maxLength={200} onShared={() => {}} onClose={() => {}} />
  const { fake, client } = await showPage(Page, {
    words: ['chat'],
    answers: { records: { bets: () => bets } } as never,
  })
  const round1 = await screen.findByRole<HTMLInputElement>('radio', { name: /^1/ })
  expect(round1.checked).toBe(true)
  bets = { ...bets, list: [...round('2').list, ...bets.list] }
  await act(() => client.invalidateQueries({ queryKey: ['records'] }))
  const round2 = await screen.findByRole<HTMLInputElement>('radio', { name: /^2/ })
  expect(round2.checked).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Share round' }))
  await waitFor(() => expect(fake.calls.at(-1)).toMatchObject({ name: 'chatRooms.share', input: { betNo: '1' } }))
})
