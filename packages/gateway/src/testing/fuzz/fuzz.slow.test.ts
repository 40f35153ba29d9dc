import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contractRows } from '../../../../sdk/scripts/contract-json.ts'
import { randomFrom } from '../../lib/crypto/random.ts'
import { secretFrom } from '../../modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../modules/rounds/vendor-calls/signature.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { call, freshApp, jti, proofFor, registered, registration, seal, trialToken, valueOf } from '../inject.ts'
import { fakeVendors } from '../../modules/transfers/testing.ts'
import { bend, diceOf, plainRequest, spoilInput, type Described, type Dice } from './cases.ts'
import { faultOf, vendorFaultOf } from './check-answer.ts'
import { send, sendBytes, type Got, type Sent } from './send.ts'
import { raw, texts, values } from './values.ts'

// `npm run fuzz` sends a thousand to each call; the quick layer a few dozen, always the same. Every seed is printed and
// can be passed to repeat it.
const casesEach = Number(process.env['FUZZ_CASES'] || (process.env['MODE'] === 'fuzz' ? 1000 : 40))
const seed = Number(process.env['FUZZ_SEED'] || (process.env['MODE'] === 'fuzz' ? Date.now() % 1_000_000 : 20_261))
const patience = 30_000 + casesEach * 200

const calls = contractRows() as Described[]
const key = 'the key of a gateway of fuzzed vendors'
const { app, db, clock } = await freshApp({
  vendorSecrets: { key },
  vendorWallets: fakeVendors(),
  vendorOrigin: 'http://localhost:8081',
})
const agent = new Agent({ keepAlive: true, maxSockets: 8 })
let url = ''
let playing: { nodeId: number; vassalage: string }

const newName = (): string => `f${randomUUID().replaceAll('-', '').slice(0, 12)}`

/** The input of a valid client. */
const good: Record<string, () => Record<string, unknown>> = {
  'session.login': () => ({ username: 'fuzzing1', password: 'Secret123' }),
  'member.register': () => registration(newName()),
  'member.language': () => ({ language: 'en' }),
  'games.launch': () => ({ ...playing, gameType: 'RNG', language: 'en', backUrl: '/' }),
  'favourites.add': () => ({ nodeId: playing.nodeId }),
  'member.registerMobile': () => ({
    mobileNum: '01712345678',
    countryDialingCode: '880',
    password: 'Secret123',
    confirmPassword: 'Secret123',
    verificationCode: '123456',
    agreed: true,
  }),
  'session.verify': () => ({ verificationId: randomUUID(), verificationCode: '123456' }),
  'session.exchange': () => ({ code: 'A'.repeat(32) }),
  'verification.sms': () => ({ mobileNum: '01712345678', countryDialingCode: '880' }),
  'verification.register': () => ({ mobileNo: '01712345678', countryDialingCode: '880' }),
  'password.change': () => ({ oldPassword: 'Secret124', newPassword: 'Secret125', confirmNewPassword: 'Secret125' }),
  'password.byMail': () => ({ username: 'fuzzing1', email: 'fuzz@example.org' }),
  'password.resetByMail': () => ({
    username: 'fuzzing1',
    email: 'fuzz@example.org',
    verificationCode: '123456',
    newPassword: 'Secret125',
  }),
  'password.resetByMobile': () => ({ mobileNum: '01712345678', verificationCode: '123456', newPassword: 'Secret125' }),
  'session.social': () => ({ provider: 'google', idToken: 'A'.repeat(40) }),
  'lottery.draws': () => ({ gameCode: 'PADMA5D' }),
  'lottery.near': () => ({ gameCode: 'PADMA5D' }),
  'member.setIcon': () => ({ icon: 'kite' }),
  'agent.affiliate': () => ({ code: 'nobody' }),
  'content.feedback': () => ({ content: 'fine' }),
  'games.guestLaunch': () => ({ vassalage: 'BGS' }),
  // More than any balance, so that no money moves.
  'wallet.transfer': () => ({ vassalage: playing.vassalage, direction: 'IN', amount: '99999999.00' }),
  'wallet.transferStatus': () => ({ transferId: randomUUID() }),
  'payoutAccounts.setName': () => ({ realName: 'Rina Akter' }),
  'payoutAccounts.save': () => ({
    methodId: 'wallet',
    fields: { walletName: 'Padma', walletNumber: '01712345678' },
    fundPassword: '280416',
  }),
  'payoutAccounts.remove': () => ({ accountId: randomUUID(), fundPassword: '280416' }),
  'withdrawals.submit': () => ({ accountId: randomUUID(), amount: '500.00', fundPassword: '280416' }),
  'withdrawals.detail': () => ({ orderNo: 'W260101ZZZZZZZZ' }),
  'withdrawals.cancel': () => ({ orderNo: 'W260101ZZZZZZZZ' }),
  'receipts.act': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, action: 'RECEIVED' }),
  'lineMessages.addPicture': () => ({ messageId: '1', image: 'iVBORw0KGgo=' }),
  'lineMessages.picture': () => ({ imageId: randomUUID() }),
  'tickets.subject': () => ({ kind: 'DEPOSIT', id: 'D260101ZZZZZZZZ' }),
  'tickets.submit': () => ({ text: 'Where do I find my deposit?', intent: randomUUID() }),
  'tickets.ticket': () => ({ ticketNo: 'Q9999999' }),
  'tickets.reply': () => ({ ticketNo: 'Q9999999', text: 'Thank you', intent: randomUUID() }),
  'tickets.close': () => ({ ticketNo: 'Q9999999' }),
  'tickets.read': () => ({ ticketNo: 'Q9999999' }),
  'tickets.addPicture': () => ({ ticketNo: 'Q9999999', messageNo: '1', image: 'iVBORw0KGgo=' }),
  'tickets.picture': () => ({ imageId: randomUUID() }),
  'support.addPicture': () => ({ uploadKey: randomUUID(), image: 'iVBORw0KGgo=' }),
  'support.picture': () => ({ imageId: randomUUID() }),
  'receipts.addPicture': () => ({ orderNo: 'W260101ZZZZZZZZ', partNo: 1, image: 'iVBORw0KGgo=' }),
  'receipts.picture': () => ({ imageId: randomUUID() }),
  'fundPassword.set': () => ({ loginPassword: 'Secret124', newFundPassword: '280416', confirmFundPassword: '280416' }),
  'fundPassword.change': () => ({ fundPassword: '111111', newFundPassword: '280416', confirmFundPassword: '280416' }),
  'wallet.recall': () => ({ vassalage: playing.vassalage }),
  'deposits.submit': () => ({ channelId: 'instant-wallet', amount: '500.00' }),
  'deposits.order': () => ({ orderNo: 'D261120AAAAAAAA' }),
  'deposits.proof': () => ({ orderNo: 'D261120AAAAAAAA', paidReference: 'TRX 7' }),
  'deposits.cancel': () => ({ orderNo: 'D261120AAAAAAAA' }),
  'favourites.remove': () => ({ nodeId: playing.nodeId }),
}

