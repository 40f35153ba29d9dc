import type { Transfer } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import kitWords from '@brand/ui/locales/en.json' with { type: 'json' }
import { BrandProvider, type UiStrings } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen, within } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { agent } from '../app/api/agent-client.ts'
import { sdk } from '../app/api/client.ts'
import { member } from '../app/api/member-client.ts'
import { createQueryClient } from '../app/api/query-client.ts'
import { statusKey } from '../app/api/status.ts'
import { createI18n } from '../app/i18n/i18n.ts'
import { call, forms, person, type Form } from '../testing/amount-forms.tsx'
import { plainText } from '../testing/plain-text.ts'

let i18n: Awaited<ReturnType<typeof createI18n>>
beforeAll(
  async () =>
    void (i18n = await createI18n('en', [
      'site',
      'games',
      'deposit',
      'withdraw',
      'fund-password',
      'transfer',
      'contracts',
      'limits',
      'lobby',
      'points',
      'err',
      'member',
      'chat',
    ])),
)
beforeEach(() => {
  call.mockClear()
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  vi.spyOn(sdk.wallet, 'transfer').mockImplementation(
    async (input) => (call('transfer', input), fixtures.wallet.transferStatus as Transfer),
  )
  vi.spyOn(member.deposits, 'submit').mockImplementation(
    async (input) => (call('deposit', input), fixtures.deposits.submit),
  )
  vi.spyOn(member.withdrawals, 'submit').mockImplementation(
    async (input) => (call('withdraw', input), fixtures.withdrawals.submit),
  )
  vi.spyOn(member.upline, 'submit').mockImplementation(async (input) => (call('upline', input), fixtures.upline.submit))
  vi.spyOn(agent.downlineTransfers, 'submit').mockImplementation(
    async (input) => (call('downline', input), fixtures.downlineTransfers.submit),
  )
  vi.spyOn(agent.downlineTransfers, 'sendPacket').mockImplementation(
    async (input) => (call('packet', input), fixtures.downlineTransfers.sendPacket),
  )
  vi.spyOn(agent.contracts, 'offer').mockImplementation(
    async (input) => (call('contract', input), fixtures.contracts.offer),
  )
  vi.spyOn(member.points, 'convert').mockImplementation(
    async (input) => (call('convert', input), fixtures.points.convert),
  )
  vi.spyOn(member.chatRooms, 'tip').mockImplementation(async (input) => (call('tip', input), fixtures.chatRooms.tip))
  vi.spyOn(member.limits, 'submit').mockImplementation(async (input) => (call('limit', input), fixtures.limits.submit))
  vi.spyOn(member.limits, 'preset').mockImplementation(async (input) => (call('preset', input), fixtures.limits.preset))
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

async function open({ form, open: first }: Form): Promise<void> {
  const client = createQueryClient()
  client.setQueryData(statusKey, fixtures.system.status)
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang="en" strings={kitWords as unknown as UiStrings}>
          <MemoryRouter>{form()}</MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  await first?.()
}
const amountOf = ({ field }: Form) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${field}`))

/** Types an amount and sends the form from the field, as Enter does: the field was not left. */
async function send(form: Form, typed: string): Promise<void> {
  await open(form)
  if (typed) await person.type(amountOf(form), typed)
  await person.click(screen.getByRole('button', { name: new RegExp(`^${form.press}`) }))
}
/** What the field says of itself. */
async function told(form: Form): Promise<string> {
  const message = await within(amountOf(form).closest('[data-component]') as HTMLElement).findByRole('alert')
  return plainText(message.textContent)
}

describe.each(forms)('$name', (form) => {
  const faults = {
    '-5': form.whole ? 'No number below zero' : 'No amount below zero',
    '500.123': form.whole ? 'Whole numbers only' : 'Decimals: 2 at most',
    '1e3': form.whole ? 'This is not a number' : 'This is not an amount',
    '0': form.zero,
    ...form.beyond,
  }
  it.each(Object.entries(faults))('%s: %s, and nothing is sent', async (typed, words) => {
    await send(form, typed)
    expect(await told(form)).toBe(words)
    expect(amountOf(form).value.replaceAll(',', '').replace('−', '-').replace(/\.00$/, '')).toBe(typed)
    expect(call).not.toHaveBeenCalled()
  })
  it.runIf(form.good)('sends what was typed', async () => {
    await send(form, form.good)
    await vi.waitFor(() =>
      expect(call).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.objectContaining(form.sent)),
    )
  })
})

/** Bounds of a list: any amount is one, and none is sent. */
const bounds = 'agent/team/list/TextFilter.tsx'

it('is every form of the site that takes an amount', () => {
  const sources = import.meta.glob<string>('../features/**/*.tsx', { query: '?raw', import: 'default', eager: true })
  const taking = Object.keys(sources).filter((file) =>
    /<(MoneyField|NumberField|CashierAmount)\b/.test(sources[file] ?? ''),
  )
  expect(taking.map((file) => file.replace('../features/', ''))).toEqual(
    [...new Set([bounds, ...forms.map(({ file }) => file)])].sort(),
  )
})
