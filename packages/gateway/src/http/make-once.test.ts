import { createHash, randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '../app/app.ts'
import { captcha as captchas } from '../auth/challenges/schema.ts'
import { contractFixture, tier } from '../modules/contracts/testing.ts'
import { call, refusalOf, valueOf, type Answer } from '../testing/inject.ts'

const made = await contractFixture()
const { app, db, clock } = made
/** Another gateway on the database, as one that answers a call that is sent again. */
const another = await createApp({ db, clock, loopDelay: () => 0, logLevel: 'silent' })
afterAll(() => another.close())

interface Prepared {
  /** Member id of the caller; absent: a visitor. */
  caller?: string
  input: object
  /** Input with other words. */
  other: object
  refused: object
}
interface Sample {
  endpoint: Endpoint
  /** Table with a row for each that was made. */
  table: string
  prepare: () => Promise<Prepared>
}

let drawn = 0
async function solved() {
  const captchaId = `captcha-of-once-${++drawn}`
  valueOf(await call(app, contract.system.captcha, { id: captchaId }, { ip: `10.8.0.${drawn}` }))
  const answerHash = createHash('sha256').update(`${captchaId}:77777`).digest('hex')
  await db.update(captchas).set({ answerHash }).where(eq(captchas.id, captchaId))
  return { captcha: '77777', captchaId }
}

/** Every call of the contract that makes something under a key and moves no money. */
const samples: Record<string, Sample> = {
  'lineMessages.send': {
    endpoint: contract.lineMessages.send,
    table: 'message',
    async prepare() {
      const { first, second } = await made.line()
      const input = { account: second.account, text: 'Good evening' }
      const refused = { ...input, account: 'nobody1' }
      return { caller: first.id, input, other: { ...input, text: 'Good night' }, refused }
    },
  },
  'content.feedback': {
    endpoint: contract.content.feedback,
    table: 'feedback',
    async prepare() {
      const input = { content: 'The door sticks', ...(await solved()) }
      return { input, other: { ...input, content: 'The window sticks' }, refused: { ...input, contact: 'nowhere' } }
    },
  },
  'registerCentre.createLink': {
    endpoint: contract.registerCentre.createLink,
    table: 'affiliate',
    async prepare() {
      const { first } = await made.line()
      const input = { kind: 'PLAYER', channel: 'Market' }
      const refused = { ...input, rates: [{ gameType: 'RNG', rate: '90' }] }
      return { caller: first.id, input, other: { ...input, channel: 'Harbour' }, refused }
    },
  },
  'contracts.offer': {
    endpoint: contract.contracts.offer,
    table: 'contract',
    async prepare() {
      const { top, first } = await made.line()
      const offer = { account: first.account, kind: 'REAL_TIME', period: '5MIN', draft: true }
      const input = { ...offer, tiers: [tier('0.5')] }
      const other = { ...offer, tiers: [tier('0.4')] }
      return { caller: top.id, input, other, refused: { ...input, account: 'nobody1' } }
    },
  },
}

const keyed = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls as Record<string, Endpoint>).flatMap(([name, endpoint]) =>
    endpoint.keyed ? [`${area}.${name}`] : [],
  ),
)

test('every call with a key that moves no money is tested below', () => {
  expect(Object.keys(samples).toSorted()).toEqual(keyed.toSorted())
})

let addresses = 0
/** Calls from ever another session or address: one of them may be told to wait. */
async function sender({ endpoint, table, prepare }: Sample) {
  const { caller, ...inputs } = await prepare()
  const send = async (key: string | undefined, input: object = inputs.input, on = app) => {
    const session = caller && (await app.services.sessions.open(db, caller, 1, { way: 'password' }))
    return call(
      on,
      endpoint,
      { ...input },
      {
        ...(session ? { token: session.token } : { ip: `10.9.0.${++addresses}` }),
        ...(key && { headers: { 'idempotency-key': key } }),
      },
    )
  }
  const rows = async () =>
    Number((await db.execute<{ n: string }>(sql.raw(`select count(*) as n from ${table}`))).rows[0]?.n)
  return { ...inputs, send, rows, before: await rows() }
}

/** The response without the id of the request. */
const bytes = ({ status, body }: Answer) => `${status} ${JSON.stringify({ ...body, requestId: undefined })}`

test.each(Object.entries(samples))('%s makes one of ten with one key, and answers all alike', async (_name, sample) => {
  const { send, rows, before } = await sender(sample)
  const key = randomUUID()
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(key)))
  clock.forward(2000)
  answers.push(await send(key), await send(key, undefined, another))
  expect(answers[0]?.status).toBe(200)
  expect([...new Set(answers.map(bytes))]).toEqual([bytes(answers[0]!)])
  expect(answers.filter(({ headers }) => headers['idempotency-hit'] === undefined)).toHaveLength(1)
  expect(await rows()).toBe(before + 1)
})

test.each(Object.entries(samples))('%s refuses other words under the same key', async (_name, sample) => {
  const { other, send, rows, before } = await sender(sample)
  const key = randomUUID()
  valueOf(await send(key))
  const conflict = await send(key, other)
  expect([conflict.status, refusalOf(conflict).code]).toEqual([409, 'idempotency_conflict'])
  expect(await rows()).toBe(before + 1)
})

test.each(Object.entries(samples))('%s leaves the key of a refused call free', async (_name, sample) => {
  const { refused, send, rows, before } = await sender(sample)
  const key = randomUUID()
  expect((await send(key, refused)).body.success).toBe(false)
  valueOf(await send(key))
  expect(await rows()).toBe(before + 1)
})

test('calls without a key, or with another one, each make their own', async () => {
  const { send, rows, before } = await sender(samples['lineMessages.send']!)
  for (const key of [undefined, undefined, randomUUID(), randomUUID()]) valueOf(await send(key))
  expect(await rows()).toBe(before + 4)
})

test('a wrong answer to a captcha spends it under a key too, and another one answers for the first', async () => {
  const { input, send, rows, before } = await sender(samples['content.feedback']!)
  const key = randomUUID()
  expect(refusalOf(await send(key, { ...input, captcha: '22222' })).code).toBe('captcha_wrong')
  expect(refusalOf(await send(key)).code).toBe('captcha_wrong')
  const first = await send(key, { ...input, ...(await solved()) })
  expect(bytes(await send(key, { ...input, ...(await solved()) }))).toBe(bytes(first))
  expect(await rows()).toBe(before + 1)
})
