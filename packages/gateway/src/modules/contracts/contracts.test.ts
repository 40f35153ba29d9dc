import { contract as calls } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { contract } from './schema.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { contractFixture, type Person, kept, tier } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const {
  app,
  db,
  clock,
  add,
  line,
  ask,
  send,
  refused,
  offer,
  answer,
  accept,
  agree,
  operatorContract,
  listed,
  statusOf,
  history,
  expire,
} = await contractFixture()
const { contracts: of } = calls

test('an offer is read by both sides, accepted, and in force from the next slot', async () => {
  const { top, first } = await line()
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.4'), tier('0.6', 2, '1000.00')])
  expect(offered).toMatchObject({
    role: 'UP',
    counterparty: first.account,
    status: 'pending',
    version: 2,
    request: null,
  })
  const now = clock.now()
  const slot = new Date(now.getTime() - (now.getTime() % 300_000) + 300_000).toISOString()
  const [seen] = await listed(first)
  expect(seen).toMatchObject({
    id: offered.id,
    role: 'DOWN',
    counterparty: expect.stringContaining('***'),
    request: 'NEW',
    startAt: slot,
    expiresAt: new Date(now.getTime() + 72 * 3_600_000).toISOString(),
    tiers: [
      { rate: '0.4', minActive: 0, minValidBet: '0.00', minLoss: '0.00', rates: [] },
      { rate: '0.6', minActive: 2, minValidBet: '1000.00' },
    ],
  })
  const funds = () => ask(calls.member.funds, first)
  expect(await funds()).toMatchObject({ realtimesalreqtype: [{ id: offered.id }], contracthoursalinfo: [] })
  expect(await accept(first, offered)).toMatchObject({
    contract: { status: 'active', startAt: slot, version: 3 },
    ended: [],
  })
  expect(await funds()).toMatchObject({ realtimesalreqtype: [], contracthoursalinfo: [{ id: offered.id }] })
  expect(await history(offered.id)).toEqual(['draft UP', 'pending UP', 'active DOWN'])
  const messages = async (who: Person, language: string) =>
    (await ask(calls.inbox.list, who, { language, categories: 'CONTRACT' })).list.map(({ title }) => title)
  expect(await messages(first, 'en')).toEqual(['New contract offer: real-time salary'])
  expect(await messages(first, 'bn')).toEqual([expect.stringContaining('রিয়েল-টাইম বেতন')])
  expect(await messages(top, 'en')).toContain(`${first.account} accepted: real-time salary`)
})

test('rates are at most those that the own contract pays once the conditions of the tier are met', async () => {
  const top = await add(null)
  const first = await add(top)
  const asked = (tiers: object[]) =>
    send(of.offer, top, { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers })
  expect(refusalOf(await asked([tier('0.1')]))).toMatchObject({ code: 'rate_above_own', field: 'tiers.0' })
  await operatorContract(top, 'REAL_TIME', [kept(0.5), kept(1, 3, 10_000_00)])
  expect(refusalOf(await asked([tier('0.5'), tier('0.6', 3, '9999.99')]))).toMatchObject({
    code: 'rate_above_own',
    details: { fields: { 'tiers.1': { code: 'rate_above_own' } } },
  })
  expect(refusalOf(await asked([tier('0.6', 3, '10000.00'), tier('0.5', 3, '10000.00')])).code).toBe('validation')
  valueOf(await asked([tier('0.5'), tier('1', 3, '10000.00')]))
  // A kind of its own: a rate for each category.
  await operatorContract(top, 'DAILY_MULTI', [{ ...kept(0), rates: { RNG: 8000, LIVE: 4000 } }])
  const byCategory = (live: string) =>
    send(of.offer, top, {
      account: first.account,
      kind: 'DAILY_MULTI',
      period: 'DAILY',
      tiers: [
        {
          ...tier('0'),
          rates: [
            { gameType: 'RNG', rate: '0.8' },
            { gameType: 'LIVE', rate: live },
          ],
        },
      ],
    })
  expect(refusalOf(await byCategory('0.5')).code).toBe('rate_above_own')
  valueOf(await byCategory('0.4'))
  expect(
    await refused(of.offer, top, {
      account: first.account,
      kind: 'DAILY_MULTI',
      period: 'DAILY',
      tiers: [tier('0.1')],
    }),
  ).toBe('validation')
  expect(
    await refused(of.offer, top, { account: first.account, kind: 'HOURLY', period: 'DAILY', tiers: [tier('0')] }),
  ).toBe('validation')
})

