import { contract as calls } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { member } from '../../auth/schema.ts'
import { contract } from './schema.ts'
import { call, refusalOf, trialToken, valueOf } from '../../testing/inject.ts'
import { type Person, contractFixture, kept, tier } from './testing.ts'

// Every test makes many calls one after the other.
vi.setConfig({ testTimeout: 60_000 })
const fixture = await contractFixture()
const { app, db, clock, add, ask, send, refused, offer, answer, accept, agree, operatorContract } = fixture
const { listed, statusOf, history, expire, moved } = fixture
const { contracts: of } = calls

/** A top agent with an active contract, and agents in a line below. */
async function line(percent = 1, depth = 2) {
  const top = await add(null)
  await operatorContract(top, 'REAL_TIME', [kept(percent)])
  const below: Person[] = []
  for (let n = 0; n < depth; n++) below.push(await add(below.at(-1) ?? top))
  const [first, second, third] = below
  return { top, first: first!, second: second!, third: third! }
}

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

test('a newer contract replaces the one before when its first period begins', async () => {
  const { top, first } = await line()
  const { contract: before } = await agree(top, first, 'REAL_TIME', [tier('0.4')])
  clock.forward(3_600_000)
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.5')])
  expect((await listed(first)).find(({ id }) => id === offered.id)).toMatchObject({ before: [{ rate: '0.4' }] })
  const { contract: after } = await accept(first, offered)
  const [replaced] = await listed(first, { scope: 'ended' })
  expect(replaced).toMatchObject({ id: before.id, status: 'superseded', endAt: after.startAt })
  expect((await listed(first)).map(({ id }) => id)).toEqual([after.id])
})

test('an end is asked for, refused, withdrawn or agreed on; agreed, it comes with the running period', async () => {
  const top = await add(null)
  const first = await add(top)
  await operatorContract(top, 'DIVIDEND', [kept(20)], 'SEMIMONTHLY')
  const { contract: agreed } = await agree(top, first, 'DIVIDEND', [tier('10')], { period: 'SEMIMONTHLY' })
  // 2026-11-20 in Dhaka: the next half of a month begins on 1 December, at 18:00 UTC of the day before.
  expect(agreed.startAt).toBe('2026-11-30T18:00:00.000Z')
  clock.forward(Date.parse('2026-12-05T00:00:00Z') - clock.now().getTime())
  const reason = 'The shop closes'
  const requested = async (who: Person, version: number) =>
    ask(of.terminate, who, { contractId: agreed.id, version, reason })
  const asked = await requested(first, agreed.version)
  expect(asked).toMatchObject({ status: 'term_pending', request: null, termination: { by: 'DOWN', reason } })
  expect((await ask(calls.member.funds, top)).divtypereq).toMatchObject([{ id: agreed.id, request: 'TERMINATE' }])
  expect(refusalOf(await answer(first, asked, 'ACCEPT', 'TERMINATE')).code).toBe('contract_changed')
  expect(refusalOf(await answer(top, asked, 'ACCEPT', 'NEW')).code).toBe('contract_changed')
  valueOf(await answer(top, asked, 'REJECT', 'TERMINATE'))
  const second = await requested(top, asked.version + 1)
  const back = await ask(of.withdraw, top, { contractId: agreed.id, version: second.version })
  expect(back).toMatchObject({ status: 'active', termination: null })
  const third = await requested(top, back.version)
  valueOf(await answer(first, third, 'ACCEPT', 'TERMINATE'))
  const [ended] = await listed(first, { scope: 'ended' })
  expect(ended).toMatchObject({ status: 'terminated', endAt: '2026-12-15T18:00:00.000Z' })
  const told = [
    ['pending', 'UP'],
    ['active', 'DOWN'],
    ['term_pending', 'DOWN'],
    ['active', 'UP'],
    ['term_pending', 'UP'],
    ['active', 'UP'],
    ['term_pending', 'UP'],
    ['terminated', 'DOWN'],
  ]
  const stepsOf = (one: typeof ended) => one?.steps.map(({ status, by }) => [status, by])
  expect(stepsOf(ended)).toEqual(told)
  expect(ended?.steps.at(-1)?.at).toBe(clock.now().toISOString())
  const [own] = await listed(top, { scope: 'ended' })
  expect(stepsOf(own)).toEqual([['draft', 'UP'], ...told])
  // After the end, an offer that was waiting meanwhile still stands on its own.
  expect(refusalOf(await answer(first, third, 'ACCEPT', 'TERMINATE')).code).toBe('contract_changed')
  const { contract: next } = await agree(top, first, 'DIVIDEND', [tier('10')], { period: 'SEMIMONTHLY' })
  expect(next.startAt).toBe('2026-12-15T18:00:00.000Z')
})

