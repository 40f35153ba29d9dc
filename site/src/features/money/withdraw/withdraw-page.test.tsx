import { GatewayError } from '@brand/sdk'
import { fixtures } from '@brand/sdk/testing'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, expect, it, vi } from 'vitest'
import { member } from '../../../app/api/member-client.ts'
import { draftOf } from '../../../app/storage/draft.ts'
import { type Answers, showPage } from '../../../testing/show-page.tsx'
import WithdrawPage from './WithdrawPage.tsx'
import { plainText } from '../../../testing/plain-text.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'

const person = userEvent.setup()
visitAsMember()
afterEach(() => {
  draftOf('withdraw').drop()
  vi.restoreAllMocks()
})

const [requirement] = fixtures.turnover.info.requirements
const info = (more: object) => ({ ...fixtures.turnover.info, ...more })
const part = (name: string) => document.querySelector<HTMLElement>(`[data-part="${name}"]`)

async function show(turnover: object | (() => object), lang: 'en' | 'bn' = 'en', more: object = {}) {
  const Framed = () => (
    <main>
      <WithdrawPage />
    </main>
  )
  const answers = {
    turnover: { info: turnover },
    ...more,
    wallet: { balance: { ...fixtures.wallet.balance, sumBalance: '24860.50' } },
    fundPassword: { status: { ...fixtures.fundPassword.status, set: true } },
  } as Answers
  const shown = await showPage(Framed, {
    lang,
    words: ['withdraw', 'limits', 'fund-password', 'tickets'],
    answers,
  })
  await screen.findByRole('form')
  return shown
}

it('shows the whole balance as free while nothing is to be played, and what is left after the withdrawal', async () => {
  await show(info({ withdrawable: '10000.00', locked: '0.00', bonus: '0.00', requirements: [], reasonCodes: [] }))
  expect(plainText(part('withdrawable')?.textContent)).toBe('৳ 10,000.00')
  expect(part('split')).toBeNull()
  await person.click(screen.getByRole('button', { name: /^All/ }))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^How much/ }).value).toBe('10,000.00')
  expect(plainText(screen.getByRole('form').textContent)).toContain('Left in your wallet৳ 14,860.50')
})

it('splits the balance in one bar, with a sentence for each reason whose figures are folded below it', async () => {
  const requirements = [
    { ...requirement, id: '1', source: 'DEPOSIT', remaining: '400.00' },
    { ...requirement, id: '2', source: 'BONUS', remaining: '9450.00' },
  ]
  const waiting = { withdrawable: '0.00', locked: '5300.00', bonus: '300.00', requirements }
  await show(info({ ...waiting, reasonCodes: ['turnover_open', 'bonus_open'] }))
  const amount = screen.getByRole('textbox', { name: /^How much/ })
  expect(amount.compareDocumentPosition(part('split') as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(
    [...(part('split')?.children ?? [])].map((one) => [
      one.getAttribute('data-of'),
      (one as HTMLElement).style.flexGrow,
    ]),
  ).toEqual([
    ['cash', '5000'],
    ['bonus', '300'],
  ])
  expect(plainText(part('locked')?.textContent)).toBe('৳ 5,300.00 locked')
  const reasons = within(screen.getByRole('region', { name: 'Why not everything?' })).getAllByRole('button', {
    expanded: false,
  })
  expect(reasons.map(({ textContent }) => plainText(textContent))).toEqual([
    'Wager ৳ 400.00 more for your deposit.',
    'Wager ৳ 9,450.00 more for your bonus.',
  ])
  await person.click(reasons[1] as HTMLElement)
  expect(reasons[1]?.getAttribute('aria-expanded')).toBe('true')
})

it.each(['en', 'bn'] as const)('has no fault for assistive technology with the reasons unfolded: %s', async (lang) => {
  await show(info({ requirements: [requirement] }), lang)
  const region = screen.getByRole('region', { name: lang === 'en' ? 'Why not everything?' : 'বাকিটা কেন নয়?' })
  await person.click(within(region).getAllByRole('button', { expanded: false })[0] as HTMLElement)
  // Colours are not drawn here; the journeys of the browser judge them.
  const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
})

it('tells that the orders did not come, and asks for them again', async () => {
  await show(info({ requirements: [] }), 'en', {
    withdrawals: {
      orders: () => {
        throw new GatewayError({ code: 'unknown', status: 500, message: '' })
      },
    },
  })
  await screen.findByRole('button', { name: 'Try again' })
})

it('gives up the bonus that it showed, and asks anew about the next one', async () => {
  let id = '2'
  const standing = () => {
    const requirements = [{ ...requirement, id, source: 'BONUS', remaining: '450.00' }]
    return info({ withdrawable: '0.00', locked: '5300.00', bonus: '300.00', requirements, reasonCodes: ['bonus_open'] })
  }
  const submit = vi.spyOn(member.withdrawals, 'submit').mockImplementation(async () => {
    id = '3'
    throw new GatewayError({ code: 'turnover_open', status: 409 })
  })
  await show(standing)
  const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: /bonus/ })
  await person.click(box())
  await person.click(screen.getByRole('button', { name: /^All/ }))
  await person.type(screen.getByLabelText(/^Fund password/), '280416')
  await person.click(screen.getByRole('button', { name: /^Withdraw/ }))
  await screen.findByText(/wagering left before you can withdraw/)
  expect(submit.mock.calls[0]?.[0]).toMatchObject({ forfeitBonus: true, bonusId: '2' })
  await vi.waitFor(() => expect(box().checked).toBe(false))
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^How much/ }).disabled).toBe(true)
})

it('pays to no other account where the chosen one was removed meanwhile', async () => {
  const submit = vi.spyOn(member.withdrawals, 'submit')
  draftOf('withdraw').keep({ accountId: '00000000-0000-4000-8000-000000000000', amount: '500.00' })
  await show(info({ withdrawable: '10000.00', locked: '0.00', bonus: '0.00', requirements: [], reasonCodes: [] }))
  await person.type(screen.getByLabelText(/^Fund password/), '280416')
  await person.click(screen.getByRole('button', { name: /^Withdraw/ }))
  await screen.findByText('Choose a payout account')
  expect(submit).not.toHaveBeenCalled()
})

it.each(['chosen', 'the only one'] as const)('pays to no other account in place of one that was %s', async (how) => {
  const { list: accounts } = fixtures.payoutAccounts
  const [account] = accounts.list
  const [first, second] = ['1111', '2222'].map((end) => ({
    ...account,
    accountId: `account-${end}`,
    masked: `•••• ${end}`,
  }))
  let list = how === 'chosen' ? [first, second] : [first]
  if (how === 'chosen') draftOf('withdraw').keep({ accountId: 'account-1111' })
  const { client } = await show(info({ requirements: [], reasonCodes: [] }), 'en', {
    payoutAccounts: { list: () => ({ ...accounts, list }) },
  })
  const chosen = () => screen.getByRole('combobox', { name: /^Pay to/ }).textContent
  expect(chosen()).toContain('1111')
  list = [second]
  await act(() => client.invalidateQueries({ queryKey: ['payoutAccounts'] }))
  await vi.waitFor(() => expect(chosen()).not.toContain('1111'))
  expect(chosen()).not.toContain('2222')
})
