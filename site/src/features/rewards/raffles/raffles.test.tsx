import { createHash } from 'node:crypto'
import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { check } from './check.ts'
import RafflesPage from './RafflesPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { list: listed, detail: read, tickets } = fixtures.raffles
type Detail = typeof read

async function show(at: string, over: { list?: typeof listed.list; detail?: Partial<Detail> } = {}) {
  const answers = {
    raffles: { list: { ...listed, list: over.list ?? listed.list }, detail: { ...read, ...over.detail } },
  }
  await showPage(RafflesPage, { at, words: ['member', 'raffles'], answers })
}
const card = (name: string) => screen.findByRole('listitem', { name })
const sheet = () => screen.findByRole('dialog')

it('shows how tickets are earned, when it is drawn, what there is to win, and my tickets', async () => {
  await show('/raffles')
  const one = await card('Harvest raffle')
  expect(one.textContent).toMatch(/each .*500\.00.* of valid bets on .*each .*1,000\.00.* of deposits/)
  // Once the zone of the site is known.
  await vi.waitFor(() => expect(one.textContent).toMatch(/until 1 Dec 2026, 00:00.*1 Dec 2026, 00:05/))
  expect(one.textContent).toMatch(/1 × .*5,000\.00.* 3× wagering.*20 × .*100\.00.* no wagering/)
  expect(one.textContent).toMatch(/412.*3 of 50/)
  expect(within(one).getByRole('link').getAttribute('href')).toBe('/raffles#harvest-raffle')
})

it('shows nothing of my tickets to a visitor, and says so where there is no raffle', async () => {
  await show('/raffles', { list: [{ ...listed.list[0]!, mine: null }] })
  expect((await card('Harvest raffle')).textContent).not.toMatch(/Your tickets/)
  cleanup()
  await show('/raffles', { list: [] })
  await screen.findByText('No open raffles')
})

it('names winners masked, me, and nobody who is hidden; my tickets with what became of them', async () => {
  await show('/raffles#boat-raffle')
  const table = await within(await sheet()).findByRole('table', { name: 'Winners' })
  const rows = within(table).getAllByRole('row').slice(1)
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/1,000\.00.*de\*\*\*r.*1$/),
    expect.stringMatching(/200\.00.*Hidden.*5$/),
    expect.stringMatching(/200\.00.*You \(ra\*\*\*a\).*6$/),
  ])
  const own = await screen.findByRole('list', { name: 'Your tickets' })
  expect(
    within(own)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['2', '6, prize 3', '7, void'])
})

it('collects a prize that asks for no play, and leads to the reward centre for any other', async () => {
  await show('/raffles#boat-raffle')
  await userEvent.click(await screen.findByRole('button', { name: 'Collect' }))
  cleanup()
  const wins = read.mine!.wins.map((win) => ({ ...win, multiple: 3 }))
  await show('/raffles#boat-raffle', { detail: { mine: { ...read.mine!, wins } } })
  const link = await screen.findByRole('link', { name: 'Open reward centre' })
  expect(link.getAttribute('href')).toBe('/member?page=rewardCenter')
  expect(screen.queryByRole('button', { name: 'Collect' })).toBeNull()
})

it('draws a raffle again from its seed and the list of tickets', async () => {
  await show('/raffles#boat-raffle')
  await userEvent.click(await screen.findByRole('button', { name: 'Verify the draw' }))
  await screen.findByText('Verified on this device: seed, list and all winners match.')
  cleanup()
  const winners = read.winners.map((one) => ({ ...one, number: one.place === 2 ? 8 : one.number }))
  await show('/raffles#boat-raffle', { detail: { winners } })
  await userEvent.click(await screen.findByRole('button', { name: 'Verify the draw' }))
  await screen.findByText('Seed and list give other winners.')
})

it('has no draw to repeat before there was one, and says why there is none', async () => {
  const proof = { ...read.proof, seed: null, ticketsHash: null, tickets: null, frozenAt: null, drawnAt: null }
  await show('/raffles#boat-raffle', { detail: { status: 'CANCELLED', reason: 'The prizes were wrong.', proof } })
  await screen.findByText('The prizes were wrong.')
  screen.getByText('Revealed at the draw')
  expect(screen.queryByRole('button', { name: 'Verify the draw' })).toBeNull()
  expect(screen.queryByRole('table')).toBeNull()
})

it('finds another seed, another list and other winners', async () => {
  const fits = { seed: true, list: true, winners: true }
  expect(await check(read, tickets.list)).toEqual(fits)
  const hash = (text: string) => createHash('sha256').update(text).digest('hex')
  expect((await check({ ...read, commitment: hash('another') }, tickets.list)).seed).toBe(false)
  expect((await check(read, tickets.list.slice(1))).list).toBe(false)
  expect((await check({ ...read, winners: read.winners.slice(1) }, tickets.list)).winners).toBe(false)
  expect(
    (await check({ ...read, winsPerPerson: 2, prizes: [{ ...read.prizes[0]!, count: 6 }] }, tickets.list)).winners,
  ).toBe(false)
})
