import { contract as calls } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import { type Person, contractFixture, kept, tier } from './testing.ts'

const { add, agree, answer, ask, offer, operatorContract, refused } = await contractFixture()

const may = async (who: Person) => {
  const { permissions } = await ask(calls.summary.member, who)
  return permissions.status === 'ok' ? permissions.value : undefined
}
const none = { dividends: false, dailyWages: false, hourlySalary: false, realtimeSalary: false }

test('pages of payments are for those who have, or had, such a contract on either side; an offer is none', async () => {
  const a = await add(null)
  const b = await add(a)
  const player = await add(b, 0)
  expect([await may(a), await may(b)]).toMatchObject([none, none])
  await operatorContract(a, 'DAILY', [kept(2)])
  await operatorContract(a, 'HOURLY', [kept(2)])
  expect(await may(a)).toMatchObject({ ...none, dailyWages: true, hourlySalary: true })
  const offered = await offer(a, b, 'HOURLY', [tier('1')])
  expect(await may(b)).toMatchObject(none)
  await answer(b, offered, 'REJECT')
  expect(await may(b)).toMatchObject(none)
  const { contract } = await agree(a, b, 'HOURLY', [tier('1')])
  expect(await may(b)).toMatchObject({ ...none, hourlySalary: true })

  // Ended, and still to be looked at.
  const asked = await ask(calls.contracts.terminate, a, {
    contractId: contract.id,
    version: contract.version,
    reason: 'x',
  })
  await answer(b, { ...asked, kind: 'HOURLY' }, 'ACCEPT', 'TERMINATE')
  expect(await may(b)).toMatchObject({ ...none, hourlySalary: true })
  expect(await may(player)).toMatchObject(none)
  expect(await refused(calls.contracts.hourlySalaries, player)).toMatch(/\S/)
})
