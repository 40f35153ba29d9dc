import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import type { TableLive } from '../src/http/state.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const game = { gameCode: 'red-comb', gameName: 'Red Comb', gameType: 'COCKFIGHT', nodeId: 90_002 }

test('a table tells every open slip, and the ends of all slips on an event at once', async ({ onTestFinished }) => {
  const gateway = await fakeGateway({ secret: 'table-secret' })
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-slips-'))
  let now = Date.parse('2026-11-22T12:00:01Z')
  const config = readConfig(vendorEnv(gateway.url, dataDir, 'table-secret'))
  const vendor = await createVendor(
    config,
    () => {},
    () => now,
  )
  const player = playerAt(`http://127.0.0.1:${await vendor.listen()}`)
  onTestFinished(async () => {
    await vendor.close()
    await gateway.close()
    await rm(dataDir, { recursive: true })
  })
  await player.enter(gateway.launch(game), game.gameCode)
  const table = async () => (await player.call<{ table: TableLive }>('GET', '/table')).value.table
  const event = (await table()).events[0]!
  for (let i = 0; i < 25; i++)
    await player.call('POST', '/slips', {
      ref: randomUUID(),
      event: event.number,
      picks: [{ option: 'first', stake: '1.00' }],
    })
  expect((await table()).slips).toHaveLength(25)

  now = event.settlesAt + 1000
  await expect.poll(async () => (await table()).slips.filter(({ state }) => state === 'CLOSED').length).toBe(25)
  // Later they are among the last ones, as others are.
  now += 120_000
  expect((await table()).slips).toHaveLength(20)
})
