import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Session } from '../../auth/sessions.ts'
import type { Reader } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { chatPerson, chatRoom } from './schema.ts'
import type { Ctx } from '../../http/context.ts'
import { tooYoung } from '../../lib/time/age.ts'
import type { Clock } from '../../lib/time/clock.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { breakNow, rgProfileOf } from '../responsible-gaming/index.ts'

export type Room = typeof chatRoom.$inferSelect

/** Who asks, where and when. */
export interface Asking {
  db: Reader
  clock: Clock
  settings: Settings
  session: Session | null
}

/** Why somebody may not write; all but `VISITOR`, `TRIAL` and `MUTED` may not read either. */
export type Barrier =
  | { why: 'VISITOR' | 'TRIAL' | 'UNDERAGE' | 'CLOSED' }
  | { why: 'BREAK'; until: Date; excluded: boolean }
  | { why: 'MUTED'; until: Date }
  | { why: 'BANNED'; until: Date | null }

export interface Standing {
  barrier: Barrier | undefined
  rulesAccepted: boolean
}

/** @throws Refused `not_found` */
export async function roomOf(db: Reader, roomId: string): Promise<Room> {
  const [room] = await db.select().from(chatRoom).where(eq(chatRoom.id, roomId))
  if (!room) throw refuse('not_found', { field: 'roomId' })
  return room
}

/** What keeps a person from the chat, whatever the room. */
export async function barrierOf({ db, clock, settings, session }: Asking): Promise<Standing> {
  if (!session) return { barrier: { why: 'VISITOR' }, rulesAccepted: false }
  if (session.principal === 'trial') return { barrier: { why: 'TRIAL' }, rulesAccepted: false }
  const now = clock.now()
  const taken = await breakNow(db, session.memberId, now)
  const [row] = await db
    .select({
      birthday: sql<string | null>`${member.registration} ->> 'birthday'`,
      rules: chatPerson.rulesVersion,
      mutedUntil: chatPerson.mutedUntil,
      bannedAt: chatPerson.bannedAt,
      bannedUntil: chatPerson.bannedUntil,
    })
    .from(member)
    .leftJoin(chatPerson, eq(chatPerson.memberId, member.id))
    .where(eq(member.id, session.memberId))
  const rulesAccepted = (row?.rules ?? 0) >= settings.chat.rulesVersion
  const found = (): Barrier | undefined => {
    if (taken) return { why: 'BREAK', until: taken.until, excluded: taken.kind === 'EXCLUSION' }
    if (row?.birthday && tooYoung(row.birthday, rgProfileOf(settings).minAge, now, settings.site.timeZone))
      return { why: 'UNDERAGE' }
    if (row?.bannedAt && (row.bannedUntil === null || row.bannedUntil > now))
      return { why: 'BANNED', until: row.bannedUntil }
    if (row?.mutedUntil && row.mutedUntil > now) return { why: 'MUTED', until: row.mutedUntil }
    return undefined
  }
  return { barrier: found(), rulesAccepted }
}

/** How a person stands in a room. */
export async function standingIn(asking: Asking, room: Room): Promise<Standing> {
  const standing = await barrierOf(asking)
  return room.closedAt && mayRead(standing.barrier) ? { ...standing, barrier: { why: 'CLOSED' } } : standing
}

export const mayRead = (barrier: Barrier | undefined): boolean =>
  barrier === undefined || barrier.why === 'VISITOR' || barrier.why === 'TRIAL' || barrier.why === 'MUTED'

function refusalFor(barrier: Barrier) {
  const until = 'until' in barrier && barrier.until ? { details: { until: barrier.until.toISOString() } } : {}
  switch (barrier.why) {
    case 'BREAK':
      return refuse(barrier.excluded ? 'rg_excluded' : 'rg_timeout', until)
    case 'UNDERAGE':
      return refuse('underage')
    case 'BANNED':
      return refuse('chat_banned', until)
    case 'MUTED':
      return refuse('chat_muted', until)
    case 'CLOSED':
      return refuse('chat_closed')
    default:
      return refuse('real_account_required')
  }
}

/**
 * A room that the person may read.
 * @throws Refused `not_found`, `chat_closed`, `chat_banned`, `rg_timeout`, `rg_excluded`, `underage`
 */
export async function readableRoom(asking: Asking, roomId: string): Promise<Room> {
  const room = await roomOf(asking.db, roomId)
  const { barrier } = await standingIn(asking, room)
  if (barrier && !mayRead(barrier)) throw refusalFor(barrier)
  return room
}

/**
 * A room that the person may write in.
 * @throws Refused as `readableRoom`, and `chat_muted`, `chat_rules_required`, `real_account_required`
 */
export async function writableRoom(asking: Asking, roomId: string): Promise<Room> {
  const room = await roomOf(asking.db, roomId)
  const { barrier, rulesAccepted } = await standingIn(asking, room)
  if (barrier) throw refusalFor(barrier)
  if (!rulesAccepted)
    throw refuse('chat_rules_required', { details: { rulesVersion: asking.settings.chat.rulesVersion } })
  return room
}

/** Least time between two messages of a person. */
export const slowOf = (room: Pick<Room, 'slowMs'>, { chat }: Pick<Settings, 'chat'>): number =>
  room.slowMs ?? chat.slowModeMs

/** What a check of a room reads of a call. */
export const asking = ({ db, clock, settings, session }: Ctx): Asking => ({ db, clock, settings, session })

/** The room of a language, in the order of what the person reads. @throws Refused `not_found` */
export async function roomOfLanguage(db: Reader, languages: readonly string[]): Promise<string> {
  const rows = await db
    .select({ id: chatRoom.id, language: chatRoom.language })
    .from(chatRoom)
    .where(and(eq(chatRoom.kind, 'LANGUAGE'), isNull(chatRoom.closedAt)))
    .orderBy(desc(chatRoom.lastSeq))
  const found = languages.map((tag) => rows.find(({ language }) => language === tag)).find(Boolean) ?? rows[0]
  if (!found) throw refuse('not_found', { field: 'language' })
  return found.id
}