test('whoever accepts less ends what is above it further down, and sees it before', async () => {
  const { top, first, second, third } = await line(1, 3)
  const other = await add(first)
  const modest = await add(first)
  await agree(top, first, 'REAL_TIME', [tier('0.8')])
  const { contract: high } = await agree(first, second, 'REAL_TIME', [tier('0.6')])
  const { contract: deep } = await agree(second, third, 'REAL_TIME', [tier('0.2')])
  const { contract: low } = await agree(first, modest, 'REAL_TIME', [tier('0.3')])
  const { contract: daily } = await (async () => {
    await operatorContract(top, 'DAILY', [kept(1)])
    await agree(top, first, 'DAILY', [tier('0.9')])
    return agree(first, second, 'DAILY', [tier('0.9')])
  })()
  const waiting = await offer(first, other, 'REAL_TIME', [tier('0.7')])
  const offered = await offer(top, first, 'REAL_TIME', [tier('0.5')])
  const effect = await ask(of.effect, first, { contractId: offered.id })
  expect(effect.list).toMatchObject([
    { id: high.id, upline: first.account, downline: second.account, rate: '0.6' },
    { id: deep.id, upline: second.account, downline: third.account, rate: '0.2' },
  ])
  clock.forward(61_234)
  const { ended } = await accept(first, offered)
  expect(ended).toEqual(effect.list)
  for (const { id } of [high, deep]) expect(await statusOf(id)).toBe('auto_terminated')
  const [gone] = await listed(second, { scope: 'ended' })
  expect(gone?.endAt).toBe(
    clock.now().toISOString() > (gone?.startAt ?? '') ? clock.now().toISOString() : gone?.startAt,
  )
  for (const { id } of [low, daily]) expect(await statusOf(id)).toBe('active')
  expect(await statusOf(waiting.id)).toBe('withdrawn')
  const titles = async (who: Person, language = 'en') =>
    (await ask(calls.inbox.list, who, { language, categories: 'CONTRACT' })).list.map(({ title }) => title)
  for (const who of [second, third]) {
    expect(await titles(who)).toContain('Contract ended: real-time salary')
    expect(await titles(who, 'bn')).toContain('চুক্তি শেষ: রিয়েল-টাইম বেতন')
  }
  // The offer of the day before is above what the upline has now.
  expect(
    await refused(of.offer, first, {
      account: second.account,
      kind: 'REAL_TIME',
      period: '5MIN',
      tiers: [tier('0.6')],
    }),
  ).toBe('rate_above_own')
})

test('accepted above and below at once, nobody is left with more than the upline has', async () => {
  for (let n = 0; n < 6; n++) {
    const { top, first, second, third } = await line(1, 3)
    await agree(top, first, 'REAL_TIME', [tier('0.8')])
    await agree(first, second, 'REAL_TIME', [tier('0.4')])
    const [less, more, deep] = [
      await offer(top, first, 'REAL_TIME', [tier('0.5')]),
      await offer(first, second, 'REAL_TIME', [tier('0.7')]),
      await offer(second, third, 'REAL_TIME', [tier('0.4')]),
    ]
    await Promise.all([answer(first, less), answer(second, more), answer(third, deep)])
    const { rows } = await db.execute<{ rate: number; most: number | null }>(sql`
      select (c.tiers -> 0 ->> 'rate')::int as rate, (u.tiers -> 0 ->> 'rate')::int as most from contract c
        left join contract u on u.downline_id = c.upline_id and u.kind = c.kind and u.state = 'active'
      where c.state = 'active' and c.kind = 'REAL_TIME' and c.upline_id is not null`)
    for (const { rate, most } of rows) expect(rate).toBeLessThanOrEqual(most ?? 0)
  }
})

test('whoever is moved to another upline has no contract with the former one', async () => {
  const { top, first, second } = await line()
  const { contract: agreed } = await agree(top, first, 'REAL_TIME', [tier('0.8')])
  const { contract: deep } = await agree(first, second, 'REAL_TIME', [tier('0.4')])
  const { top: other } = await line()
  await db.update(member).set({ uplineId: other.id }).where(eq(member.id, first.id))
  await moved()
  expect([await statusOf(agreed.id), await statusOf(deep.id)]).toEqual(['auto_terminated', 'auto_terminated'])
  valueOf(
    await send(of.offer, other, { account: first.account, kind: 'REAL_TIME', period: '5MIN', tiers: [tier('0.5')] }),
  )
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
