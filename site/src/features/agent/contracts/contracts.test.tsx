import type { ContractsListInput, ContractsListOutput } from '@brand/sdk/agent'
import { GatewayError } from '@brand/sdk'
import { fixtures, type FakeClient } from '@brand/sdk/testing'
import { act, cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import { ContractItem } from './ContractItem.tsx'
import type { Contract } from './contracts.model.ts'
import ContractsPage from './ContractsPage.tsx'

const [offered] = fixtures.contracts.list.list
if (!offered) throw new Error('there is no contract')
const asked = { ...offered, id: '7', kind: 'DIVIDEND', role: 'DOWN', status: 'pending', request: 'NEW', version: 3 }
const agreed = { ...offered, id: '8', role: 'UP', status: 'active', request: null, counterparty: 'nasrin_04' }
const list = ({ role, scope }: ContractsListInput) =>
  ({ list: scope === 'ended' ? [] : [role === 'UP' ? agreed : asked], next: null }) as ContractsListOutput

let fake: FakeClient
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})
const person = userEvent.setup()
const calls = (name: string) => fake.calls.filter((call) => call.name === name)

const show = async (tab = '', contracts: object = { list }) =>
  ({ fake } = await showPage(ContractsPage, {
    at: `/${tab && `?tab=${tab}`}`,
    words: ['games', 'contracts'],
    answers: { contracts },
  }))

it('an offer is read with what it ends, and answered in the version that was read', async () => {
  await show()
  const contract = await screen.findByRole('article', { name: 'Dividend' })
  await person.click(within(contract).getByRole('button', { name: 'Read and answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'New contract offer' })
  await person.click(await within(dialog).findByRole('button', { name: 'Accept and end 1 contract' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('contracts.effect').map(({ input }) => `${(input as { contractId: unknown }).contractId}`)).toContain(
    '7',
  )
  expect(calls('contracts.processDividend').map(({ input }) => input)).toMatchObject([
    { contractId: '7', requestType: 'NEW', action: 'ACCEPT', version: 3 },
  ])
})

it('an offer that was answered elsewhere closes, and the next request waits to be opened', async () => {
  let ask: (request: string | null) => void = () => {}
  const Page = () => {
    const [request, setRequest] = useState<string | null>('NEW')
    useEffect(() => void (ask = setRequest), [])
    return <ContractItem contract={{ ...asked, request } as unknown as Contract} />
  }
  await showPage(Page, { words: ['games', 'contracts'], answers: {} })
  await person.click(await screen.findByRole('button', { name: 'Read and answer' }))
  await screen.findByRole('dialog', { name: 'New contract offer' })
  act(() => ask(null))
  expect(screen.queryByRole('dialog')).toBeNull()
  act(() => ask('NEW'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a contract tells how it came to its status: who took each step, and when', async () => {
  const at = '2026-11-20T10:00:00Z'
  const steps = [
    { status: 'pending', by: 'UP', at },
    { status: 'active', by: 'DOWN', at },
    { status: 'term_pending', by: 'UP', at },
    { status: 'active', by: 'DOWN', at },
    { status: 'auto_terminated', by: 'SYSTEM', at },
  ]
  await show('ended', { list: { list: [{ ...agreed, status: 'auto_terminated', steps }], next: null } })
  await person.click(await screen.findByRole('button', { name: 'Terms and history' }))
  const told = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
  expect(told.map((text) => text.replace(/ \(.*?\).*?(?=By|$)/, ': '))).toEqual([
    'Offered: By you',
    'Accepted: By the downline',
    'Ending requested: By you',
    'Continued: By the downline',
    'Ended: upline’s rate was lowered: ',
  ])
  expect(document.querySelectorAll(`time[datetime="${at}"]`)).toHaveLength(5)
})

it('a contract shows its rates at once, and folds what nobody asks daily', async () => {
  const tiers = [
    { rate: '0.8', rates: [], minActive: 0, minValidBet: '0.00', minLoss: '0.00' },
    { rate: '1', rates: [], minActive: 10, minValidBet: '0.00', minLoss: '0.00' },
  ]
  await show('down', { list: { list: [{ ...agreed, tiers }], next: null } })
  const contract = await screen.findByRole('article')
  expect(contract.querySelector('[data-part="rates"]')?.textContent).toBe('0.8% to 1%')
  const [fold, ...others] = within(contract).getAllByRole('button', { expanded: false })
  expect([fold?.textContent, others]).toEqual(['Terms and history', []])
  const folded = contract.querySelector('[data-part="panel"]')
  expect(folded?.contains(within(contract).getByRole('button', { name: 'Request ending' }))).toBe(true)
  expect(folded?.contains(within(contract).getByRole('table'))).toBe(true)
})

it('a contract in force is asked to end, with a reason', async () => {
  await show('down')
  const contract = await screen.findByRole('article')
  expect(contract.textContent).toContain('nasrin_04')
  await person.click(within(contract).getByRole('button', { name: 'Request ending' }))
  const dialog = await screen.findByRole('dialog')
  await person.type(await within(dialog).findByLabelText(/^Reason/), 'The shop closes')
  await person.click(within(dialog).getByRole('button', { name: 'Request ending' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(calls('contracts.terminate').map(({ input }) => input)).toMatchObject([
    { contractId: '8', reason: 'The shop closes' },
  ])
})

it('an offer that the address begins is begun once', async () => {
  await show('down&account=nasrin_04')
  const dialog = await screen.findByRole('dialog', { name: 'Offer contract' })
  expect((await within(dialog).findByLabelText<HTMLInputElement>(/^Downline’s username/)).value).toBe('nasrin_04')
  await person.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await person.click(screen.getByRole('button', { name: 'Offer contract' }))
  const again = await screen.findByLabelText<HTMLInputElement>(/^Downline’s username/)
  expect(again.value).toBe('')
})

it('says so where there is none', async () => {
  await show('ended')
  await screen.findByText('No ended contracts')
})

it('tells that further contracts did not come', async () => {
  await show('', {
    list: ({ after }: ContractsListInput) => {
      if (after) throw new GatewayError({ code: 'unknown', status: 500, message: '' })
      return { list: [asked], next: 'p2' }
    },
  })
  await person.click(await screen.findByRole('button', { name: 'Show more' }))
  await screen.findByText(/Unknown error/)
  screen.getByRole('button', { name: 'Show more' })
})

it('writes a rate with all its digits, in the list and where it is accepted', async () => {
  const tiers = offered.tiers.slice(0, 1).map((tier) => ({ ...tier, rate: '0.0125', rates: [] }))
  await show('', { list: { list: [{ ...asked, tiers }], next: null } })
  const contract = await screen.findByRole('article', { name: 'Dividend' })
  expect(contract.querySelector('[data-part="rates"]')?.textContent).toBe('0.0125%')
  await person.click(within(contract).getByRole('button', { name: 'Read and answer' }))
  const dialog = await screen.findByRole('dialog', { name: 'New contract offer' })
  await within(dialog).findByRole('button', { name: /^Accept/ })
  expect(dialog.textContent).toContain('0.0125')
  expect(dialog.textContent).not.toContain('0.013')
})
