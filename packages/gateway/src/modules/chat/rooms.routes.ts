import { and, eq, sql } from 'drizzle-orm'
import { transact } from '../../db/client.ts'
import { chatBlock, chatFollow, chatPerson, chatPresence, chatReader, chatReport } from './schema.ts'
import { inMonthOf, round } from '../rounds/schema.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { refuse } from '../../lib/refusal.ts'
import { titleIn } from '../games/index.ts'
import { gifts } from './gifts.routes.ts'
import { hostRoomOf, hostsOf } from './hosts.ts'
import { messageOf, ownWire, readMessages, receiptOf, wireOf } from './messages.ts'
import { blockedBy, enterChat, peopleById, peopleByRef } from './people.ts'
import { asking, barrierOf, mayRead, readableRoom, roomOf, slowOf, standingIn, type Room } from './rooms.ts'
import { partsOf, sendOnce } from './sending.ts'

/** How long a call of `watch` lasts. */
const watchMs = 90_000
const mostPeople = 50

/** Who has an account of their own takes part; others read along. */
const participant = ({ session }: Pick<Ctx, 'session'>): string | undefined =>
  session && session.principal !== 'trial' ? session.memberId : undefined

const here = (roomId: string, now: Date) => sql`p.room_id = ${roomId} and p.until > ${now.toISOString()}::timestamptz`