beforeAll(async () => {
  await app.services.settingsStore.write('login', { failuresPerIp: 1_000_000 })
  await app.services.settingsStore.write('modules', { CBS3: true, LOGINIPVERF3: true, SOCIAL3: true })
  await app.services.settingsStore.write('wallet', { isSingle: false, autoTransfer: false })
  url = await app.listen({ port: 0, host: '127.0.0.1' })
  await registered(app, 'fuzzing1')
  const { games } = valueOf(
    await call<{ games: { nodeId: number; vassalage: string; status: string }[] }>(app, contract.games.list, {
      gameType: 'RNG',
      pageSize: 99,
    }),
  )
  const game = games.find(({ status }) => status === 'ON')
  if (!game) throw new Error('no game is on')
  playing = { nodeId: game.nodeId, vassalage: game.vassalage }
})
afterAll(() => {
  agent.destroy()
})

/**
 * Every money transaction except welcome gifts, and play money of trial players, which follows a launch automatically.
 */
async function ledger(): Promise<unknown> {
  const { rows } =
    await db.execute(sql`select count(*) as txns, (select count(*) from vendor_call) as calls, (select count(*)
      from round) as rounds from txn t where kind <> 'sandbox_grant'
    and exists (select from posting p where p.txn_id = t.id and p.asset <> 'FUN')`)
  return rows[0]
}
/** Members without a gift: one is given with each new account, so a refused registration gets none. */
async function giftless(): Promise<unknown> {
  const { rows } = await db.execute(
    sql`select (select count(*) from member) - (select count(*) from txn where kind = 'sandbox_grant') as members`,
  )
  return rows[0]
}

