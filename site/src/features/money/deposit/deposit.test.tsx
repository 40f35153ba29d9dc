import type { DepositChannel, DepositOrder } from '@brand/sdk/member'
import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, it, vi } from 'vitest'
import { draftOf } from '../../../app/storage/draft.ts'
import { type Answers, showPage } from '../../../testing/show-page.tsx'
import { sortChannels } from './Channels.tsx'
import { Deposit } from './Deposit.tsx'
import { plainText } from '../../../testing/plain-text.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'

const person = userEvent.setup()
const { settings, channels } = fixtures.deposits
const [wallet, bank] = channels.channels as [DepositChannel, DepositChannel]
const channel = (channelId: string, more: Partial<DepositChannel> = {}): DepositChannel => ({
  ...wallet,
  channelId,
  name: channelId,
  ...more,
})
const ended = (channelId: string, amount: string): DepositOrder => ({
  ...fixtures.deposits.submit,
  orderNo: `D${channelId.toUpperCase()}`,
  status: 'CONFIRMED',
  amount,
  channel: { ...fixtures.deposits.submit.channel, channelId, name: channelId },
})
visitAsMember()
afterEach(() => {
  draftOf('deposit').drop()
  vi.unstubAllGlobals()
})

async function showOrder(status: DepositOrder['status']) {
  const answers = { deposits: { order: { ...fixtures.deposits.order, status } } } as Answers
  await showPage(Deposit, {
    words: ['deposit', 'tickets'],
    at: '/member?page=depositv2&order=D261120K7M2Q9XA',
    answers,
  })
}

async function show(lang: 'en' | 'bn' | 'ja', orders: DepositOrder[], offered: DepositChannel[]) {
  const Framed = () => (
    <main>
      <Deposit />
    </main>
  )
  const answers = {
    deposits: { settings: { ...settings, orders }, channels: { channels: offered } },
    wallet: { balance: { ...fixtures.wallet.balance, sumBalance: '24860.50' } },
  }
  const { fake } = await showPage(Framed, { lang, words: ['deposit', 'tickets'], answers })
  await screen.findAllByRole('radiogroup')
  return fake
}
const tiles = () => within(screen.getAllByRole('radiogroup')[0] as HTMLElement).getAllByRole<HTMLInputElement>('radio')
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^How much/ })

it('sorts the channel used last first and closed ones last', () => {
  const all = [channel('down', { health: 'DOWN' }), channel('card', { group: 'CARD' }), bank, wallet]
  expect(sortChannels(all, 'card').map(({ channelId }) => channelId)).toEqual([
    'card',
    wallet.channelId,
    bank.channelId,
    'down',
  ])
})

it('orders by no other way where the chosen one has closed meanwhile', async () => {
  draftOf('deposit').keep({ channelId: 'b', amount: '500.00' })
  const fake = await show('en', [], [channel('a'), channel('b', { health: 'DOWN' })])
  expect(tiles().map(({ checked }) => checked)).toEqual([false, false])
  await person.click(screen.getByRole('button', { name: /^Deposit/ }))
  expect(await screen.findByText('Choose a payment method')).toBeTruthy()
  expect(fake.calls.map(({ name }) => name)).not.toContain('deposits.submit')
})

