import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { call, password, registered, valueOf, type TestApp } from '../../testing/inject.ts'
import type { Scene, runner } from '../../app/operate/testing.ts'
import { walletOf } from '../../ledger/wallet.ts'
import { idOf } from '../records/testing.ts'
import type { Wire } from './messages.ts'

export const fundPassword = '280416'

export interface ChatPerson {
  account: string
  token: string
  id: string
  /** Identifier in the chat. */
  ref: string
}

type Page = { list: Wire[]; more: boolean; lastSeq: number }

/** Rooms as in a new sandbox, people who have accepted the rules, and what they say; for tests. */
export async function chatFixture({ app, db, clock }: TestApp, prefix: string) {
  let people = 0
  const { chatRooms } = contract

  async function person({ rules = true, gifts = false } = {}): Promise<ChatPerson> {
    const account = `${prefix}${String(++people).padStart(3, '0')}`
    const token = await registered(app, account)
    if (rules) valueOf(await call(app, chatRooms.accept, { version: 1 }, { token }))
    if (gifts)
      valueOf(
        await call(
          app,
          contract.fundPassword.set,
          { loginPassword: password, newFundPassword: fundPassword, confirmFundPassword: fundPassword },
          { token },
        ),
      )
    const { me } = valueOf(
      await call<{ me: { person: string } }>(app, chatRooms.permission, { roomId: 'en' }, { token }),
    )
    return { account, token, id: await idOf(db, account), ref: me.person }
  }

  const send = ({ token }: { token: string }, text: string, input: object = {}) =>
    call<Wire>(app, chatRooms.send, { roomId: 'en', clientId: randomUUID(), text, ...input }, { token })
  /** What a person says, with the time before it that slow mode requires. */
  async function say(who: { token: string }, text: string, input: object = {}): Promise<Wire> {
    clock.forward(2000)
    return valueOf(await send(who, text, input))
  }
  const messages = (input: object = {}, token?: string) =>
    call<Page>(app, chatRooms.messages, { roomId: 'en', ...input }, token ? { token } : {})
  const cash = async ({ id }: Pick<ChatPerson, 'id'>) => (await walletOf(db, id))?.cash ?? 0n
  const give = ({ token }: ChatPerson, kind: 'tip' | 'rain', input: object, key: string = randomUUID()) =>
    call<{ amount: string; each: string; people: number; messageId: string }>(
      app,
      chatRooms[kind],
      { roomId: 'en', fundPassword, ...input },
      { token, headers: { 'idempotency-key': key } },
    )
  return { person, send, say, messages, cash, give }
}

/** How the commands of operators are tried (server/operate/commands.test.ts). */
export function chatScenes(run: ReturnType<typeof runner>, { db }: Pick<TestApp, 'db'>): Record<string, Scene> {
  const firstMessage = async () => {
    const { rows } = await db.execute<{ id: string }>(
      sql`select id::text from chat_message where room_id = 'en' and member_id is not null order by seq limit 1`,
    )
    return rows[0]?.id ?? ''
  }
  const account = 'chat_guest_1'
  async function report(): Promise<number> {
    const { rows } = await db.execute<{ id: string }>(sql`
      insert into chat_report (message_id, member_id, reason, at)
      select ${await firstMessage()}::bigint, m.id, 'SPAM', now() from member m where m.account = 'chat_guest_8'
      on conflict (message_id, member_id) do update set decided_at = null returning id::text`)
    return Number(rows[0]?.id)
  }
  const reason = 'Tried in a test'
  const saved = () => run('chat-hosts', 'save', { hostId: 'tried', name: 'Tried', language: 'en' })
  return {
    'chat rooms': { input: () => ({}) },
    'chat messages': { input: () => ({ roomId: 'en' }) },
    'chat delete': { input: async () => ({ messageId: await firstMessage(), reason }) },
    'chat mute': { input: () => ({ account, minutes: 5, reason }) },
    'chat unmute': { input: () => ({ account }) },
    'chat ban': { input: () => ({ account, minutes: 5, reason }) },
    'chat unban': { input: () => ({ account }) },
    'chat slow': { input: () => ({ roomId: 'en', seconds: 9 }) },
    'chat open-room': { input: () => ({ roomId: 'hi', language: 'hi', title: 'Angan' }) },
    'chat close-room': { input: () => ({ roomId: 'bn', reason }) },
    'chat reports': { input: async () => (await report(), {}) },
    'chat decide': { input: async () => ({ reportId: await report(), decision: 'dismiss' }) },
    'chat-hosts list': { input: () => ({}) },
    'chat-hosts save': { input: () => ({ hostId: 'saved', name: 'Saved', language: 'en' }) },
    'chat-hosts online': { input: () => ({ hostId: 'maya', online: true }) },
    'chat-hosts say': { input: () => ({ hostId: 'rina', text: 'Hello' }) },
    'chat-hosts remove': { input: async () => (await saved(), { hostId: 'tried' }) },
  }
}
