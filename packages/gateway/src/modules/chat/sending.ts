import { pgError, transact } from '../../db/client.ts'
import type { SignedInCtx } from '../../http/context.ts'
import { allow } from '../../http/limits/rate-limit.ts'
import { refuse } from '../../lib/refusal.ts'
import type { Settings } from '../../settings/settings.ts'
import { insertMessage, messageOnce, ownWire, wireOf, type NewMessage, type Wire } from './messages.ts'
import { peopleByRef } from './people.ts'
import { asking, slowOf, writableRoom, type Room } from './rooms.ts'
import { mentionedIn, readText } from './text.ts'

/** Hosts whose addresses stay in texts: those of this site. */
export function ownHosts({ site: { mainDomain, domainRoute } }: Pick<Settings, 'site'>, siteOrigin = ''): string[] {
  return [siteOrigin, mainDomain, ...domainRoute].flatMap((domain) => {
    const address = domain.includes('://') ? domain : `https://${domain}`
    return domain !== '' && URL.canParse(address) ? [new URL(address).hostname] : []
  })
}

/** What a person wrote, in parts. @throws Refused `text_length` */
export async function partsOf(ctx: SignedInCtx, text: string, min: 0 | 1): Promise<NewMessage['body']> {
  const { maxLength } = ctx.settings.chat
  const people = await peopleByRef(ctx.db, mentionedIn(text))
  const { parts, length } = readText(text, { hosts: ownHosts(ctx.settings, ctx.siteOrigin), people })
  if (length < min || length > maxLength)
    throw refuse('text_length', { field: 'text', details: { unit: 'char', min, max: maxLength } })
  return parts
}

/** Refuses a person who wrote a moment ago. @throws Refused `throttled` */
async function slowDown({ services, session, settings }: SignedInCtx, room: Room): Promise<void> {
  const slow = slowOf(room, settings)
  if (slow > 0)
    await allow(
      services.sharedLimiter,
      `chat:${session.memberId}:${room.id}`,
      { perSecond: 1000 / slow, burst: 1 },
      'throttled',
    )
}

/** A message of a client, written once. */
export async function sendOnce(
  ctx: SignedInCtx,
  { roomId, clientId }: { roomId: string; clientId: string },
  make: (room: Room) => Promise<Pick<NewMessage, 'kind' | 'body' | 'roundId' | 'receipt'>>,
): Promise<Wire> {
  const { db, clock, session, language } = ctx
  const answer = async () => {
    const row = await messageOnce(db, session.memberId, clientId, language)
    const [wire] = row ? await wireOf(db, [row]) : []
    return row && wire ? ownWire(wire, row, session.memberId) : undefined
  }
  const room = await writableRoom(asking(ctx), roomId)
  const before = await answer()
  if (before) return before
  const message = await make(room)
  await slowDown(ctx, room)
  await transact(db, (tx) =>
    insertMessage(tx, { roomId, memberId: session.memberId, clientId, at: clock.now(), ...message }),
  ).catch((error: unknown) => {
    // Its repeat came first.
    if (pgError(error)?.constraint !== 'chat_message_once') throw error
  })
  const sent = await answer()
  if (!sent) throw new Error('a message that was written is not there')
  return sent
}
