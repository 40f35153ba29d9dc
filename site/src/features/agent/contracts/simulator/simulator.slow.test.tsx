import type { ContractsSimulateInput, ContractsSimulateOutput } from '@brand/sdk/agent'
import { GatewayError } from '@brand/sdk'
import { fixtures, type FakeClient } from '@brand/sdk/testing'
import { act, cleanup, fireEvent, screen, within, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sdk } from '../../../../app/api/client.ts'
import { showPage } from '../../../../testing/show-page.tsx'
import SimulatorPage from './SimulatorPage.tsx'

const { simulate, list } = fixtures.contracts
const { status } = fixtures.system
const whitelabel = [
  ...status.info.whitelabel,
  ...['SIGNCONDIV3', 'RTSALARY3'].map((modId) => ({ modId, enabled: '1' as const, childrenNodes: [] })),
]
const [agreed] = list.list.filter(({ status }) => status === 'active')

/** What is paid grows with the rate: 100.00 for each per cent, of 150.00 that the own contract pays. */
let own: boolean
/** There is a contract in force with a downline. */
let inForce: boolean
let wait: Promise<unknown>
async function answer({ account, tiers = '' }: ContractsSimulateInput): Promise<ContractsSimulateOutput> {
  await wait
  if (account === 'nobody') throw new GatewayError({ code: 'not_in_team', status: 404, message: '', field: 'account' })
  const [{ rate }] = JSON.parse(tiers) as [{ rate: string }]
  const paid = Number(rate) * 100
  const [period] = simulate.list
  return {
    ...simulate,
    list: [{ ...period, amount: paid.toFixed(2) }],
    own: own
      ? {
          period: '5MIN',
          list: [{ tier: 2, rate: '1.5', total: '150.00', share: '150.00', left: (150 - paid).toFixed(2) }],
        }
      : null,
  } as ContractsSimulateOutput
}

let fake: FakeClient
beforeEach(() => {
  own = true
  inForce = false
  wait = Promise.resolve()
})
afterEach(() => {
  cleanup()
  sdk.store.end('logout')
  vi.unstubAllGlobals()
})
const person = userEvent.setup()
const asked = () => fake.calls.filter(({ name }) => name === 'contracts.simulate').map(({ input }) => input)

const show = async (query = '') =>
  ({ fake } = await showPage(SimulatorPage, {
    at: `/agentHome?page=contractSimulator${query}`,
    words: ['games', 'contracts'],
    answers: {
      contracts: {
        simulate: answer,
        list: ({ account }) =>
          ({
            list: account || inForce ? [{ ...agreed, role: 'UP', counterparty: 'nasrin_04' }] : [],
            next: null,
          }) as typeof list,
      },
      system: { status: { ...status, info: { ...status.info, whitelabel } } },
    },
  }))
const account = () => screen.findByLabelText<HTMLInputElement>(/^Downline’s username/)
const rate = () => screen.findByLabelText<HTMLInputElement>(/^Rate/)
const together = () => screen.findByRole('group', { name: 'Total' })
const bare = (text: string | null) => text?.replaceAll(/[\u2066-\u2069\u202f]/g, '')

it('begins with a contract in force where none is asked for', async () => {
  inForce = true
  await show()
  expect((await account()).value).toBe('nasrin_04')
  await together()
  expect(asked()).toHaveLength(1)
})

it('asks once for what was typed, and keeps the figures until those of the next terms are there', async () => {
  await show()
  await person.type(await account(), 'nasrin_04')
  await person.type(await rate(), '0.6')
  expect(bare((await together()).textContent)).toContain('You keep+৳90.00')
  expect(asked()).toHaveLength(1)
  expect(asked()[0]).toMatchObject({ account: 'nasrin_04', kind: 'DIVIDEND', period: 'MONTHLY' })
  await screen.findByText('In total, you lose money above 1.5%.')
  let go: ((value?: unknown) => void) | undefined
  wait = new Promise((done) => (go = done))
  await person.clear(await rate())
  await person.type(await rate(), '2')
  await waitFor(() => expect(asked()).toHaveLength(2))
  expect(bare((await together()).textContent)).toContain('You keep+৳90.00')
  go?.()
  await waitFor(async () => expect(bare((await together()).textContent)).toContain('Your loss'))
  const rows = within(screen.getByRole('table', { name: 'Period figures' })).getAllByRole('row')
  expect(bare(rows[1]?.textContent ?? '')).toContain('Your loss')
  expect(bare(rows.at(-1)?.textContent ?? '')).toContain('৳200.00')
})

it('shows nothing of the person before to who logs in meanwhile', async () => {
  await show('&account=nasrin_04')
  await person.type(await rate(), '0.6')
  await together()
  wait = new Promise(() => undefined)
  act(() => sdk.store.set({ ...fixtures.session.login, token: 'another' }))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Total' })).toBeNull())
  expect((await rate()).value).toBe('')
})

it('begins with the contract in force, and carries the terms into an offer', async () => {
  await show('&account=nasrin_04&kind=REAL_TIME')
  expect((await account()).value).toBe('nasrin_04')
  await person.click(screen.getByRole('button', { name: 'Offer terms' }))
  const dialog = await screen.findByRole('dialog', { name: 'Offer contract' })
  const rates = within(dialog).getAllByLabelText<HTMLInputElement>(/^Rate/)
  expect(rates.map(({ value }) => value)).toEqual(agreed?.tiers.map((tier) => tier.rate))
  await person.click(within(dialog).getByRole('button', { name: 'Send offer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(fake.calls.find(({ name }) => name === 'contracts.offer')?.input).toMatchObject({
    account: 'nasrin_04',
    kind: 'REAL_TIME',
    period: '5MIN',
    tiers: agreed?.tiers,
    draft: false,
  })
})

it('says so without an own contract, and beside the account who is not in the team', async () => {
  own = false
  await show()
  await person.type(await account(), 'nasrin_04')
  await person.type(await rate(), '1')
  await screen.findByText('You have no contract of this kind')
  expect(bare((await together()).textContent)).toMatch(/^Downline receives৳100\.00[^৳]*$/)
  await person.clear(await account())
  await person.type(await account(), 'nobody')
  await waitFor(async () => expect((await account()).getAttribute('aria-invalid')).toBe('true'))
  expect(screen.queryByRole('group', { name: 'Total' })).toBeNull()
})

it('follows the slider: the field beside it, then one call once it rests, with the figures kept meanwhile', async () => {
  await show('&account=nasrin_04&kind=REAL_TIME')
  await person.click((await screen.findAllByRole('button', { name: /^Remove/ }))[0]!)
  const lastTiers = () => JSON.parse((asked().at(-1) as ContractsSimulateInput | undefined)?.tiers ?? '[]') as object[]
  await waitFor(() => expect(lastTiers()).toHaveLength(1))
  await together()
  const before = asked().length
  const slider = await screen.findByRole('slider', { name: 'Slider: Rate' })
  for (const value of ['0.4', '0.5', '0.7']) {
    fireEvent.change(slider, { target: { value } })
    expect((await rate()).value).toBe(value)
    screen.getByRole('group', { name: 'Total' })
  }
  expect(slider.getAttribute('aria-valuetext')).toBe('0.7%')
  await waitFor(() => expect(asked()).toHaveLength(before + 1))
  expect(lastTiers()).toMatchObject([{ rate: '0.7' }])
  await waitFor(async () => expect(bare((await together()).textContent)).toContain('You keep+৳80.00'))
  await screen.findByText('Loss above 1.5%')
})
