import type { ChatModel } from '@brand/sdk/contract'
import { and, eq, isNull, like, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader, Tx } from '../../db/client.ts'
import { chatHost, chatRoom } from './schema.ts'
import type { PictureUses } from '../../lib/picture-uses.ts'
import { refuse } from '../../lib/refusal.ts'
import { sendMessages } from '../messages/index.ts'
import { onBreakSince } from '../responsible-gaming/index.ts'

type Host = z.input<typeof ChatModel>

/** The first picture where none was set. */
const picture = '/art/avatar/lotus.svg'

/** Hosts of rooms that are open: those whom the person follows first, then those online. */
export async function hostsOf(db: Reader, memberId: string | undefined): Promise<Host[]> {
  const { rows } = await db.execute<Host & Record<string, unknown>>(sql`
    select h.id as "modelId", h.name, h.language, coalesce(nullif(h.icon_url, ''), ${picture}) as "iconUrl", h.online,
      r.id as "roomId", f.member_id is not null as followed
    from chat_host h join chat_room r on r.host_id = h.id and r.closed_at is null
      left join chat_follow f on f.host_id = h.id and f.member_id = ${memberId ?? null}::uuid
    where h.removed_at is null order by f.member_id is null, not h.online, h.name, h.id`)
  return rows
}

/** Those removed too: their messages stay in the rooms. */
export const hostPictures: PictureUses = async (db, named) => {
  const rows = await db.select({ id: chatHost.id }).from(chatHost).where(like(chatHost.iconUrl, named))
  return rows.map(({ id }) => `chat host ${id}`)
}

/** The room of a host. @throws Refused `not_found` */
export async function hostRoomOf(db: Reader, modelId: string): Promise<string> {
  const [row] = await db
    .select({ roomId: chatRoom.id })
    .from(chatHost)
    .innerJoin(chatRoom, eq(chatRoom.hostId, chatHost.id))
    .where(and(eq(chatHost.id, modelId), isNull(chatHost.removedAt)))
  if (!row) throw refuse('not_found', { field: 'modelId' })
  return row.roomId
}

/**
 * Tells the followers of a host who has come online, unless they were told within `hours`. Who is on a break or banned
 * from the chat is not invited. @returns how many were told
 */
export async function announceHost(
  tx: Tx,
  { id, name, announcedAt }: typeof chatHost.$inferSelect,
  { now, hours }: { now: Date; hours: number },
): Promise<number> {
  if (announcedAt && now.getTime() - announcedAt.getTime() < hours * 3_600_000) return 0
  const roomId = await hostRoomOf(tx, id)
  const { rows } = await tx.execute<{ memberId: string }>(sql`
    select f.member_id as "memberId" from chat_follow f join member m on m.id = f.member_id and m.status = 'active'
      left join chat_person p on p.member_id = m.id
    where f.host_id = ${id} and not ${onBreakSince(sql`m.id`, now)}
      and (p.banned_at is null or p.banned_until <= ${now.toISOString()}::timestamptz)`)
  if (rows.length === 0) return 0
  await sendMessages(
    tx,
    rows.map(({ memberId }) => ({ memberId, kind: 'hostOnline', values: { host: name, roomId } })),
    now,
  )
  await tx.update(chatHost).set({ announcedAt: now }).where(eq(chatHost.id, id))
  return rows.length
}
