import { fixtures } from '@brand/sdk/testing'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { draftOf } from '../../../app/storage/draft.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Funds } from './Funds.tsx'

const person = userEvent.setup()
const { vendors } = fixtures.wallet
type Wallet = (typeof vendors.list)[number]
const wallet = (vassalage: string, more: Partial<Wallet> = {}): Wallet => ({
  vassalage,
  displayName: vassalage,
  status: 'ON',
  balance: '500.00',
  fresh: true,
  ...more,
})
visitAsMember()
afterEach(() => draftOf('transfer').drop())

async function show(list: () => Wallet[], at?: string) {
  const { fake, client } = await showPage(Funds, {
    words: ['transfer', 'tickets'],
    ...(at && { at }),
    answers: { wallet: { merchant: { isSingle: false }, vendors: () => ({ ...vendors, list: list() }) } },
  })
  await screen.findByRole('combobox')
  return {
    vendor: () => screen.getByRole('combobox').textContent,
    again: () => act(() => client.invalidateQueries({ queryKey: ['wallet', 'vendors'] })),
    move: async () => {
      await person.type(screen.getByRole('textbox', { name: /^Amount/ }), '20')
      await person.click(screen.getByRole('button', { name: 'Transfer' }))
    },
    sent: () => fake.calls.flatMap(({ name, input }) => (name === 'wallet.transfer' ? [input] : [])),
  }
}

it.each(['chosen', 'offered first'] as const)('moves money to no other vendor than one that was %s', async (how) => {
  let list = how === 'chosen' ? [wallet('Aa'), wallet('Bb')] : [wallet('Bb'), wallet('Aa')]
  if (how === 'chosen') draftOf('transfer').keep({ vassalage: 'Bb' })
  const { vendor, again, move, sent } = await show(() => list)
  expect(vendor()).toContain('Bb')
  list = [wallet('Aa')]
  await again()
  await waitFor(() => expect(vendor()).not.toContain('Bb'))
  expect(vendor()).not.toContain('Aa')
  await move()
  await screen.findByText('Choose a provider')
  expect(document.activeElement).toBe(screen.getByRole('combobox'))
  expect(sent()).toEqual([])
})

it('says that the chosen vendor is closed, and sends nothing there', async () => {
  let status: Wallet['status'] = 'ON'
  const { vendor, again, move, sent } = await show(() => [wallet('Aa', { status }), wallet('Bb')])
  expect(vendor()).toContain('Aa')
  status = 'MAINTENANCE'
  await again()
  await screen.findByText(/under maintenance/)
  expect(vendor()).toContain('Aa')
  await move()
  expect(sent()).toEqual([])
})

it('moves money to the vendor that the address names, whichever was chosen before', async () => {
  draftOf('transfer').keep({ vassalage: 'Aa' })
  const { vendor, move, sent } = await show(() => [wallet('Aa'), wallet('Bb')], '/member?vendor=Bb')
  expect(vendor()).toContain('Bb')
  await move()
  await waitFor(() => expect(sent()).toMatchObject([{ vassalage: 'Bb', amount: expect.stringMatching(/^20/) }]))
})
