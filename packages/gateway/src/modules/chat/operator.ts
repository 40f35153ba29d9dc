import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { chatHost, chatRoom } from './schema.ts'
import { safeAddress } from '../../lib/addresses.ts'
import { refuse } from '../../lib/refusal.ts'
import { command, confidential, defineOperator, rowLimit } from '../../server/command.ts'
import { monthCommands } from '../../server/month-commands.ts'
import { languageTag, words } from '../../settings/ranges.ts'
import { announceHost } from './hosts.ts'
import { insertMessage } from './messages.ts'
import { closeReports, lastMessages, memberOf, openReports, removeMessage, sanction, wordsOf } from './moderation.ts'
import { roomOf } from './rooms.ts'
import { ownHosts } from './sending.ts'
import { readText } from './text.ts'

const roomId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
  .describe('Identifier of the room, as `chat rooms` lists it')
const messageId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Number of the message')
const whom = {
  account: confidential(z.string().max(64)).optional().describe('Account name of the person; or give a message'),
  messageId: messageId.optional().describe('A message that the person wrote'),
}
const reason = confidential(z.string().trim().min(1).max(200)).describe('Why')
const minutes = z.int().min(1).max(525_600)
const later = (now: Date, after: number) => new Date(now.getTime() + after * 60_000)

