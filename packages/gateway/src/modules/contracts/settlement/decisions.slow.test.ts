import { expect, test } from 'vitest'
import { settlementFixture } from './testing.ts'
import { raceDecisions } from './testing/testing.decision-race.ts'

const fixture = await settlementFixture()

test('of 1,000 decisions with a transfer at the same moment, none lets the debtor send money away', async () => {
  const { b, c, bc } = await fixture.line()
  await fixture.fund(b, 400_000_00n)
  const passed = await raceDecisions(fixture, 1000, { contractId: bc.id, payer: b, payee: c })
  expect(passed).toMatchObject({ owedBefore: 0, after: 0 })
}, 300_000)