async function sealed(described: Described, input: unknown, dice: Dice): Promise<Sent> {
  const endpoint = Object.values(contract)
    .flatMap((area) => Object.values(area) as Endpoint[])
    .find(({ path, method }) => path === described.path && method === described.method)
  const claims = {
    iat: Math.floor(clock.now().getTime() / 1000),
    jti: jti(),
    m: described.method,
    p: described.path,
    b: input,
  }
  if (dice.chance(0.1))
    Object.assign(claims, {
      [dice.pick(['iat', 'jti', 'm', 'p', 'b'])]: dice.chance(0.5) ? dice.pick(texts) : dice.pick(values),
    })
  const jwe = await seal(app, claims, dice.chance(0.05) ? { kid: dice.pick(texts), typ: dice.pick(texts) } : {})
  const headers = {
    'content-type': 'application/json',
    encryption: 'jwe',
    'x-challenge': endpoint?.challenge ? await proofFor(app, endpoint.challenge) : '',
  }
  return {
    method: described.method,
    target: described.path,
    headers,
    body: JSON.stringify({ jwe: dice.chance(0.1) ? `${jwe.slice(0, -4)}AAAA` : jwe }),
  }
}

async function make(described: Described, tokens: readonly (string | undefined)[], dice: Dice): Promise<Sent> {
  const input = good[described.name]?.() ?? {}
  const spoilt = dice.chance(0.65) ? spoilInput(described, input, dice) : input
  const sent =
    described.sealed && dice.chance(0.7)
      ? await sealed(described, spoilt, dice)
      : plainRequest(described, spoilt, dice.pick(tokens))
  return spoilt === input ? bend(sent, dice) : sent
}

interface Fault {
  sent: string
  fault: string
}
const show = ({ method, target, headers, body }: Sent): string =>
  `${method} ${JSON.stringify(target.slice(0, 200))} ${JSON.stringify(headers).slice(0, 300)} ` +
  `${typeof body === 'string' ? body.slice(0, 300) : body ? 'bytes' : ''}`