test('one offer of a kind waits for a person, and its terms never change', async () => {
  const { top, first } = await line()
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.4')])
  const again = { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.3')] }
  expect(await refused(of.offer, top, again)).toBe('contract_conflict')
  const both = await Promise.all(
    [1, 2].map(() => send(of.withdraw, top, { contractId: offered.id, version: offered.version })),
  )
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  const racing = await Promise.all([1, 2, 3].map(() => send(of.offer, top, again)))
  expect(racing.filter(({ status }) => status === 200)).toHaveLength(1)
  await expect(
    db
      .update(contract)
      .set({ tiers: [] })
      .where(eq(contract.id, Number(offered.id))),
  ).rejects.toThrow()
  await expect(db.delete(contract).where(eq(contract.id, Number(offered.id)))).rejects.toThrow()
})

test('a draft is seen by its author alone until it is sent', async () => {
  const { top, first } = await line()
  const draft = await offer(top, first, 'REAL_TIME', [tier('0.4')], { draft: true })
  expect(draft).toMatchObject({ status: 'draft', version: 1, offeredAt: null })
  expect(await listed(first)).toEqual([])
  expect(await refused(of.withdraw, first, { contractId: draft.id, version: 1 })).toBe('not_found')
  expect(refusalOf(await answer(first, draft)).code).toBe('not_found')
  const sent = await ask(of.send, top, { contractId: draft.id, version: 1 })
  expect(sent).toMatchObject({ status: 'pending', version: 2 })
  expect(await refused(of.send, top, { contractId: draft.id, version: 2 })).toBe('contract_changed')
  valueOf(await answer(first, sent, 'REJECT'))
  expect(await listed(first)).toEqual([])
  expect(await listed(first, { scope: 'ended' })).toMatchObject([{ status: 'rejected', request: null }])
})

test('an offer that is not answered in time expires, and cannot be accepted any more', async () => {
  const { top, first } = await line()
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.4')])
  clock.forward(72 * 3_600_000 - 1)
  await expire()
  expect(await statusOf(offered.id)).toBe('pending')
  clock.forward(1)
  expect(refusalOf(await answer(first, offered)).code).toBe('contract_changed')
  await expire()
  expect(await statusOf(offered.id)).toBe('expired')
  expect(refusalOf(await answer(first, offered)).code).toBe('contract_changed')
})

test('an offer whose time is over counts as expired before the job has marked it', async () => {
  const { top, first } = await line()
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.4')])
  clock.forward(72 * 3_600_000)
  const { id, version } = offered
  expect(await statusOf(id)).toBe('pending')
  for (const who of [top, first]) {
    expect(
      await listed(who, { kind: 'REAL_TIME', role: who === top ? 'UP' : 'DOWN', scope: 'open' }),
    ).not.toContainEqual(expect.objectContaining({ id }))
    expect((await listed(who, { scope: 'ended' }))[0]).toMatchObject({ id, status: 'expired', request: null })
  }
  expect(await refused(of.effect, first, { contractId: id })).toBe('not_found')
  for (const action of ['ACCEPT', 'REJECT'])
    expect(refusalOf(await answer(first, offered, action)).code).toBe('contract_changed')
  expect(await refused(of.withdraw, top, { contractId: id, version })).toBe('contract_changed')
  // It blocks nothing: the next offer ends it, and the job finds nothing left.
  const next = await offer(top, first, 'REAL_TIME', [tier('0.3')])
  expect(await statusOf(id)).toBe('expired')
  await expire()
  expect(await history(id)).toEqual(['draft UP', 'pending UP', 'expired SYSTEM'])
  expect(
    await refused(of.offer, top, { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.2')] }),
  ).toBe('contract_conflict')
  await accept(first, next)
})

test('whoever is asked hears it, and that it is over: withdrawn, expired, answered in another tab', async () => {
  const { top, first } = await line()
  const heard: string[] = []
  const stop = app.services.events.subscribe((event) => {
    if (event.name !== 'news' || event.event.name !== 'contract.offer' || event.memberId !== first.id) return
    const { request, status } = event.event.data as { request: string; status: string }
    heard.push(`${request} ${status}`)
  })
  const withdrawn = await offer(top, first, 'REAL_TIME', [tier('0.4')])
  valueOf(await send(of.withdraw, top, { contractId: withdrawn.id, version: withdrawn.version }))
  await offer(top, first, 'REAL_TIME', [tier('0.4')])
  clock.forward(72 * 3_600_000)
  await expire()
  valueOf(await answer(first, await offer(top, first, 'REAL_TIME', [tier('0.4')]), 'REJECT'))
  const over = ['withdrawn', 'expired', 'rejected'].flatMap((how) => ['NEW pending', `NEW ${how}`])
  await vi.waitFor(() => expect(heard).toEqual(over), { interval: 50 })
  stop()
})

test('accepted in two tabs at once, or after it was withdrawn, one state is left and the other is told', async () => {
  for (let n = 0; n < 4; n++) {
    const { top, first } = await line()
    const offered = await offer(top, first, 'REAL_TIME', [tier('0.4')])
    const answers = await Promise.all([
      answer(first, offered),
      answer(first, offered),
      answer(first, offered, 'REJECT'),
      send(of.withdraw, top, { contractId: offered.id, version: offered.version }),
    ])
    const [won, ...others] = answers.toSorted((a, b) => a.status - b.status)
    expect(won?.status).toBe(200)
    expect(others.map((one) => refusalOf(one).code)).toEqual(Array(3).fill('contract_changed'))
    expect(await history(offered.id)).toHaveLength(3)
    expect(await statusOf(offered.id)).toMatch(/^(active|rejected|withdrawn)$/)
  }
})

test('another line is answered like nobody', async () => {
  const { top, first, second } = await line()
  const { contract: agreed } = await agree(top, first, 'REAL_TIME', [tier('0.5')])
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.4')])
  const { top: stranger, first: cousin } = await line()
  const plain = ({ status, body }: Awaited<ReturnType<typeof send>>) => ({ status, body: { ...body, requestId: '' } })
  const none = '999999999'
  for (const who of [stranger, cousin, second]) {
    for (const [endpoint, more] of [
      [of.effect, {}],
      [of.withdraw, { version: 1 }],
      [of.send, { version: 1 }],
      [of.terminate, { version: 3, reason: 'why' }],
      [of.processRealtime, { version: 2, action: 'ACCEPT', requestType: 'NEW' }],
    ] as const) {
      const nobody = plain(await send(endpoint, who, { contractId: none, ...more }))
      expect(nobody.body).toMatchObject({ code: 'not_found' })
      for (const { id } of [agreed, offered])
        expect(plain(await send(endpoint, who, { contractId: id, ...more }))).toEqual(nobody)
    }
    expect((await listed(who)).filter(({ id }) => id === agreed.id)).toEqual([])
  }
  const made = { kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0')] }
  const nobody = plain(await send(of.offer, top, { account: 'nobody77', ...made }))
  for (const { account } of [stranger, cousin, second, top])
    expect(plain(await send(of.offer, top, { account, ...made }))).toEqual(nobody)
  // An upline knows the offer, but is not asked.
  expect(refusalOf(await answer(top, offered)).code).toBe('contract_changed')
  expect(
    await refused(of.processDividend, first, {
      contractId: offered.id,
      version: 2,
      action: 'ACCEPT',
      requestType: 'NEW',
    }),
  ).toBe('not_found')
})

test('players and trial accounts have no contracts; a module that is off takes its kind along', async () => {
  const { top, first } = await line()
  const player = await add(top, 0)
  expect(
    await refused(of.offer, top, { account: player.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.1')] }),
  ).toBe('validation')
  expect(await refused(of.list, player)).toBe('forbidden')
  expect(refusalOf(await call(app, of.list, {}, { token: await trialToken(app) })).code).toBe('forbidden')
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.5')])
  await app.services.settingsStore.write('modules', { RTSALARY3: false })
  expect(refusalOf(await answer(first, offered))).toMatchObject({ code: 'function_not_available' })
  expect(
    await refused(of.offer, top, { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.1')] }),
  ).toBe('function_not_available')
  expect(await listed(first)).toEqual([])
  expect(await ask(calls.member.funds, first)).toMatchObject({ realtimesalreqtype: [] })
  await app.services.settingsStore.write('modules', {})
  await app.services.settingsStore.write('contracts', { agentPolicy: false })
  expect(await ask(calls.member.funds, first)).toMatchObject({ realtimesalreqtype: [] })
  await app.services.settingsStore.write('contracts', {})
  expect(await ask(calls.member.funds, first)).toMatchObject({ realtimesalreqtype: [{ id: offered.id }] })
})

test('a list is paged by key', async () => {
  const { top } = await line()
  for (let n = 0; n < 5; n++) await offer(top, await add(top), 'REAL_TIME', [tier('0.5')])
  const seen: string[] = []
  for (let after: string | null = ''; after !== null;) {
    const page: { list: { id: string }[]; next: string | null } = await ask(of.list, top, {
      role: 'UP',
      pageSize: 2,
      ...(after && { after }),
    })
    seen.push(...page.list.map(({ id }) => id))
    after = page.next
  }
  expect(new Set(seen).size).toBe(5)
  expect(seen).toHaveLength(5)
})
