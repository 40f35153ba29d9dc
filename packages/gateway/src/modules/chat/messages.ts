import type { ChatMessage, ChatReceipt } from '@brand/sdk/contract'
import { sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../../db/client.ts'
import { publish, publishAll } from '../../lib/events.ts'
import { refuse } from '../../lib/refusal.ts'
import { formatMoney } from '../../ledger/money.ts'
import { titleIn } from '../games/index.ts'
import { peopleById, type Person } from './people.ts'
import type { chatMessage, StoredPart, StoredReceipt } from './schema.ts'

export type Wire = z.input<typeof ChatMessage>
type Receipt = z.input<typeof ChatReceipt>
type Kind = (typeof chatMessage.$inferSelect)['kind']

/** A message as the database has it, with its round, gift and host. */
export interface MessageRow extends Record<string, unknown> {
  id: string
  roomId: string
  seq: string
  kind: Kind
  memberId: string | null
  hostId: string | null
  hostName: string | null
  hostIcon: string | null
  body: StoredPart[]
  clientId: string | null
  targetId: string | null
  removed: boolean
  at: string
  receipt: StoredReceipt | null
  round: {
    betNo: string
    roundId: string
    state: string
    stake: string
    win: string
    closedAt: string | null
    asset: string
    nodeId: number
    gameType: Receipt['gameType']
    vassalage: string
    iconUrl: string
    gameName: string
  } | null
  gift: { asset: string; amount: string; each: string; receivers: string[] } | null
}

const selectMessages = (language: string, where: SQL, order: SQL, limit: number) => sql`
  select m.id::text, m.room_id as "roomId", m.seq::text, m.kind, m.member_id as "memberId", m.host_id as "hostId",
    h.name as "hostName", h.icon_url as "hostIcon", m.body, m.client_id as "clientId", m.target_id::text as "targetId",
    m.at, m.receipt, exists (select from chat_removed x where x.target_id = m.id) as removed,
    case when r.id is not null then json_build_object('betNo', r.id::text, 'roundId', r.vendor_round, 'state', r.state,
      'stake', r.stake::text, 'win', r.win::text, 'closedAt', r.closed_at, 'asset', r.asset, 'nodeId', g.node_id,
      'gameType', g.game_type, 'vassalage', r.vendor, 'iconUrl', g.icon_url, 'gameName', ${titleIn(language)}) end as round,
    case when f.id is not null then json_build_object('asset', f.asset, 'amount', f.amount::text, 'each', f.each::text,
      'receivers', f.receivers) end as gift
  from chat_message m left join chat_host h on h.id = m.host_id left join lateral (select opened_at from round_keys where round_id = m.round_id offset 0) k on true
    left join rounds r on r.id = m.round_id and r.opened_at = k.opened_at
    left join games g on g.node_id = r.node_id left join chat_gift f on f.id = m.gift_id
  where ${where} order by ${order} limit ${limit}`

export interface MessagesAsked {
  roomId: string
  language: string
  limit: number
  before?: number | undefined
  after?: number | undefined
  /** Members whose messages are left out. */
  hidden?: readonly string[]
}

/**
 * Messages of a room in their order: after a position, else the latest before one. Of the latest, removals are left
 * out: what they name is marked.
 */
export async function readMessages(
  db: Reader,
  { roomId, language, limit, before, after, hidden = [] }: MessagesAsked,
): Promise<MessageRow[]> {
  const shown =
    hidden.length === 0
      ? sql`true`
      : sql`(m.member_id is null or m.member_id <> all (${sql.param([...hidden])}::uuid[]))`
  const of = sql`m.room_id = ${roomId} and ${shown}`
  if (after !== undefined) {
    const { rows } = await db.execute<MessageRow>(
      selectMessages(language, sql`${of} and m.seq > ${after}`, sql`m.seq`, limit),
    )
    return rows
  }
  const upTo = before === undefined ? sql`true` : sql`m.seq < ${before}`
  const { rows } = await db.execute<MessageRow>(
    selectMessages(language, sql`${of} and m.kind <> 'REMOVAL' and ${upTo}`, sql`m.seq desc`, limit),
  )
  return rows.toReversed()
}

/** A message by its number. @throws Refused `not_found` */
export async function messageOf(db: Reader, id: string, language: string): Promise<MessageRow> {
  const { rows } = await db.execute<MessageRow>(selectMessages(language, sql`m.id = ${id}::bigint`, sql`m.id`, 1))
  const [row] = rows
  if (!row || row.kind === 'REMOVAL') throw refuse('not_found', { field: 'messageId' })
  return row
}

/** The message that a client has sent before under its own identifier. */
export async function messageOnce(
  db: Reader,
  memberId: string,
  clientId: string,
  language: string,
): Promise<MessageRow | undefined> {
  const { rows } = await db.execute<MessageRow>(
    selectMessages(
      language,
      sql`m.member_id = ${memberId} and m.client_id = ${clientId} and m.at = (
        select s.at from chat_sent s where s.member_id = ${memberId} and s.client_id = ${clientId})`,
      sql`m.id`,
      1,
    ),
  )
  return rows[0]
}

/** Win divided by stake, rounded down to hundredths. */
const multipleOf = ({ stake, win }: Pick<StoredReceipt, 'stake' | 'win'>): string =>
  BigInt(stake) === 0n ? '0.00' : formatMoney((BigInt(win) * 100n) / BigInt(stake))

export function receiptOf({ receipt, round }: Pick<MessageRow, 'receipt' | 'round'>): Receipt | undefined {
  if (!receipt || !round) return undefined
  const { betNo, roundId, nodeId, gameName, gameType, vassalage, iconUrl, asset } = round
  return {
    nodeId,
    gameName,
    gameType,
    vassalage,
    iconUrl,
    roundId,
    betNo,
    multiple: multipleOf(receipt),
    currency: asset,
    stake: receipt.shown ? formatMoney(receipt.stake) : null,
    win: receipt.shown ? formatMoney(receipt.win) : null,
    at: new Date(receipt.closedAt).toISOString(),
    same: round.state === 'CLOSED' && round.stake === receipt.stake && round.win === receipt.win,
  }
}

/** Everybody whom messages name. */
function namedIn(rows: readonly MessageRow[]): string[] {
  return rows.flatMap(({ memberId, body, gift }) => [
    ...(memberId ? [memberId] : []),
    ...body.flatMap((part) => (typeof part === 'object' && 'm' in part ? [part.m] : [])),
    ...(gift?.receivers.slice(0, 10) ?? []),
  ])
}

/** Messages as the wire has them, for everybody; `clientId` is for the sender alone (`ownWire`). */
export async function wireOf(db: Reader, rows: readonly MessageRow[]): Promise<Wire[]> {
  const people = await peopleById(db, namedIn(rows))
  const nobody: Person = { person: '-', name: '***', vip: null, host: false }
  const personOf = (id: string) => people.get(id) ?? nobody
  return rows.map((row) => {
    const { id, roomId, seq, kind, memberId, hostId, hostName, hostIcon, body, targetId, removed, gift } = row
    const receipt = removed ? undefined : receiptOf(row)
    const host: Person | undefined = hostId
      ? {
          person: `host-${hostId}`,
          name: hostName ?? '',
          ...(hostIcon && { iconUrl: hostIcon }),
          vip: null,
          host: true,
        }
      : undefined
    return {
      messageId: id,
      roomId,
      seq: Number(seq),
      kind,
      at: new Date(row.at).toISOString(),
      from: memberId ? personOf(memberId) : (host ?? null),
      parts: removed
        ? []
        : body.map((part) => {
            if (typeof part === 'string') return { kind: 'TEXT' as const, text: part }
            if ('x' in part) return { kind: 'REMOVED' as const }
            if ('a' in part) return { kind: 'LINK' as const, text: part.t, href: part.a }
            const { person, name } = personOf(part.m)
            return { kind: 'MENTION' as const, person, name }
          }),
      removed,
      ...(targetId && { target: targetId }),
      ...(receipt && { receipt }),
      ...(gift && {
        gift: {
          currency: gift.asset,
          amount: formatMoney(gift.amount),
          each: formatMoney(gift.each),
          people: gift.receivers.length,
          to: gift.receivers.slice(0, 10).map(personOf),
        },
      }),
    }
  })
}

/** A message as its reader gets it. */
export const ownWire = (wire: Wire, { memberId, clientId }: MessageRow, reader: string | undefined): Wire =>
  clientId && memberId === reader ? { ...wire, clientId } : wire

export interface NewMessage {
  roomId: string
  kind: Kind
  memberId?: string
  hostId?: string
  body?: readonly StoredPart[]
  clientId?: string
  targetId?: string
  roundId?: string
  receipt?: StoredReceipt
  giftId?: number
  at: Date
}

/**
 * Writes a message. Its position is counted on the row of the room, which stays locked until the commit: whoever reads
 * a position can read all before it. Call it last in a transaction that locks anything else.
 * @throws Refused `chat_closed`
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<{ id: string; seq: number }> {
  const { roomId, kind, memberId, hostId, body = [], clientId, targetId, roundId, receipt, giftId, at } = message
  const mentions = [...new Set(body.flatMap((part) => (typeof part === 'object' && 'm' in part ? [part.m] : [])))]
  const { rows } = await tx.execute<{ id: string; seq: string }>(sql`
    with place as (
      update chat_room set last_seq = last_seq + 1
      where id = ${roomId} and (closed_at is null or ${kind} = 'REMOVAL') returning last_seq
    )
    insert into chat_message (room_id, seq, kind, member_id, host_id, body, mentions, client_id, target_id, round_id,
      receipt, gift_id, at)
    select ${roomId}, last_seq, ${kind}, ${memberId ?? null}::uuid, ${hostId ?? null}, ${JSON.stringify(body)}::jsonb,
      ${sql.param(mentions)}::uuid[], ${clientId ?? null}::uuid, ${targetId ?? null}::bigint, ${roundId ?? null}::bigint,
      ${receipt ? JSON.stringify(receipt) : null}::jsonb, ${giftId ?? null}::bigint, ${at.toISOString()}::timestamptz
    from place returning id::text, seq::text`)
  const [made] = rows
  if (!made) throw refuse('chat_closed')
  await publish(tx, { name: 'chat.message', roomId })
  if (mentions.length > 0) await tellMentioned(tx, roomId, memberId, mentions)
  return { id: made.id, seq: Number(made.seq) }
}

/** Those who hide the writer are not told. */
async function tellMentioned(tx: Tx, roomId: string, by: string | undefined, mentions: readonly string[]) {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select id from unnest(${sql.param([...mentions])}::uuid[]) as id
    where id is distinct from ${by ?? null}::uuid
      and not exists (select from chat_block b where b.member_id = id and b.blocked_id = ${by ?? null}::uuid)`)
  await publishAll(
    tx,
    rows.map(({ id }) => ({ name: 'chat.mention' as const, memberId: id, roomId })),
  )
}