/** Sends `casesEach` requests, some at a time, and collects faults of the answers. */
async function sendMany(
  count: number,
  at: (n: number) => Promise<Sent>,
  judge: (got: Got) => string | undefined,
): Promise<{ faults: Fault[]; codes: Map<string, number> }> {
  const faults: Fault[] = []
  const codes = new Map<string, number>()
  let next = 0
  const lane = async () => {
    while (next < count) {
      const sent = await at(next++)
      // Rate limits are not tested here.
      clock.forward(1100)
      const got = await send(url, sent, agent).catch((error: unknown): Got => ({
        status: 0,
        headers: {},
        text: String(error),
      }))
      const fault = judge(got)
      if (fault) faults.push({ sent: show(sent), fault: `${fault} ${got.status === 0 ? got.text : ''}` })
      const code = /"(?:code|status)":"(\w+)"/.exec(got.text)?.[1] ?? String(got.status)
      codes.set(code, (codes.get(code) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: 4 }, lane))
  return { faults, codes }
}

const report = (name: string, count: number, codes: Map<string, number>) =>
  console.log(
    `fuzz ${name}, seed ${seed}: ${count} cases, 0 bad answers (below ${((3 / count) * 100).toFixed(2)} ` +
      `%), ${[...codes].map(([code, n]) => `${code} ${n}`).join(', ')}`,
  )

describe.each(calls.map((described) => [described.name, described] as const))('%s', (name, described) => {
  test('answers any request with a typed refusal or correctly, and moves no money', { timeout: patience }, async () => {
    const before = await ledger()
    const without = await giftless()
    const dice = diceOf(randomFrom(seed + name.length * 7919))
    const [member, trial] = [await registered(app, newName()), await trialToken(app)]
    const { faults, codes } = await sendMany(
      casesEach,
      () => make(described, [undefined, member, member, trial], dice),
      faultOf,
    )
    expect(faults.slice(0, 10)).toEqual([])
    expect(await ledger()).toEqual(before)
    expect(await giftless()).toEqual(without)
    report(name, casesEach, codes)
  })
})

test('no call of the contract is left out', () => {
  const all = [
    ...Object.entries(contract).flatMap(([area, calls]) => Object.keys(calls).map((name) => `${area}.${name}`)),
    'stream',
  ]
  const fuzzed = calls.map(({ name }) => name)
  expect(fuzzed.toSorted()).toEqual(all.toSorted())
  console.log(`fuzz: ${fuzzed.length} calls and 6 callbacks of vendors × ${casesEach} cases`)
})

test('bytes that are not HTTP, or hardly', { timeout: patience }, async () => {
  const faults: Fault[] = []
  for (const bytes of raw) {
    const got = await sendBytes(url, bytes.replace('PATH', contract.system.status.path)).catch(
      (error: unknown): Got => ({ status: 0, headers: {}, text: String(error) }),
    )
    const fault = faultOf(got)
    // Responses of Node's own HTTP parser have no body.
    const isBareRefusal = (got.status === 400 || got.status === 417) && got.headers['content-type'] === undefined
    if (fault && !isBareRefusal) faults.push({ sent: bytes.slice(0, 200), fault: `${fault} ${got.text.slice(0, 100)}` })
  }
  expect(faults).toEqual([])
})

describe('callbacks of vendors', () => {
  const kinds = ['authenticate', 'balance', 'debit', 'credit', 'rollback', 'round-close'] as const
  const amounts = [
    '1e3',
    '-1',
    '0.005',
    'NaN',
    '1.000',
    '.5',
    '5.',
    '00.10',
    '+1',
    ' 1',
    '1,000',
    '１',
    '१२',
    '9'.repeat(13),
    '9'.repeat(400),
    '0x10',
    '',
    'Infinity',
    '1٫5',
    '\ud800',
    1,
    0.1,
    null,
    [],
    {},
  ]
  const signed = (vass: string, kind: string, body: string, more: Record<string, string> = {}): Sent => {
    const timestamp = String(Math.floor(clock.now().getTime() / 1000))
    const headers = {
      'content-type': 'application/json',
      'x-vendor': vass,
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, vass), timestamp, body),
      ...more,
    }
    return { method: 'POST', target: `/vendor/v1/${vass}/${kind}`, headers, body }
  }

  test.each(kinds)('%s refuses altered calls, and nothing moves', { timeout: patience }, async (kind) => {
    const before = await ledger()
    const dice = diceOf(randomFrom(seed + kind.length))
    const token = await registered(app, newName())
    const { id: playerId } = valueOf(await call<{ id: string }>(app, contract.member.info, {}, { token }))
    const body = () => ({
      requestId: randomUUID(),
      token: 'not a game token',
      playerId,
      gameId: String(playing.nodeId),
      roundId: randomUUID(),
      txId: randomUUID(),
      refTxId: randomUUID(),
      amount: '1.00',
      currency: 'BDT',
    })
    const bent = (): Record<string, unknown> => {
      const made: Record<string, unknown> = body()
      const field = dice.pick(Object.keys(made))
      made[field] = field === 'amount' ? dice.pick(amounts) : dice.chance(0.6) ? dice.pick(texts) : dice.pick(values)
      // A rollback of an unknown bet is accepted and stored as a tombstone, so a call that must be refused names no
      // player.
      if (kind === 'rollback') made['playerId'] = dice.pick(['', 'nobody', 7, null, randomUUID()])
      return made
    }
    const unsigned = (sent: Sent): Sent => ({
      ...sent,
      headers: {
        ...sent.headers,
        ...dice.pick<Record<string, string>>([
          { 'x-signature': '' },
          { 'x-signature': 'f'.repeat(64) },
          { 'x-timestamp': '0' },
          { 'x-timestamp': '1e9' },
          { 'x-timestamp': '' },
          { 'x-vendor': 'EG2' },
          { 'x-vendor': '__proto__' },
          { 'x-signature': sign('', '0', '') },
        ]),
      },
    })
    const { faults, codes } = await sendMany(
      casesEach,
      async () => {
        const sent = signed(playing.vassalage, kind, JSON.stringify(bent()))
        const way = dice.chance(0.7) ? 'body' : dice.pick(['unsigned', 'raw', 'vendor'])
        if (way === 'unsigned') return unsigned(sent)
        if (way === 'raw')
          return signed(
            playing.vassalage,
            kind,
            dice.pick(['', 'null', '[]', '{', '7', '{"a":NaN}', '[['.repeat(9000), '\0']),
          )
        return way === 'vendor'
          ? signed(
              dice.pick(['XX', 'pg', 'PG%00', '..', '%2e%2e', '__proto__', 'x'.repeat(150), 'PG%20']),
              kind,
              String(sent.body),
            )
          : sent
      },
      vendorFaultOf,
    )
    expect(faults.slice(0, 10)).toEqual([])
    expect(await ledger()).toEqual(before)
    report(`vendor ${kind}`, casesEach, codes)
  })
})

test('afterwards the ledger is consistent', async () => {
  expect(await checkInvariants(db)).toEqual([])
})
