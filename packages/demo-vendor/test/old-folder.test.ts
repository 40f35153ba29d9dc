import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { openDb } from '../src/db/open.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway } from './fakeGateway.ts'
import { vendorEnv } from './vendorEnv.ts'

const noon = Date.parse('2026-11-22T12:00:01Z')

test('a folder from before there were boards keeps its rounds and what they owe', async ({ onTestFinished }) => {
  const gateway = await fakeGateway({ secret: 'old-secret' })
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-old-'))
  onTestFinished(() => rm(dataDir, { recursive: true }))
  const db = openDb(dataDir)
  // Restores the old shape, with a win on its way.
  db.exec(`PRAGMA foreign_keys = OFF; DROP TABLE round; DROP TABLE event;
    CREATE TABLE round (id TEXT PRIMARY KEY, ref TEXT NOT NULL, vass TEXT NOT NULL, player_id TEXT NOT NULL,
      game_code TEXT NOT NULL, game_id TEXT NOT NULL, gateway_token TEXT NOT NULL, currency TEXT NOT NULL,
      stake INTEGER NOT NULL, state TEXT NOT NULL, reason TEXT, seed_id INTEGER NOT NULL REFERENCES seed (id),
      nonce INTEGER NOT NULL, outcome TEXT, win INTEGER, balance TEXT, created_at INTEGER NOT NULL,
      touched_at INTEGER NOT NULL, ended_at INTEGER, UNIQUE (vass, player_id, ref), UNIQUE (seed_id, nonce)) STRICT;
    CREATE UNIQUE INDEX round_one_open ON round (vass, player_id, game_code)
      WHERE state IN ('PENDING', 'PLAYING', 'CREDITING', 'CANCELLING');
    CREATE INDEX round_by_state ON round (state, touched_at);
    CREATE INDEX round_by_player ON round (vass, player_id, game_code, created_at);
    INSERT INTO seed VALUES (1, 'PG', 'p1', 'ACTIVE', 's', 'h', 'c', 1, 0, NULL);
    INSERT INTO round VALUES ('old-round', '${randomUUID()}', 'PG', 'p1', 'jewel_lane', '42', 't', 'BDT', 100, 'PENDING', NULL,
      1, 0, NULL, NULL, NULL, ${noon}, ${noon}, NULL)`)
  db.close()
  const vendor = await createVendor(
    readConfig(vendorEnv(gateway.url, dataDir, 'old-secret')),
    () => {},
    () => noon,
  )
  await vendor.listen()
  await expect
    .poll(() => gateway.calls.filter(({ method }) => method === 'rollback').map(({ body }) => body.refTxId))
    .toEqual(['old-round-debit'])
  await vendor.close()
  const again = openDb(dataDir)
  expect(again.prepare('SELECT id, state, stake, nonce, event_id, wallet FROM round').all()).toEqual([
    { id: 'old-round', state: 'VOIDED', stake: 100, nonce: 0, event_id: null, wallet: 'house' },
  ])
  expect(again.prepare('PRAGMA foreign_key_check').all()).toEqual([])
  again.close()
  await gateway.close()
  expect(gateway.complaints).toEqual([])
})