it('asks for the amount first, shows four ways with the last one chosen, and the rest on demand', async () => {
  const offered = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => channel(id))
  await show('en', [ended('c', '2000.00')], offered)
  expect(amount().compareDocumentPosition(tiles()[0] as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(tiles().map(({ value }) => value)).toEqual(['c', 'a', 'b', 'd'])
  expect(tiles()[0]?.checked).toBe(true)
  expect(screen.getByText('Used last')).toBeTruthy()
  expect(document.querySelectorAll('[data-part="facts"]')).toHaveLength(1)
  await person.click(screen.getByRole('button', { name: '2 more methods' }))
  expect(tiles()).toHaveLength(6)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Fewer methods', expanded: true }))
})

it('repeats an order: its amount and way are filled in, and focus is on the press', async () => {
  const fake = await show('en', [ended('b', '2000.00')], [channel('a'), channel('b')])
  await person.click(screen.getByRole('radio', { name: 'a' }))
  await person.click(screen.getByRole('button', { name: /^Repeat/ }))
  expect(amount().value).toBe('2,000.00')
  expect(tiles().find(({ checked }) => checked)?.value).toBe('b')
  const press = screen.getByRole('button', { name: /^Deposit/ })
  expect(document.activeElement).toBe(press)
  expect(plainText(press.textContent)).toBe('Deposit ৳ 2,000.00')
  await waitFor(() => expect(plainText(document.querySelector('form')?.textContent)).toContain('26,860.50'))
  expect(fake.calls.some(({ name }) => name === 'deposits.submit')).toBe(false)
})

it('names a repetition with its amount and way, listed as the language does', async () => {
  await show('ja', [ended('b', '2000.00')], [channel('a'), channel('b')])
  expect(screen.getAllByRole('button').map((one) => plainText(one.getAttribute('aria-label')))).toContainEqual(
    expect.stringMatching(/、৳ 2,000\.00、b$/),
  )
})

it('offers no repetition through a channel that is closed', async () => {
  await show('en', [ended('b', '2000.00')], [channel('a'), channel('b', { health: 'DOWN' })])
  expect(screen.queryByRole('button', { name: /^Repeat/ })).toBeNull()
})

it.each(['en', 'bn'] as const)('has no fault for assistive technology with everything unfolded: %s', async (lang) => {
  await show(
    lang,
    [ended('a', '2000.00')],
    ['a', 'b', 'c', 'd', 'e'].map((id) => channel(id)),
  )
  for (const folded of screen.getAllByRole('button', { expanded: false })) await person.click(folded)
  // Colours are not drawn here; the journeys of the browser judge them.
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('heads an order that waits with the sum to send, and one that is over with no demand', async () => {
  await showOrder('WAITING_PAYMENT')
  await waitFor(() =>
    expect(plainText(screen.getByRole('heading', { level: 1 }).textContent)).toBe('Send exactly ৳ 1,000.00'),
  )
  const code = await screen.findByRole('img', { name: 'Payment QR code' })
  expect(code.compareDocumentPosition(document.querySelector('dl') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  cleanup()
  await showOrder('CONFIRMED')
  await screen.findByRole('link', { name: 'New deposit' })
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order')
})

it('types the amount on large keys where a finger points, and sends the form from there', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  const fake = await show('en', [], [wallet, bank])
  await person.click(amount())
  const sheet = within(await screen.findByRole('dialog', { name: /^How much/ }))
  const send = () => sheet.getByRole<HTMLButtonElement>('button', { name: /^Deposit/ })
  expect(send().disabled).toBe(true)
  for (const key of ['1', '2', '00']) await person.click(sheet.getByRole('button', { name: key }))
  expect(plainText(sheet.getByRole('status').textContent)).toBe('৳ 1,200.00')
  expect((await axe.run(await screen.findByRole('dialog'))).violations).toEqual([])
  await person.click(send())
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const sent = () => fake.calls.filter(({ name }) => name === 'deposits.submit')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.input).toMatchObject({ amount: '1200.00' })
})

it('returns to the button of the keypad, and keeps what was typed', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await show('en', [], [wallet, bank])
  await person.click(screen.getByRole('button', { name: 'Open the keypad' }))
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '5' }))
  await person.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open the keypad' })))
  expect(amount().value).toBe('5.00')
})

it('keeps the form and what was typed while its terms cannot be asked for again', async () => {
  let lost = false
  const { client } = await showPage(Deposit, {
    words: ['deposit', 'tickets'],
    answers: {
      deposits: {
        settings: () => {
          if (lost) throw new GatewayError({ code: 'unknown', status: 500, message: '' })
          return settings
        },
      },
    },
  })
  await person.type(await screen.findByRole('textbox', { name: /^How much/ }), '700')
  lost = true
  await act(async () => {
    await client.invalidateQueries()
    // What came of it is drawn a turn later.
    await new Promise((drawn) => setTimeout(drawn))
  })
  expect(amount().value).toMatch(/^700/)
  expect(document.activeElement).toBe(amount())
})

