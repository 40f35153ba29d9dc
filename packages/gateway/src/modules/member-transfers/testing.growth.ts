import { randomUUID } from 'node:crypto'
import { type Growth, type GrowingRows, counted } from '../../testing/reads.ts'

export const rows: GrowingRows = [
  `insert into member_transfer (direction, sender_id, receiver_id, asset, amount, txn_id, at)
    select 'UP', member_id, (select id from member where account = 'growupline'), 'BDT', 100, t.id, at from rows_to_grow n
    join txn t on t.idem_owner = 'grow' and t.idem_key = key`,
]

export const growth: Growth = {
  'upline.find': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'downlineTransfers.find': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'downlineTransfers.findPacket': { input: () => ({ idempotencyKey: randomUUID() }), missing: true },
  'upline.history': { grows: counted },
}
