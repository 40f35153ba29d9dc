import { randomUUID } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { idOf } from '../records/testing.ts'
import { ticketDesk } from './desk.ts'

export interface Shown {
  ticketNo: string
  state: string
  unread: boolean
  canReply: boolean
  firstAnswerMinutes: number | null
  expectedAt: string | null
  subject: { kind: string; id: string; name: string; amount: string | null; status: string } | null
  messages: {
    messageNo: string
    from: string
    text: string
    event?: string
    pictures: string[]
    chosen: number | null
  }[]
}

export interface Person {
  account: string
  token: string
  id: string
}

/** A gateway with people who ask, and the desk that answers; call at the top of a file. */
export async function ticketFixture() {
  const { app, db, owner, clock } = await freshApp()
  const calls = contract.tickets
  const settings = () => app.services.settings()
  const desk = () => ticketDesk({ db, clock, settings: settings(), operator: 'mita' })

  let people = 0
  async function person(): Promise<Person> {
    const account = `asker${String(++people).padStart(3, '0')}`
    const token = await registered(app, account)
    return { account, token, id: await idOf(db, account) }
  }

  /** Calls of one person are at least a second apart. */
  const ask = (who: Person, more: object = {}) => {
    clock.forward(1100)
    return call<Shown>(
      app,
      calls.submit,
      { text: 'Where do I find my deposit?', intent: randomUUID(), language: 'en', ...more },
      { token: who.token },
    )
  }
  const reply = (who: Person, ticketNo: string, more: object) => {
    clock.forward(1100)
    return call<Shown>(app, calls.reply, { ticketNo, intent: randomUUID(), ...more }, { token: who.token })
  }
  const read = async (who: Person, ticketNo: string) =>
    valueOf(await call<Shown>(app, calls.ticket, { ticketNo }, { token: who.token }))
  const inbox = async (who: Person, language = 'en') =>
    valueOf(
      await call<{ list: { title: string; content: string; read: boolean; about?: object }[] }>(
        app,
        contract.inbox.list,
        { language, categories: 'SERVICE' },
        { token: who.token },
      ),
    ).list

  return { app, db, owner, clock, settings, desk, person, ask, reply, read, inbox }
}
