import { randomUUID } from 'node:crypto'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { beforeAll, expect, test } from 'vitest'
import { call, freshApp, registered, valueOf } from './inject.ts'
import { fakeVendors } from '../modules/transfers/testing.ts'
import { freshenAll } from '../modules/games/queries/leaderboards.ts'
import { grow } from './growth.ts'
import { rowsReadBy, type RowsRead } from './rows.ts'

/** Every call that reads, measured with few rows in the tables that play and money fill, and with ten times as many. */
const { app, db, owner, clock } = await freshApp({
  vendorWallets: fakeVendors(),
  vendorSecrets: { key: 'the key of the gateway' },
  vendorOrigin: 'http://vendor.test',
})
// One person among many: a person with a large part of a table would be found without its index.
const mine = 40
const theirs = 1000
const patience = { timeout: 300_000 }
let token = ''

const readers: [string, Endpoint][] = Object.entries(contract)
  .flatMap(([area, calls]) =>
    Object.entries(calls as Record<string, Endpoint>).map(([name, one]): [string, Endpoint] => [
      `${area}.${name}`,
      one,
    ]),
  )
  .filter(([, { method }]) => method === 'GET')

/** Inputs of calls that need one. */
const own = async (query: string) => (await owner.$client.query<{ it: string }>(query)).rows[0]?.it
const inputs: Record<string, () => object | Promise<object>> = {
  'system.challenge': () => ({ purpose: 'login' }),
  'agent.affiliate': () => ({ code: 'WELCOME' }),
  'games.info': () => ({ nodeId: 10001 }),
  'games.guestLaunch': () => ({ vassalage: 'BGS' }),
  'lottery.draws': () => ({ gameCode: 'PADMA5D' }),
  'lottery.near': () => ({ gameCode: 'PADMA5D' }),
  'withdrawals.detail': async () => ({
    orderNo: await own(
      "select order_no as it from withdrawal w join member m on m.id = w.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'deposits.order': async () => ({
    orderNo: await own(
      "select order_no as it from deposit_order o join member m on m.id = o.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'records.bet': async () => ({
    betNo: await own(
      "select r.id::text as it from round r join member m on m.id = r.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'inbox.message': async () => ({
    messageId: await own(
      "select x.id::text as it from message x join member m on m.id = x.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'wallet.transferStatus': async () => ({
    transferId: await own(
      "select x.id::text as it from wallet_transfer x join member m on m.id = x.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'receipts.picture': async () => ({
    imageId: await own(
      'select p.id::text as it from receipt_picture p join withdrawal w using (order_no) join member m on ' +
        "m.id = w.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'support.picture': async () => ({
    imageId: await own(
      'select p.id::text as it from feedback_picture p join feedback f on f.id = p.feedback_id join member ' +
        "m on m.id = f.member_id where m.account = 'growing1' limit 1",
    ),
  }),
  'upline.find': () => ({ idempotencyKey: randomUUID() }),
}
/** Calls that ask for something that does not exist. */
const missing = new Set(['upline.find'])

const counted = "a page tells how many rows there are, counted in an index of the person's own"
const summed = "adds up the rows of the range that is asked for, the person's own"
const orders = "looks for what is open among the person's own orders, of which a day allows few"
/** Reads that grow with what a person has done themselves, and why they may. */
const mayGrowWithOwn: Record<string, string> = {
  'records.ledger': summed,
  'records.deposits': summed,
  'limits.statement': summed,
  'records.proof': 'every entry of the person is what is proved',
  'records.transfers': counted,
  'upline.history': counted,
  'inbox.list': counted,
  'support.feedback': counted,
  'security.logins': counted,
  'security.sessions': counted,
  'content.unread': counted,
  'summary.member': counted,
  'receipts.waiting': orders,
  'deposits.settings': orders,
  'games.info': 'a row for each quarter of an hour in which the person has played that game',
}

async function read([name, endpoint]: [string, Endpoint]): Promise<RowsRead> {
  // No answer comes from a cache of a moment ago.
  clock.forward(2100)
  const input = (await inputs[name]?.()) ?? {}
  return rowsReadBy(db, async () => {
    const answer = await call(
      app,
      endpoint,
      { ...input },
      { token: endpoint.principals.includes('member') ? token : '' },
    )
    expect
      .soft([name, answer.status, answer.body.success ? '' : answer.body.code])
      .toEqual(missing.has(name) ? [name, 404, 'not_found'] : [name, 200, ''])
  })
}

/** `slack`: rows of a plan that takes another way. */
const grown = (before: RowsRead, after: RowsRead, slack: number) =>
  Object.entries(after)
    .filter(([table, rows]) => rows > (before[table] ?? 0) * 1.5 + slack)
    .map(([table, rows]) => `${table} ${before[table] ?? 0} → ${rows}`)
const least = (a: RowsRead, b: RowsRead): RowsRead =>
  Object.fromEntries(Object.entries(a).map(([table, rows]) => [table, Math.min(rows, b[table] ?? 0)]))

/** What the minutely job brings up to date, and the database itself. */
async function freshen(): Promise<void> {
  await freshenAll(db, clock.now())
  await owner.$client.query('vacuum analyze')
}

async function readAll(): Promise<Map<string, RowsRead>> {
  await freshen()
  const all = new Map<string, RowsRead>()
  for (const one of readers) all.set(one[0], await read(one))
  return all
}

/** Which calls read more now than they did, and of which tables. */
async function growing(before: Map<string, RowsRead>, slack: number): Promise<Record<string, string[]>> {
  await freshen()
  const found: Record<string, string[]> = {}
  for (const one of readers) {
    const [name] = one
    let after = await read(one)
    // Other work may have been counted: only what is read each time is read by the call.
    for (let tries = 0; tries < 2 && grown(before.get(name) ?? {}, after, slack).length > 0; tries++)
      after = least(after, await read(one))
    const more = grown(before.get(name) ?? {}, after, slack)
    if (more.length > 0) found[name] = more
  }
  return found
}

beforeAll(async () => {
  await app.services.settingsStore.write('session', { idleMinutes: 600 })
  await app.services.settingsStore.write('wallet', { isSingle: false })
  await app.services.settingsStore.write('modules', { CBS3: true })
  await app.services.settingsStore.write('chat', { url: 'https://chat.test' })
  token = await registered(app, 'growing1')
  valueOf(await call(app, contract.limits.list, {}, { token }))
  await grow(owner, clock.now(), 'others', 1, theirs)
  await grow(owner, clock.now(), 'own', 1, mine)
}, 300_000)

test('what others play, pay and write makes no read of a call longer', patience, async () => {
  const before = await readAll()
  await grow(owner, clock.now(), 'others', theirs + 1, 10 * theirs)
  // The person keeps playing as well: not all of their rows are old.
  await grow(owner, clock.now(), 'own', mine + 1, mine + 2)
  expect(await growing(before, theirs / 5)).toEqual({})
})

test(
  'what a person has played, paid and written makes no read longer, but for the sums of a range of their own',
  patience,
  async () => {
    const before = await readAll()
    await grow(owner, clock.now(), 'own', mine + 3, 10 * mine)
    const found = await growing(before, mine * 2)
    expect(Object.fromEntries(Object.entries(found).filter(([name]) => !mayGrowWithOwn[name]))).toEqual({})
    expect(
      Object.keys(mayGrowWithOwn).filter((name) => !found[name]),
      'no longer grow',
    ).toEqual([])
  },
)