export const chatRooms: Handlers<'chatRooms'> = {
  ...gifts,

  async list({ db, session, settings, language, clock }) {
    const memberId = session?.memberId
    const hosts = new Map((await hostsOf(db, memberId)).map((host) => [host.roomId, host]))
    const { rows } = await db.execute<Room & { people: number; at: number } & Record<string, unknown>>(sql`
      select r.id, r.kind, r.language, r.titles, r.last_seq::int as "lastSeq",
        (select count(distinct p.member_id)::int from chat_presence p where p.room_id = r.id
          and p.until > ${clock.now().toISOString()}::timestamptz) as people
      from chat_room r where r.closed_at is null order by r.kind desc, r.language <> ${language}, r.language, r.id`)
    const order = [...hosts.keys()]
    const list = rows.flatMap(({ id, kind, language: spoken, titles, people, lastSeq }) => {
      const host = hosts.get(id)
      if (kind === 'HOST' && !host) return []
      const title = host ? host.name : inLanguage({ en: id, ...titles }, language, settings.languages.default)
      return [{ roomId: id, kind, language: spoken, title, ...(host && { host }), people, lastSeq }]
    })
    const rank = ({ roomId, kind }: (typeof list)[number]) => (kind === 'HOST' ? order.indexOf(roomId) : -1)
    return { list: list.toSorted((a, b) => rank(a) - rank(b)) }
  },

  async permission(ctx, { roomId }) {
    const { db, settings } = ctx
    const room = await roomOf(db, roomId)
    const { barrier, rulesAccepted } = await standingIn(asking(ctx), room)
    const memberId = participant(ctx)
    if (memberId) await enterChat(db, memberId)
    const hidden = memberId ? await blockedBy(db, memberId) : []
    const people = await peopleById(db, memberId ? [memberId, ...hidden] : [])
    return {
      read: mayRead(barrier),
      write: barrier === undefined,
      barrier: barrier?.why ?? null,
      until: barrier && 'until' in barrier ? (barrier.until?.toISOString() ?? null) : null,
      rulesAccepted,
      rulesVersion: settings.chat.rulesVersion,
      slowModeMs: slowOf(room, settings),
      maxLength: settings.chat.maxLength,
      me: (memberId ? people.get(memberId) : undefined) ?? null,
      blocked: hidden.flatMap((id) => people.get(id) ?? []),
    }
  },

  async messages(ctx, { roomId, before, after, pageSize }) {
    const { db, language } = ctx
    const room = await readableRoom(asking(ctx), roomId)
    const memberId = participant(ctx)
    const hidden = memberId ? await blockedBy(db, memberId) : []
    const rows = await readMessages(db, { roomId, language, before, after, hidden, limit: pageSize + 1 })
    const more = rows.length > pageSize
    const page = after === undefined ? rows.slice(-pageSize) : rows.slice(0, pageSize)
    const wire = await wireOf(db, page)
    const last = Number(page.at(-1)?.seq ?? 0)
    return {
      list: wire.map((message, at) => {
        const row = page[at]
        return row ? ownWire(message, row, memberId) : message
      }),
      more,
      // Read before the messages: what is not in the answer comes with the next.
      lastSeq: (after !== undefined && more) || before !== undefined ? last : Math.max(last, room.lastSeq),
    }
  },

  async people(ctx, { roomId }) {
    const { db, clock, settings, language } = ctx
    await readableRoom(asking(ctx), roomId)
    const now = clock.now()
    const since = new Date(now.getTime() - settings.chat.activeMinutes * 60_000)
    const playing = new Date(now.getTime() - 10 * 60_000)
    const { rows } = await db.execute<{ id: string; here: boolean; playing: string | null }>(sql`
      select m.id, bool_or(seen.here) as here, case when m.show_wins then (
        select ${titleIn(language)} from rounds r join games g on g.node_id = r.node_id
        where r.member_id = m.id and r.opened_at > ${playing.toISOString()}::timestamptz
        order by r.opened_at desc limit 1) end as playing
      from (
        select p.member_id, true as here, null::bigint as seq from chat_presence p where ${here(roomId, now)}
        union all
        select member_id, false, max(seq) from (
          select member_id, seq from chat_message where room_id = ${roomId} and member_id is not null
            and at between ${since.toISOString()}::timestamptz and ${now.toISOString()}::timestamptz order by seq desc limit 500) latest group by member_id
      ) seen join member m on m.id = seen.member_id and m.type <> 4 and m.status = 'active'
      group by m.id order by bool_or(seen.here) desc, max(seen.seq) desc nulls last, m.id limit ${mostPeople}`)
    const {
      rows: [sum],
    } = await db.execute<{ count: number }>(
      sql`select count(distinct p.member_id)::int as count from chat_presence p where ${here(roomId, now)}`,
    )
    const people = await peopleById(
      db,
      rows.map(({ id }) => id),
    )
    return {
      count: sum?.count ?? 0,
      list: rows.flatMap(({ id, here: isHere, playing: title }) => {
        const person = people.get(id)
        return person ? [{ ...person, here: isHere, ...(isHere && title && { playing: title }) }] : []
      }),
    }
  },

  async watch(ctx, { roomId }) {
    const { db, clock, session, events, language } = ctx
    await readableRoom(asking(ctx), roomId)
    const until = new Date(clock.now().getTime() + watchMs)
    const row = { sessionId: session.id, roomId, memberId: session.memberId, until }
    await db
      .insert(chatPresence)
      .values(row)
      .onConflictDoUpdate({ target: [chatPresence.sessionId, chatPresence.roomId], set: { until } })
    const { memberId, id: sessionId } = session
    await events.publish(db, { name: 'chat.watch', memberId, sessionId, roomId, until: until.toISOString(), language })
    return { until: until.toISOString() }
  },

  async accept({ db, session, settings }, { version }) {
    const { rulesVersion } = settings.chat
    if (version !== rulesVersion) throw refuse('terms_changed', { details: { rulesVersion } })
    await enterChat(db, session.memberId)
    await db.update(chatPerson).set({ rulesVersion }).where(eq(chatPerson.memberId, session.memberId))
    return { rulesVersion }
  },

  send: (ctx, { roomId, clientId, text }) =>
    sendOnce(ctx, { roomId, clientId }, async () => ({ kind: 'TEXT', body: (await partsOf(ctx, text, 1)) ?? [] })),

  share: (ctx, { roomId, clientId, betNo, showStake, text }) =>
    sendOnce(ctx, { roomId, clientId }, async () => {
      const { db, session } = ctx
      const [row] = await db
        .select()
        .from(round)
        .where(and(eq(round.id, Number(betNo)), inMonthOf(betNo), eq(round.memberId, session.memberId)))
      if (!row || row.state !== 'CLOSED' || !row.closedAt) throw refuse('not_found', { field: 'betNo' })
      return {
        kind: 'SHARE',
        body: (await partsOf(ctx, text, 0)) ?? [],
        roundId: betNo,
        receipt: {
          stake: String(row.stake),
          win: String(row.win),
          closedAt: row.closedAt.toISOString(),
          shown: showStake,
        },
      }
    }),

  async check(ctx, { messageId }) {
    const { db, language, clock } = ctx
    const row = await messageOf(db, messageId, language)
    await readableRoom(asking(ctx), row.roomId)
    const receipt = row.removed ? undefined : receiptOf(row)
    if (!receipt || !row.round) throw refuse('not_found', { field: 'messageId' })
    const { state } = row.round
    return {
      ...receipt,
      checkedAt: clock.now().toISOString(),
      state: state === 'CLOSED' ? 'SETTLED' : state === 'VOIDED' ? 'ROLLED_BACK' : 'OPEN',
    }
  },

  async report({ db, session, settings, services, clock, language }, { messageId, reason, note }) {
    const row = await messageOf(db, messageId, language)
    if (row.memberId === session.memberId || row.hostId) throw refuse('not_found', { field: 'messageId' })
    const { reportsPerHour } = settings.chat
    await allow(
      services.sharedLimiter,
      `chat report:${session.memberId}`,
      { perSecond: reportsPerHour / 3600, burst: reportsPerHour },
      'rate_limited',
    )
    await db
      .insert(chatReport)
      .values({ messageId: Number(messageId), memberId: session.memberId, reason, note, at: clock.now() })
      .onConflictDoNothing()
    return { reported: true }
  },

  async block({ db, session, settings, clock, events }, { person, on }) {
    const { memberId } = session
    const other = (await peopleByRef(db, [person])).get(person)
    if (!other || other.id === memberId) throw refuse('not_found', { field: 'person' })
    await transact(db, async (tx) => {
      if (!on) {
        await tx.delete(chatBlock).where(and(eq(chatBlock.memberId, memberId), eq(chatBlock.blockedId, other.id)))
      } else {
        const { mostBlocked } = settings.chat
        if ((await tx.$count(chatBlock, eq(chatBlock.memberId, memberId))) >= mostBlocked)
          throw refuse('validation', {
            field: 'person',
            details: { fields: { person: { code: 'too_many', most: mostBlocked } } },
          })
        await tx.insert(chatBlock).values({ memberId, blockedId: other.id, at: clock.now() }).onConflictDoNothing()
      }
      await events.publish(tx, { name: 'chat.watch', memberId })
    })
    const hidden = await blockedBy(db, memberId)
    const people = await peopleById(db, hidden)
    return { blocked: hidden.flatMap((id) => people.get(id) ?? []) }
  },

  async follow({ db, session, clock }, { modelId, on }) {
    const { memberId } = session
    const roomId = await hostRoomOf(db, modelId)
    await transact(db, async (tx) => {
      if (!on) {
        await tx.delete(chatFollow).where(and(eq(chatFollow.memberId, memberId), eq(chatFollow.hostId, modelId)))
        return
      }
      await tx.insert(chatFollow).values({ memberId, hostId: modelId, at: clock.now() }).onConflictDoNothing()
      // What was said before counts as read.
      await tx.execute(sql`
        insert into chat_reader (member_id, room_id, seq)
        select ${memberId}, id, last_seq from chat_room where id = ${roomId} on conflict do nothing`)
    })
    return { followed: on }
  },

  async unread(ctx) {
    const { db, session } = ctx
    const { barrier } = await barrierOf(asking(ctx))
    if (!mayRead(barrier)) return { total: 0, mentions: 0, rooms: [] }
    const { memberId } = session
    const { rows } = await db.execute<{ roomId: string; unread: number; mentions: number }>(sql`
      select c.room_id as "roomId", count(n.id)::int as unread,
        count(n.id) filter (where ${memberId}::uuid = any (n.mentions))::int as mentions
      from chat_reader c join chat_room r on r.id = c.room_id and r.closed_at is null and r.last_seq > c.seq
      cross join lateral (
        select m.id, m.mentions from chat_message m where m.room_id = c.room_id and m.seq > c.seq
          and m.kind <> 'REMOVAL' and m.member_id is distinct from ${memberId}::uuid
          and not exists (select from chat_removed x where x.target_id = m.id)
          and not exists (select from chat_block b where b.member_id = ${memberId} and b.blocked_id = m.member_id)
        order by m.seq desc limit 99) n
      where c.member_id = ${memberId} group by c.room_id order by c.room_id`)
    return {
      total: rows.reduce((sum, { unread }) => sum + unread, 0),
      mentions: rows.reduce((sum, { mentions }) => sum + mentions, 0),
      rooms: rows,
    }
  },

  async read({ db, session }, { roomId, seq }) {
    const room = await roomOf(db, roomId)
    const upTo = Math.min(seq, room.lastSeq)
    const [row] = await db
      .insert(chatReader)
      .values({ memberId: session.memberId, roomId, seq: upTo })
      .onConflictDoUpdate({
        target: [chatReader.memberId, chatReader.roomId],
        set: { seq: sql`greatest(${chatReader.seq}, ${upTo})` },
      })
      .returning()
    return { seq: row?.seq ?? upTo }
  },
}
