import type { ChatModel } from '@brand/sdk/contract'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type * as z from 'zod'
import type { Reader } from '../../db/client.ts'
import { chatHost, chatRoom } from './schema.ts'
import { refuse } from '../../lib/refusal.ts'

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
