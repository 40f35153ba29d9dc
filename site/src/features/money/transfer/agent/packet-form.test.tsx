import { GatewayError } from '@brand/sdk'
import { createFakeClient, fixtures } from '@brand/sdk/testing'
import { BrandProvider } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { useLocation } from '../../../../app/navigation/router.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { agent } from '../../../../app/api/agent-client.ts'
import { createQueryClient } from '../../../../app/api/query-client.ts'
import { createI18n } from '../../../../app/i18n/i18n.ts'
import { PacketForm } from './PacketForm.tsx'

beforeEach(() => void vi.stubGlobal('fetch', createFakeClient().fetch))
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const Address = () => <output data-testid="address">{useLocation().search}</output>

async function open(at = '/', info = fixtures.downlineTransfers.info) {
  cleanup()
  const [client, i18n] = [
    createQueryClient(),
    await createI18n('en', ['ui-first', 'site', 'transfer', 'records', 'err']),
  ]
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang="en" strings={{}}>
          <MemoryRouter initialEntries={[at]}>
            <PacketForm info={info} />
            <Address />
          </MemoryRouter>
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
}
const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const accounts = () =>
  screen.getAllByRole<HTMLInputElement>('textbox', { name: /^Account \d/ }).map(({ value }) => value)
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } })

it('keeps what was typed over a reload, but no password', async () => {
  await open()
  type(/^For each/, '500')
  type(/^Account 1/, 'mitu.r')
  type(/^Message/, 'A good week')
  fireEvent.click(screen.getByRole('button', { name: 'Add account' }))
  fireEvent.change(screen.getByLabelText(/^Fund password/), { target: { value: '246810' } })
  await open()
  expect(accounts()).toEqual(['mitu.r', '', ''])
  expect(field(/^For each/).value).toBe('500.00')
  expect(field(/^Message/).value).toBe('A good week')
  expect(screen.getByLabelText<HTMLInputElement>(/^Fund password/).value).toBe('')
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('246810')
})

it('begins with the people an address names, once', async () => {
  await open()
  type(/^Account 1/, 'earlier')
  await open('/?page=redPacket&account=rahim&account=karim&account=rahim')
  expect(accounts()).toEqual(['rahim', 'karim'])
  await waitFor(() => expect(screen.getByTestId('address').textContent).toBe('?page=redPacket'))
  fireEvent.click(screen.getByRole('button', { name: 'Remove account 2' }))
  await open('/?page=redPacket')
  expect(accounts()).toEqual(['rahim'])
})

it("offers the agent's own downlines beside typed names", async () => {
  await open()
  type(/^Account 1/, 'typed')
  fireEvent.click(await screen.findByRole('button', { name: /^Choose downlines/ }))
  fireEvent.click(await screen.findByRole('option', { name: 'nasrin_04' }))
  expect(accounts()).toEqual(['typed', 'nasrin_04'])
  fireEvent.click(screen.getByRole('option', { name: 'nasrin_04' }))
  expect(accounts()).toEqual(['typed'])
})

it('keeps the focus on the button that added the last account there may be', async () => {
  sessionStorage.clear()
  await open('/', { ...fixtures.downlineTransfers.info, mostGifts: 3 })
  const before = accounts().length
  const add = screen.getByRole('button', { name: 'Add account' })
  add.focus()
  for (let pressed = 0; pressed < 3; pressed++) fireEvent.click(add)
  expect([before, accounts().length]).toEqual([2, 3])
  expect(add.matches(':disabled')).toBe(false)
  expect(add.getAttribute('aria-disabled')).toBe('true')
  expect(document.activeElement).toBe(add)
})

it('says at its gift who cannot receive money', async () => {
  const fields = { 'gifts.1': { code: 'transfer_forbidden' } }
  const refusal = new GatewayError({ code: 'transfer_forbidden', field: 'gifts', details: { fields } })
  vi.spyOn(agent.downlineTransfers, 'sendPacket').mockRejectedValue(refusal)
  sessionStorage.clear()
  await open()
  type(/^For each/, '500')
  type(/^Account 1/, 'mitu.r')
  type(/^Account 2/, 'rahim')
  fireEvent.change(screen.getByLabelText(/^Fund password/), { target: { value: '246810' } })
  fireEvent.click(screen.getByRole('button', { name: 'Send red packet' }))
  await screen.findByText('This account cannot receive money right now')
  expect([1, 2].map((n) => field(new RegExp(`^Account ${n}`)).getAttribute('aria-invalid'))).toEqual([null, 'true'])
  expect(accounts()).toEqual(['mitu.r', 'rahim'])
})
