import { eq, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { member } from '../../auth/schema.ts'
import { chatHost, chatMessage, chatPerson, chatRoom, type StoredPart } from './schema.ts'
import { beginRanks } from '../vip/index.ts'
import { openingText } from '../../lib/text/opening.ts'
import texts from './opening.json' with { type: 'json' }
import { openWallet } from '../../ledger/wallet.ts'
import { insertMessage } from './messages.ts'
import { enterChat } from './people.ts'

/**
 * Invented people of the sandbox: they have no password, so nobody logs in as one of them. In their lines `who` is a
 * person, `minutes` how long before the first start it was said, and `@3` mentions the third person.
 */
const { people, rooms, hosts } = texts

/** Words of a line, with the people it mentions. */
function partsOf(text: string, ids: readonly string[]): StoredPart[] {
  return text.split(/(@\d)/).flatMap((part): StoredPart[] => {
    const id = /^@\d$/.test(part) ? ids[Number(part.slice(1)) - 1] : undefined
    return id ? [{ m: id }] : part === '' ? [] : [part]
  })
}

/** Rooms of a new sandbox with people who talk, and hosts. Where there are rooms, nothing is added. */
export async function seedChat(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingChat') // one of the gateways that start together
    if ((await tx.$count(chatRoom)) > 0) return
    const ids = await seedPeople(tx)
    for (const { id, language, lines } of rooms) {
      await tx
        .insert(chatRoom)
        .values({ id, kind: 'LANGUAGE', language, titles: openingText('chat.title'), createdAt: now })
      for (const { who, minutes, text } of lines)
        await insertMessage(tx, {
          roomId: id,
          kind: 'TEXT',
          memberId: ids[who - 1] ?? '',
          body: partsOf(text, ids),
          at: new Date(now.getTime() - minutes * 60_000),
        })
    }
    for (const { hello, ...host } of hosts) {
      const roomId = `host-${host.id}`
      await tx.insert(chatHost).values({ ...host, createdAt: now })
      await tx
        .insert(chatRoom)
        .values({ id: roomId, kind: 'HOST', language: host.language, hostId: host.id, createdAt: now })
      await insertMessage(tx, { roomId, kind: 'TEXT', hostId: host.id, body: [hello], at: now })
    }
  })
}

async function seedPeople(tx: Tx): Promise<string[]> {
  const made = await tx
    .insert(member)
    .values(people.map(({ account, nickname, icon }) => ({ account, nickname, icon, type: 0, asset: 'BDT' })))
    .returning({ id: member.id, account: member.account })
  const ids = people.map(({ account }) => made.find((one) => one.account === account)?.id ?? '')
  for (const id of ids) {
    await openWallet(tx, id, 'BDT')
    await enterChat(tx, id)
  }
  await tx.update(chatPerson).set({ rulesVersion: 1 })
  const ranked = people.map(({ level }, at) => ({ memberId: ids[at] ?? '', level }))
  await beginRanks(
    tx,
    ranked.filter(({ level }) => level > 0),
  )
  return ids
}

/**
 * The latest round of an invented person that won more than its stake, shared in each room. Nothing happens where one
 * is shared already.
 */
export async function shareRound(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(chatMessage, eq(chatMessage.kind, 'SHARE'))) > 0) return
  const { rows } = await tx.execute<{ id: string; memberId: string; stake: string; win: string; closedAt: string }>(sql`
    select r.id::text, r.member_id as "memberId", r.stake::text, r.win::text, r.closed_at as "closedAt"
    from rounds r join sandbox_players p on p.member_id = r.member_id
    where r.state = 'CLOSED' and r.win > r.stake order by r.closed_at desc limit 1`)
  const [row] = rows
  if (!row) return
  const { id, memberId, stake, win } = row
  await enterChat(tx, memberId)
  const receipt = { stake, win, closedAt: new Date(row.closedAt).toISOString(), shown: true }
  for (const { id: roomId, shared } of rooms)
    await insertMessage(tx, { roomId, kind: 'SHARE', memberId, roundId: id, receipt, body: [shared], at: now })
}
