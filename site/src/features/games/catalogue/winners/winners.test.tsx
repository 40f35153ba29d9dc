import { fixtures } from '@brand/sdk/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useLocation } from '../../../../app/navigation/router.ts'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../../testing/show-page.tsx'
import WinnersPage from './WinnersPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const [win] = fixtures.games.winners.list
const wins = [win!, { vo: { ...win!.vo, customerName: 'de***r', winAmount: '900.00', multiplier: null } }]

function Page() {
  return (
    <>
      <WinnersPage />
      <output>{useLocation().search}</output>
    </>
  )
}
const show = (at = '/winners', list: typeof wins = wins) =>
  showPage(Page, { at, words: ['winners'], answers: { games: { winners: { list } } } })
const rows = async (name: string) => {
  const table = await screen.findByRole('table', { name })
  await within(table).findAllByRole('link')
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)
}
const address = () => document.querySelector('output')?.textContent

it('lists wins with game, amount, masked name, multiple and time; a game opens its sheet', async () => {
  await show()
  expect(await rows('Winners')).toEqual([
    expect.stringMatching(/Lantern Harvest.*1,250\.00.*ri\*\*\*a.*12\.50×.*20 Nov 2026/),
    expect.stringMatching(/900\.00.*de\*\*\*r.*–/),
  ])
  expect(screen.getAllByRole('link', { name: 'Lantern Harvest' })[0]?.getAttribute('href')).toBe('/winners?game=101')
})

it('keeps its filters in the address, and asks with them', async () => {
  const { fake } = await show('/winners?type=RNG')
  await rows('Winners')
  await userEvent.click(screen.getByRole('switch', { name: /Big wins only/ }))
  expect(address()).toBe('?type=RNG&big=1')
  const asked = fake.calls.filter(({ name }) => name === 'games.winners').at(-1)
  expect(asked?.input).toMatchObject({ gameCategory: 'RNG', bigOnly: 'true', period: 'WEEK' })
  await userEvent.click(screen.getByRole('tab', { name: 'Leaderboard' }))
  await screen.findByRole('cell', { name: /48,200\.00/ })
  await userEvent.click(screen.getByRole('radio', { name: 'Multiplier' }))
  expect(address()).toBe('?type=RNG&big=1&tab=ranks&by=multiplier')
  await screen.findByRole('columnheader', { name: 'Best multiplier' })
})

it('stands still when something newer comes, until it is wanted', async () => {
  const { client } = await show()
  await rows('Winners')
  const newer = { vo: { ...win!.vo, customerName: 'mi***u', winAmount: '7000.00' } }
  await act(async () => client.setQueriesData({ queryKey: ['games', 'winners'] }, { list: [newer, ...wins] }))
  const button = await screen.findByRole('button', { name: 'Show new wins' })
  expect(await rows('Winners')).toHaveLength(2)
  await userEvent.click(button)
  expect((await rows('Winners'))[0]).toMatch(/7,000\.00/)
  screen.getByRole('button', { name: 'Up to date' })
})

it('says so where there is nothing', async () => {
  await show('/winners', [])
  await screen.findByText('Nothing here yet')
})
