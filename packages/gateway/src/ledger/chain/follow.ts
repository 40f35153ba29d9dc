import type { ChainHead } from './head.ts'
import { isSigned, type PublicSealKey } from './keys.ts'
import { isAsHashed, type Link } from './links.ts'
import { partNames, type Query } from './rows.ts'
import { HeadLost, missingSeal, OtherKey } from './standstill.ts'

/** Links read at a time. */
const step = 200

/**
 * Follows the chain from the head that was written down outside to the newest seal in the database, and returns that
 * one; undefined where there is none. Without a head the newest seal is believed where our key signed it.
 * The digests come from the database: wrong ones do not lead to a hash that was signed.
 * @throws HeadLost, OtherKey
 */
export async function follow(
  query: Query,
  keys: readonly PublicSealKey[],
  head: ChainHead | undefined,
): Promise<Link | undefined> {
  const links = (condition: string, values: unknown[]) =>
    query<Link>(
      `select seq::float8, at, upto, prev, hash, key_id as "keyId", signature,
       ${partNames.map((name) => `encode(sha256(${name}), 'hex') as ${name}`).join(', ')}
       from ledger_seal where ${condition} order by seq limit ${step}`,
      values,
    )
  const newest = async () =>
    (await query<{ seq: number }>('select coalesce(max(seq), 0)::float8 as seq from ledger_seal'))[0]?.seq ?? 0
  const lost = async (message: string) => new HeadLost(message, head, await newest())
  let last: Link | undefined
  if (head) {
    ;[last] = await links('seq = $1', [head.seq])
    if (!last) throw await lost(missingSeal(head.seq, await newest()))
    if (last.hash !== head.hash || !isAsHashed(last))
      throw await lost(`seal ${head.seq} is not the one that was written down outside of the database`)
  }
  for (;;) {
    const next = last
      ? await links('seq > $1', [last.seq])
      : await links('seq = (select max(seq) from ledger_seal)', [])
    for (const link of next) {
      if (last && link.seq !== last.seq + 1) throw await lost(`seal ${last.seq + 1} is missing: the chain has a gap`)
      if (!isAsHashed(link) || (last && link.prev !== last.hash))
        throw await lost(`seal ${link.seq} is not as it was made`)
      last = link
    }
    const end = next.at(-1)
    if (!end) return last
    // Its signature covers all before it.
    if (!keys.some(({ id }) => id === end.keyId))
      throw new OtherKey(
        `the chain was last sealed with the key ${end.keyId}, which is not among ours: gateways on one database share LEDGER_KEYS`,
      )
    if (!isSigned(keys, { ...end, text: end.hash })) throw await lost(`seal ${end.seq} is not signed with its key`)
    // Without a head only the newest was read.
    if (!head) return end
  }
}