it.each(['chosen', 'offered first'] as const)(
  'takes no other way in place of one that was %s and is closed',
  async (how) => {
    let health: DepositChannel['health'] = 'OK'
    const offered = () => ({
      channels: how === 'chosen' ? [channel('a'), channel('b', { health })] : [channel('b', { health }), channel('a')],
    })
    const { fake, client } = await showPage(Deposit, {
      words: ['deposit', 'tickets'],
      answers: { deposits: { settings: { ...settings, orders: [] }, channels: offered } },
    })
    await screen.findAllByRole('radiogroup')
    if (how === 'chosen') await person.click(tiles()[1] as HTMLElement)
    await person.type(amount(), '500')
    const checked = () => tiles().flatMap((tile) => (tile.checked ? tile.value : []))
    expect(checked()).toEqual(['b'])
    health = 'DOWN'
    await act(() => client.invalidateQueries({ queryKey: ['deposits', 'channels'] }))
    await waitFor(() => expect(checked()).toEqual([]))
    await person.click(screen.getByRole('button', { name: /^Deposit/ }))
    expect(fake.calls.filter(({ name }) => name === 'deposits.submit')).toEqual([])
    await person.click(tiles().find(({ value }) => value === 'a') as HTMLElement)
    expect(checked()).toEqual(['a'])
  },
)

it('does not order without a bonus that was chosen and is over until the person chooses anew', async () => {
  let { offers } = settings
  const [offer] = offers
  draftOf('deposit').keep({ amount: '5000.00', bonusId: offer?.bonusId ?? '' })
  const { fake, client } = await showPage(Deposit, {
    words: ['deposit', 'tickets'],
    answers: {
      deposits: {
        settings: () => ({ ...settings, orders: [], offers }),
        channels: { channels: [channel('a')] },
      },
    },
  })
  const sent = () => fake.calls.filter(({ name }) => name === 'deposits.submit')
  const none = () => screen.getByRole<HTMLInputElement>('radio', { name: /^No bonus/ })
  await screen.findAllByRole('radiogroup')
  await waitFor(() => expect(none().checked).toBe(false))
  offers = []
  await act(() => client.invalidateQueries({ queryKey: ['deposits', 'settings'] }))
  await screen.findAllByText(/^This bonus is not available/)
  expect(none().checked).toBe(false)
  await person.click(screen.getByRole('button', { name: /^Deposit/ }))
  expect(sent()).toEqual([])
  await person.click(none())
  await person.click(screen.getByRole('button', { name: /^Deposit/ }))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.input).not.toHaveProperty('bonusId')
})

it('keeps the pictures of a payment and what became of them while the order expires', async () => {
  let status: DepositOrder['status'] = 'WAITING_PAYMENT'
  await showPage(Deposit, {
    words: ['deposit', 'tickets', 'err'],
    at: '/member?page=depositv2&order=D261120K7M2Q9XA',
    answers: {
      deposits: {
        order: () => ({ ...fixtures.deposits.order, proofs: 0, status }),
        proof: () => {
          status = 'EXPIRED'
          throw new GatewayError({ code: 'network_abnormal', status: 0, message: '' })
        },
      },
    },
  })
  await screen.findByRole('form', { name: 'Have you paid?' })
  const picture = new File([Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)], 'paid.png', {
    type: 'image/png',
  })
  fireEvent.change(screen.getByLabelText(/^Screenshot or receipt/), { target: { files: [picture] } })
  await screen.findByText('paid.png')
  await person.click(screen.getByRole('button', { name: 'I have paid' }))
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Order'))
  expect(screen.getByText('paid.png')).toBeTruthy()
  await screen.findByText('Network link is abnormal, please try again')
})
