import { fixtures } from '@brand/sdk/testing'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { showPage } from '../../../testing/show-page.tsx'
import ReferralPage from './ReferralPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const { details, list, income } = fixtures.referrals

async function show(over: Partial<typeof fixtures.referrals> = {}) {
  await showPage(ReferralPage, {
    words: ['member', 'referral'],
    answers: { referrals: { details, list, income, ...over } },
  })
}

it('shows the code, the link as a picture, and the terms in sentences', async () => {
  await show()
  const invite = await screen.findByRole('region', { name: 'Your invitation' })
  within(invite).getByText('K7PQ2M9XT')
  within(invite).getByRole('img', { name: 'QR code of your link' })
  within(invite).getByText(/referralCode=K7PQ2M9XT/)
  const terms = screen.getByRole('region', { name: 'How it works' })
  expect(terms.textContent).toMatch(/Within 30 days, they deposit .*500\.00.* and place .*10,000\.00/)
  expect(terms.textContent).toMatch(/You get .*100\.00.* and your friend gets .*50\.00/)
  expect(terms.textContent).toMatch(/Friends of friends0\.02% of valid bets/)
  expect(terms.textContent).toMatch(/Wager what you collect 1× before/)
})

it('says how far each friend is, and why one brings nothing', async () => {
  await show()
  const row = async (name: string) => screen.findByRole('row', { name: new RegExp(name.replaceAll('*', '\\*')) })
  expect((await row('mi***7')).textContent).toMatch(/Deposited.*Met.*Not yet/)
  expect((await row('mi***7')).textContent).toMatch(/Until 18 Dec 2026/)
  expect((await row('su***2')).textContent).toMatch(/No reward.*You both use the same browser/)
})

it('collects what waits, and opens a day to what its shares were made of', async () => {
  await show()
  await userEvent.click(await screen.findByRole('button', { name: /^Collect .*100\.00/ }))
  await userEvent.click(await screen.findByRole('button', { name: /Share for/ }))
  const lines = await screen.findByRole('table', { name: 'Details' })
  expect(lines.textContent).toMatch(/Friends2.*12,400\.00.*0\.05%.*6\.20/)
})

it('says so where there is nobody, nothing to collect and no gift for the friend', async () => {
  await show({
    details: { ...details, counts: [], claimable: '0.00', terms: { ...details.terms, friend: '0.00', levels: [] } },
    list: { ...list, list: [] },
    income: { ...income, list: [] },
  })
  await screen.findByText('No friends yet')
  screen.getByText('Nothing to collect.')
  const terms = screen.getByRole('region', { name: 'How it works' })
  expect(terms.textContent).not.toMatch(/your friend/)
  expect(terms.textContent).not.toMatch(/daily share/)
})
