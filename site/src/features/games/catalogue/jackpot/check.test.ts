import { createHash, createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { check, type Hit } from './check.ts'

const seed = 'a'.repeat(64)
const hit = (more: Partial<Hit> = {}): Hit => ({
  id: 'grand',
  customerName: 'ra***a',
  nodeId: 10001,
  gameName: 'Padma Gold',
  amount: '12000.00',
  at: '2026-11-22T07:00:00Z',
  hash: createHash('sha256').update(seed).digest('hex'),
  seed,
  onePer: 1,
  draw: 'JL:r-1',
  stake: '1.00',
  ...more,
})
/** Stakes between which this round begins to hit, at one hit for 1,000 units. */
const number = createHmac('sha256', seed).update('JL:r-1').digest().readUIntBE(0, 6)
const least = Math.ceil((number / 2 ** 48) * 1000 * 100)
const amount = (hundredths: number) => (hundredths / 100).toFixed(2)

it('draws a hit again: the seed that was promised, and a stake that is enough for the number', async () => {
  expect(await check(hit())).toEqual({ promised: true, falls: true })
  expect(await check(hit({ hash: '0'.repeat(64) }))).toEqual({ promised: false, falls: true })
  expect(await check(hit({ onePer: 1000, stake: amount(least) }))).toEqual({ promised: true, falls: true })
  expect(await check(hit({ onePer: 1000, stake: amount(least - 1) }))).toEqual({ promised: true, falls: false })
  expect((await check(hit({ onePer: 1000, stake: amount(least), draw: 'JL:r-2' }))).falls).toBe(
    createHmac('sha256', seed).update('JL:r-2').digest().readUIntBE(0, 6) < number,
  )
})
