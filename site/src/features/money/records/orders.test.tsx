import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { catchFiles } from '../../../testing/catch-files.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { AccountRecord, Transactions } from './RecordsPages.tsx'

visitAsMember()
const files = catchFiles()
afterEach(() => void vi.restoreAllMocks())

it.each(['en', 'bn'] as const)(
  'writes the state of an order into the file as the page shows it, in %s',
  async (lang) => {
    const [order] = fixtures.records.withdrawals.list
    await showPage(Transactions, { lang, at: '/?type=WITHDRAWAL', words: ['games', 'member', 'tickets'] })
    const row = (await screen.findByText(order?.orderNo ?? 'none')).closest('[role="row"]') as HTMLElement
    const shown = row.querySelector('[data-component="status-chip"]')?.textContent ?? 'none'
    expect(shown).not.toBe(order?.status)
    await userEvent.click(screen.getByRole('button', { name: /CSV/ }))
    await vi.waitFor(() => expect(files).toHaveLength(1))
    const [, first = ''] = ((await files[0]?.text) ?? '').split('\r\n')
    expect(files[0]?.name).toMatch(/^withdrawals-BDT-/)
    expect(first.split(',')).toContain(shown)
  },
)

it('asks again for orders that were on their way while one was paid', async () => {
  const { fake } = await showPage(Transactions, {
    at: '/?type=WITHDRAWAL',
    words: ['games', 'member', 'tickets'],
    answers: { records: { withdrawals: () => new Promise<never>(() => {}) } },
  })
  const asked = () => fake.calls.filter(({ name }) => name === 'records.withdrawals')
  // By the days of the device first, then by those of the site.
  await vi.waitFor(() => expect(asked()).toHaveLength(2))
  const paid = { orderNo: 'W1', status: 'PAID', at: '2026-11-20T12:00:00Z' } as const
  await vi.waitFor(() => expect(fake.emit('withdraw.status', paid)).toBe(true))
  await vi.waitFor(() => expect(asked()).toHaveLength(3))
})

it('names a movement by its number and what it opens, listed as the language does', async () => {
  await showPage(AccountRecord, { lang: 'ja', words: ['games', 'member'] })
  const row = fixtures.records.ledger.list.find(({ ref }) => ref && ref.kind !== 'transaction')
  await screen.findByRole('button', { name: new RegExp(`^${row?.txNo}、`) })
})

it('writes the number of each movement into the file that the page shows of it', async () => {
  const list = fixtures.records.ledger.list
    .slice(0, 1)
    .map(({ ref: _ref, vendorTx: _tx, ...row }) => ({ ...row, txNo: '4711' }))
  const ledger = { ...fixtures.records.ledger, list, totalPages: 1 }
  await showPage(Transactions, { words: ['games', 'member', 'tickets'], answers: { records: { ledger } } })
  await screen.findByText('4711')
  await userEvent.click(screen.getByRole('button', { name: /CSV/ }))
  await vi.waitFor(() => expect(files).toHaveLength(1))
  const [, first = ''] = ((await files[0]?.text) ?? '').split('\r\n')
  expect(first.split(',')).toContain('4711')
})