const rooms = defineOperator('chat', 'Chat rooms, messages and reports', [
  command({
    name: 'rooms',
    summary: 'Lists chat rooms with their slow mode and number of messages.',
    input: z.object({}),
    role: 'support',
    effect: 'read',
    example: {},
    async run({ tx, settings }) {
      const rows = await tx.select().from(chatRoom).orderBy(chatRoom.kind, chatRoom.id)
      const lines = rows.map(
        ({ id, kind, language, slowMs, lastSeq, closedAt }) =>
          `${id} ${kind} ${language}, slow ${(slowMs ?? settings().chat.slowModeMs) / 1000} s, ${lastSeq} messages${closedAt ? ', closed' : ''}`,
      )
      return { text: lines.length > 0 ? lines : 'There is no room.', data: rows }
    },
  }),
  command({
    name: 'messages',
    summary: 'Lists the latest messages of a room, newest first.',
    input: z.object({ roomId, limit: rowLimit(30) }),
    role: 'support',
    effect: 'read',
    example: { roomId: 'en' },
    async run({ tx }, { roomId: id, limit }) {
      await roomOf(tx, id)
      const rows = await lastMessages(tx, id, limit)
      const lines = rows.map(
        ({ message, account }) =>
          `${message.id} ${message.at.toISOString()} ${account ?? message.hostId ?? 'operator'} ${message.kind}: ` +
          (message.kind === 'REMOVAL' ? `message ${message.targetId}` : wordsOf(message.body)),
      )
      return { text: lines.length > 0 ? lines : 'Nobody wrote yet.', data: lines }
    },
  }),
  command({
    name: 'delete',
    summary: 'Hides a message from everyone. The text stays in the database.',
    input: z.object({ messageId, reason }),
    role: 'support',
    effect: 'change',
    example: { messageId: '1204', reason: 'Asks for passwords.' },
    async run({ tx, clock }, { messageId: id }) {
      const { roomId: room, done } = await removeMessage(tx, id, clock.now())
      return {
        text: done ? `message ${id} of ${room} is hidden` : `message ${id} was hidden before`,
        before: { messageId: id, hidden: !done },
        after: { messageId: id, hidden: true },
      }
    },
  }),
  command({
    name: 'mute',
    summary: 'Mutes a person for a time.',
    input: z.object({ ...whom, minutes: minutes.default(60).describe('Minutes'), reason }),
    role: 'support',
    effect: 'change',
    example: { messageId: '1204', minutes: 60, reason: 'Insults others.' },
    async run({ tx, clock }, { minutes: time, ...who }) {
      const mutedUntil = later(clock.now(), time)
      const changed = await sanction(tx, await memberOf(tx, who), { mutedUntil })
      return { text: `muted until ${mutedUntil.toISOString()}`, ...changed }
    },
  }),
  command({
    name: 'unmute',
    summary: 'Unmutes a person.',
    input: z.object(whom),
    role: 'support',
    effect: 'change',
    example: { messageId: '1204' },
    async run({ tx }, who) {
      return { text: 'not muted any more', ...(await sanction(tx, await memberOf(tx, who), { mutedUntil: null })) }
    },
  }),
  command({
    name: 'ban',
    summary: 'Bans a person from the chat, for a time or until unbanned.',
    input: z.object({
      ...whom,
      minutes: minutes.optional().describe('Minutes; absent: until lifted'),
      reason,
    }),
    role: 'support',
    effect: 'change',
    example: { messageId: '1204', reason: 'Poses as the house.' },
    async run({ tx, clock }, { minutes: time, ...who }) {
      const now = clock.now()
      const bannedUntil = time === undefined ? null : later(now, time)
      const changed = await sanction(tx, await memberOf(tx, who), { bannedAt: now, bannedUntil })
      return { text: `banned ${bannedUntil ? `until ${bannedUntil.toISOString()}` : 'until it is lifted'}`, ...changed }
    },
  }),
  command({
    name: 'unban',
    summary: 'Lifts the chat ban of a person.',
    input: z.object(whom),
    role: 'support',
    effect: 'change',
    example: { messageId: '1204' },
    async run({ tx }, who) {
      const changed = await sanction(tx, await memberOf(tx, who), { bannedAt: null, bannedUntil: null })
      return { text: 'not banned any more', ...changed }
    },
  }),
  command({
    name: 'slow',
    summary: 'Sets the slow mode of a room: the minimum time between two messages of a person.',
    input: z.object({
      roomId,
      seconds: z.number().min(0).max(3600).optional().describe('Seconds; absent: as the settings say'),
    }),
    role: 'support',
    effect: 'change',
    example: { roomId: 'en', seconds: 10 },
    async run({ tx, settings }, { roomId: id, seconds }) {
      const { slowMs: before } = await roomOf(tx, id)
      const slowMs = seconds === undefined ? null : Math.round(seconds * 1000)
      await tx.update(chatRoom).set({ slowMs }).where(eq(chatRoom.id, id))
      return {
        text: `${id}: one message per ${(slowMs ?? settings().chat.slowModeMs) / 1000} s`,
        before: { roomId: id, slowMs: before },
        after: { roomId: id, slowMs },
      }
    },
  }),
  command({
    name: 'open-room',
    summary: 'Opens the room of a language, new or closed before.',
    input: z.object({
      roomId,
      language: languageTag.describe('Language that is spoken in it'),
      title: words(80).min(1).describe('Its name in that language'),
    }),
    role: 'manager',
    effect: 'change',
    example: { roomId: 'hi', language: 'hi', title: 'आँगन' },
    async run({ tx, clock }, { roomId: id, language, title }) {
      const [before] = await tx.select().from(chatRoom).where(eq(chatRoom.id, id))
      if (before && before.kind !== 'LANGUAGE') throw refuse('validation', { message: `${id} is the room of a host` })
      const titles = { ...before?.titles, [language]: title }
      await tx
        .insert(chatRoom)
        .values({ id, kind: 'LANGUAGE', language, titles, createdAt: clock.now() })
        .onConflictDoUpdate({ target: chatRoom.id, set: { language, titles, closedAt: null } })
      return {
        text: `${id} is open`,
        before: before ? { roomId: id, open: before.closedAt === null } : null,
        after: { roomId: id, open: true },
      }
    },
  }),
  command({
    name: 'close-room',
    summary: 'Closes a room to readers and writers until it is reopened.',
    input: z.object({ roomId, reason }),
    role: 'manager',
    effect: 'change',
    example: { roomId: 'en', reason: 'Too few moderators tonight.' },
    async run({ tx, clock }, { roomId: id }) {
      const { closedAt } = await roomOf(tx, id)
      await tx
        .update(chatRoom)
        .set({ closedAt: closedAt ?? clock.now() })
        .where(eq(chatRoom.id, id))
      return {
        text: `${id} is closed`,
        before: { roomId: id, open: closedAt === null },
        after: { roomId: id, open: false },
      }
    },
  }),
  command({
    name: 'reports',
    summary: 'Lists undecided reports, oldest first.',
    input: z.object({ limit: rowLimit() }),
    role: 'support',
    effect: 'read',
    example: {},
    async run({ tx }, { limit }) {
      const found = await openReports(tx, limit)
      const lines = found.map(
        ({ report, message, reporter, author }) =>
          `${report.id} ${report.reason} by ${reporter}${report.note ? ` (${report.note})` : ''}: message ${message.id} ` +
          `in ${message.roomId} of ${author ?? message.hostId}: ${wordsOf(message.body)}`,
      )
      return { text: lines.length > 0 ? lines : 'Nothing waits.', data: lines }
    },
  }),
  command({
    name: 'decide',
    summary: 'Decides a report and all other open reports of the same message.',
    input: z.object({
      reportId: z.int().min(1).describe('Number of the report'),
      decision: z
        .enum(['dismiss', 'delete', 'mute', 'ban'])
        .describe(
          '`delete` hides the message; `mute` and `ban` do so too, and keep its author from writing or reading',
        ),
      minutes: minutes.optional().describe('How long a mute or ban lasts; absent: an hour, or until it is lifted'),
    }),
    role: 'support',
    effect: 'change',
    example: { reportId: 7, decision: 'mute', minutes: 60 },
    async run({ tx, clock, operator }, { reportId, decision, minutes: time }) {
      const at = clock.now()
      const { messageId: id, closed } = await closeReports(tx, reportId, { decision, by: operator, at })
      if (decision !== 'dismiss') await removeMessage(tx, id, at)
      if (decision === 'mute' || decision === 'ban') {
        const set =
          decision === 'mute'
            ? { mutedUntil: later(at, time ?? 60) }
            : { bannedAt: at, bannedUntil: time === undefined ? null : later(at, time) }
        await sanction(tx, await memberOf(tx, { messageId: id }), set, { atLeast: true })
      }
      return {
        text: `${closed} report${closed === 1 ? '' : 's'} of message ${id}: ${decision}`,
        before: { reportId, messageId: id, state: 'open' },
        after: { reportId, messageId: id, state: decision },
      }
    },
  }),
  ...monthCommands('chat_message', 'chat messages'),
])

