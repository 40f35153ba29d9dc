import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { call, password, registered, valueOf, type TestApp } from '../../testing/inject.ts'
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
