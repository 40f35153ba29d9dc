import { fixtures } from '@brand/sdk/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { plainText } from '../../../testing/plain-text.ts'
import { visitAsMember } from '../../../testing/member-visits.ts'
import { showPage } from '../../../testing/show-page.tsx'
import { Profit } from './Profit.tsx'

visitAsMember()

const play = {
  rounds: 1,
  stake: '100.00',
  validBet: '100.00',
  win: '40.00',
  bonus: '0.00',
  rebate: '0.00',
  net: '-60.00',
}
const row = (key: string) => ({ ...play, key, name: key })

it('adds up the games that it lists, and tells the gifts that are of none beside them', async () => {
  const totals = { ...play, rounds: 2, stake: '200.00', win: '80.00', bonus: '30.00', rebate: '5.00', net: '-85.00' }
  const answer = { ...fixtures.records.profit, list: [row('JL'), row('PG')], totals }
  await showPage(Profit, { at: '/?by=vendor', words: ['member'], answers: { records: { profit: answer } } })
  const total = await screen.findByRole('row', { name: /^Total/ })
  expect(plainText(total.textContent)).toContain('120.00')
  expect(plainText(document.body.textContent)).toMatch(/Net.*85\.00.*Bonus.*30\.00.*Rebate.*5\.00/)
})