const hostId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,57}$/)
  .describe('Identifier of the host, as `chat-hosts list` shows it')

const hosts = defineOperator('chat-hosts', 'Chat hosts and their rooms', [
  command({
    name: 'list',
    summary: 'Lists hosts and their availability.',
    input: z.object({}),
    role: 'support',
    effect: 'read',
    example: {},
    async run({ tx }) {
      const rows = await tx.select().from(chatHost).orderBy(chatHost.id)
      const lines = rows.map(
        ({ id, name, language, online, removedAt }) =>
          `${id} ${name} ${language} ${removedAt ? 'removed' : online ? 'online' : 'away'}`,
      )
      return { text: lines.length > 0 ? lines : 'There is no host.', data: rows }
    },
  }),
  command({
    name: 'save',
    summary: 'Adds a host with a room, or changes one.',
    input: z.object({
      hostId,
      name: words(80).min(1).describe('Name that people read'),
      language: languageTag.describe('Language the host speaks'),
      iconUrl: safeAddress
        .optional()
        .describe('Picture: a path of the site, or an https address; absent: the one there is'),
    }),
    role: 'manager',
    effect: 'change',
    example: { hostId: 'rina', name: 'Rina', language: 'bn', iconUrl: '/art/avatar/lotus.svg' },
    async run({ tx, clock }, { hostId: id, name, language, iconUrl }) {
      const now = clock.now()
      const [before = null] = await tx.select().from(chatHost).where(eq(chatHost.id, id)).for('update')
      const after = { name, language, iconUrl: iconUrl ?? before?.iconUrl ?? '', removedAt: null }
      // A room that was closed by hand stays closed.
      const opened = before?.removedAt ? { closedAt: null } : {}
      await tx
        .insert(chatHost)
        .values({ id, ...after, createdAt: now })
        .onConflictDoUpdate({ target: chatHost.id, set: after })
      await tx
        .insert(chatRoom)
        .values({ id: `host-${id}`, kind: 'HOST', language, hostId: id, createdAt: now })
        .onConflictDoUpdate({ target: chatRoom.id, set: { language, ...opened } })
      return { text: `${name} hosts host-${id}`, before, after: { id, ...after } }
    },
  }),
  command({
    name: 'online',
    summary: 'Sets a host’s availability. Followers get a message when the host comes online.',
    input: z.object({ hostId, online: z.boolean().describe('True: available; false: away') }),
    role: 'support',
    effect: 'change',
    example: { hostId: 'rina', online: true },
    async run({ tx, clock, settings }, { hostId: id, online }) {
      const [before] = await tx.select().from(chatHost).where(eq(chatHost.id, id)).for('update')
      if (!before || before.removedAt) throw refuse('not_found', { message: `there is no host ${id}` })
      await tx.update(chatHost).set({ online }).where(eq(chatHost.id, id))
      const hours = settings().chat.announceHours
      const told = online && !before.online ? await announceHost(tx, before, { now: clock.now(), hours }) : 0
      return {
        text: `${before.name} is ${online ? 'online' : 'away'}${told > 0 ? `; ${told} told` : ''}`,
        before: { hostId: id, online: before.online },
        after: { hostId: id, online },
      }
    },
  }),
  command({
    name: 'say',
    summary: 'Sends a message as a host, in the host’s room or another.',
    input: z.object({
      hostId,
      roomId: roomId.optional().describe('Room to write in; absent: the room of the host'),
      text: confidential(z.string().trim().min(1).max(500)).describe('What people read'),
    }),
    role: 'support',
    effect: 'change',
    example: { hostId: 'rina', text: 'The tables open at seven.' },
    async run({ tx, clock, settings }, { hostId: id, roomId: room = `host-${id}`, text }) {
      const [host] = await tx.select().from(chatHost).where(eq(chatHost.id, id))
      if (!host || host.removedAt) throw refuse('not_found', { message: `there is no host ${id}` })
      await roomOf(tx, room)
      const { parts } = readText(text, { hosts: ownHosts(settings()), people: new Map() })
      const made = await insertMessage(tx, { roomId: room, kind: 'TEXT', hostId: id, body: parts, at: clock.now() })
      return { text: `message ${made.id} in ${room}`, before: null, after: { messageId: made.id, roomId: room } }
    },
  }),
  command({
    name: 'remove',
    summary: 'Removes a host and closes the room. Its messages stay in the database.',
    input: z.object({ hostId }),
    role: 'manager',
    effect: 'change',
    example: { hostId: 'rina' },
    async run({ tx, clock }, { hostId: id }) {
      const at = clock.now()
      const [before] = await tx.select().from(chatHost).where(eq(chatHost.id, id))
      if (!before) throw refuse('not_found', { message: `there is no host ${id}` })
      await tx.update(chatHost).set({ removedAt: at, online: false }).where(eq(chatHost.id, id))
      await tx.update(chatRoom).set({ closedAt: at }).where(eq(chatRoom.hostId, id))
      return { text: `${before.name} is removed`, before, after: { hostId: id, removed: true } }
    },
  }),
])

export default [rooms, hosts]
