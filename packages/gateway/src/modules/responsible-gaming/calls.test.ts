import { contract, type Endpoint } from '@brand/sdk/contract'
import { expect, test } from 'vitest'
import type * as z from 'zod'
import { transact } from '../../db/client.ts'
import { member } from '../../auth/schema.ts'
import { rgSelfTest } from './schema.ts'
import { call, freshApp, password, refusalOf, registered, valueOf } from '../../testing/inject.ts'
import { recordPlay } from './limits/bet-budget.ts'

const { app, db, clock } = await freshApp()
// No session expires by inactivity here.
await app.services.settingsStore.write('session', { idleMinutes: 600 })
const { limits } = contract
const { closeTypes, preset, session, selfTest, submitSelfTest, exclude } = limits
type Out<E extends Endpoint> = z.output<E['output']>
const minute = 60_000
const under = (profile: 'SANDBOX' | 'ES' | 'DE' | 'MGA') => app.services.settingsStore.write('rg', { profile })

async function somebody(account: string) {
  let token = await registered(app, account)
  const memberId = (await db.select().from(member)).find((row) => row.account === account)?.id ?? ''
  const send = <T>(endpoint: Endpoint, input: Record<string, unknown> = {}) => call<T>(app, endpoint, input, { token })
  const play = (staked: bigint, won = 0n) =>
    transact(db, (tx) => recordPlay(tx, memberId, { staked, won, at: clock.now() }, app.services.settings()))
  const [slot] = valueOf(
    await call<Out<typeof contract.games.list>>(app, contract.games.list, { gameType: 'RNG' }),
  ).games
  const launch = () =>
    send(contract.games.launch, {
      nodeId: slot?.nodeId,
      vassalage: slot?.vassalage,
      gameType: 'RNG',
      language: 'en',
      backUrl: '/',
    })
  const login = async () => {
    const input = { username: account, password }
    token = valueOf(await call<{ token: string }>(app, contract.session.login, input)).token
  }
  return { token, send, play, launch, login, account }
}

test('closing a category needs the own name and a length of the profile, and closes only its games', async () => {
  await under('SANDBOX')
  const who = await somebody('closer01')
  const close = (more: object) =>
    who.send<Out<typeof closeTypes>>(closeTypes, { gameTypes: ['RNG'], days: 30, account: who.account, ...more })
  expect(refusalOf(await close({ account: 'closer02' }))).toMatchObject({ code: 'validation', field: 'account' })
  expect(refusalOf(await close({ days: 31 }))).toMatchObject({ code: 'validation', field: 'days' })
  const until = new Date(clock.now().getTime() + 30 * 1440 * minute).toISOString()
  expect(valueOf(await close({})).gameTypes).toEqual([{ gameType: 'RNG', until }])
  expect(valueOf(await close({ days: 1 })).gameTypes).toEqual([{ gameType: 'RNG', until }])
  expect(refusalOf(await who.launch())).toMatchObject({ code: 'rg_game_type', details: { until } })
  const [fish] = valueOf(
    await call<Out<typeof contract.games.list>>(app, contract.games.list, { gameType: 'FISH' }),
  ).games
  valueOf(
    await who.send(contract.games.launch, {
      nodeId: fish?.nodeId,
      vassalage: fish?.vassalage,
      gameType: 'FISH',
      language: 'en',
      backUrl: '/',
    }),
  )
  // The lottery client of another vendor does not get the name of a person excluded from the category.
  await app.services.settingsStore.write('lottery', { url: 'https://lotto.example/front' })
  valueOf(await close({ gameTypes: ['LOTT'] }))
  const lottery = {
    vassalage: 'TCG_LOTTO_VN',
    gameType: 'LOTT',
    launchMode: 'LOTT',
    lottoArea: 'VN',
    language: 'en',
    backUrl: '/',
  }
  expect(refusalOf(await who.send(contract.games.launch, lottery)).code).toBe('rg_game_type')
  await app.services.settingsStore.write('lottery', {})
})

test('where the profile requires it no game opens before length and loss are set; the session and its pause are returned', async () => {
  await under('SANDBOX')
  const who = await somebody('planner1')
  const set = (more: object = {}) => who.send<Out<typeof preset>>(preset, { minutes: 30, loss: '50.00', ...more })
  const presetState = async () => valueOf(await who.send<Out<typeof session>>(session))
  expect(refusalOf(await set()).code).toBe('function_not_available')
  await under('ES')
  expect(refusalOf(await who.launch()).code).toBe('rg_session_required')
  expect(refusalOf(await set({ loss: '0.00' })).code).toBe('validation')
  expect(valueOf(await set()).preset).toEqual({
    endsAt: new Date(clock.now().getTime() + 30 * minute).toISOString(),
    leftSec: 1800,
    loss: '50.00',
    lossLeft: '50.00',
  })
  expect(refusalOf(await set({ loss: '500.00' })).code).toBe('rg_session_set')
  valueOf(await who.launch())
  await who.play(4_000n)
  clock.forward(10 * minute)
  expect(await presetState()).toMatchObject({ preset: { leftSec: 1200, lossLeft: '10.00' }, pause: null })
  clock.forward(20 * minute)
  const pause = { why: 'SESSION', until: new Date(clock.now().getTime() + 60 * minute).toISOString() }
  expect(await presetState()).toMatchObject({ preset: null, pause: { ...pause, leftSec: 3600 } })
  expect(refusalOf(await who.launch())).toMatchObject({ code: 'rg_pause', details: pause })
  expect(refusalOf(await set()).code).toBe('rg_pause')
  const trial = valueOf(await call<{ token: string }>(app, contract.session.freePlay, { ageConfirmed: true })).token
  const [demo] = valueOf(
    await call<Out<typeof contract.games.list>>(app, contract.games.list, { gameType: 'RNG' }),
  ).games.filter((game) => game.demo)
  valueOf(
    await call(
      app,
      contract.games.launch,
      { nodeId: demo?.nodeId, vassalage: demo?.vassalage, gameType: 'RNG', language: 'en', backUrl: '/' },
      { token: trial },
    ),
  )
  await under('SANDBOX')
  valueOf(await who.launch())
})

test('a forced break keeps games closed and states for how long', async () => {
  await under('DE')
  const who = await somebody('breaker1')
  for (let gone = 0; gone <= 60; gone += 4) {
    await who.play(100n)
    clock.forward(4 * minute)
  }
  const pause = { why: 'BREAK', until: new Date(clock.now().getTime() + minute).toISOString() }
  expect(valueOf(await who.send<Out<typeof session>>(session)).pause).toEqual({ ...pause, leftSec: 60 })
  expect(refusalOf(await who.launch())).toMatchObject({ code: 'rg_pause', details: pause })
  // A break that the person takes outranks one that the operator requires.
  valueOf(await who.send(exclude, { months: 6, account: who.account }))
  await who.login()
  expect(refusalOf(await who.launch()).code).toBe('rg_excluded')
  await under('SANDBOX')
})

test('the self-test is scored, and kept only where the profile requires it', async () => {
  const who = await somebody('tester01')
  const answer = async (answers: number[]) =>
    valueOf(await who.send<Out<typeof submitSelfTest>>(submitSelfTest, { answers }))
  await under('SANDBOX')
  expect(
    [
      await answer(Array(9).fill(0)),
      await answer([2, 0, 0, 0, 0, 0, 0, 0, 0]),
      await answer([3, 0, 0, 0, 0, 0, 0, 0, 0]),
      await answer([1, 1, 1, 1, 1, 1, 1, 1, 0]),
    ].map(({ score, band, kept }) => [score, band, kept]),
  ).toEqual([
    [0, 'NONE', false],
    [2, 'LOW', false],
    [3, 'MODERATE', false],
    [8, 'HIGH', false],
  ])
  expect(await db.$count(rgSelfTest)).toBe(0)
  await under('MGA')
  expect((await answer(Array(9).fill(3))).kept).toBe(true)
  clock.forward(minute)
  await answer(Array(9).fill(0))
  expect(
    valueOf(await who.send<Out<typeof selfTest>>(selfTest)).results.map(({ score, band }) => [score, band]),
  ).toEqual([
    [0, 'NONE'],
    [27, 'HIGH'],
  ])
  for (const answers of [Array(8).fill(0), Array(9).fill(4), Array(9).fill(0.5)])
    expect(refusalOf(await who.send(submitSelfTest, { answers })).code).toBe('validation')
  await under('SANDBOX')
})

test('a raise carries the delay that was shown: where another applies by then, nothing is written', async () => {
  await app.services.settingsStore.write('rg', { profile: 'ES' })
  const token = await registered(app, 'toldlimit1')
  const reported = async () =>
    valueOf(await call<z.output<typeof limits.profile.output>>(app, limits.profile, {}, { token })).limits
  const send = (value: string, terms?: object) =>
    call<z.output<typeof limits.submit.output>>(
      app,
      limits.submit,
      { kind: 'LOSS', period: 'DAY', value, ...terms },
      { token },
    )
  valueOf(await send('100.00'))
  const before = await reported()
  expect(before.increaseDelayH).toBe(72)
  await app.services.settingsStore.write('rg', { profile: 'DE' })
  expect(refusalOf(await send('200.00', { terms: { limits: before.terms } }))).toMatchObject({
    code: 'terms_changed',
    details: { changed: ['limits'] },
  })
  expect(
    valueOf(await call<z.output<typeof limits.list.output>>(app, limits.list, {}, { token })).limits[0]?.pending,
  ).toBeUndefined()
  const after = await reported()
  const requested = valueOf(await send('200.00', { terms: { limits: after.terms } }))
  const holds = new Date(clock.now().getTime() + 168 * 3_600_000).toISOString()
  expect(requested.limits[0]?.pending?.effectiveAt).toBe(holds)
  await app.services.settingsStore.write('rg', {})
  expect(
    valueOf(await call<z.output<typeof limits.list.output>>(app, limits.list, {}, { token })).limits[0]?.pending
      ?.effectiveAt,
  ).toBe(holds)
})

test('a session is begun by the pause that was shown; other terms are refused and nothing begins', async () => {
  await app.services.settingsStore.write('rg', { profile: 'ES' })
  const token = await registered(app, 'toldsession')
  const { presetSession } = valueOf(
    await call<z.output<typeof limits.profile.output>>(app, limits.profile, {}, { token }),
  )
  const begin = (session: string | undefined) =>
    call<z.output<typeof limits.preset.output>>(
      app,
      limits.preset,
      { minutes: 30, loss: '50.00', terms: { session } },
      { token },
    )
  expect(refusalOf(await begin('another-pause'))).toMatchObject({
    code: 'terms_changed',
    details: { changed: ['session'] },
  })
  await app.services.settingsStore.write('rg', {})
  expect(refusalOf(await begin(presetSession?.terms)).code).toBe('terms_changed')
  await app.services.settingsStore.write('rg', { profile: 'ES' })
  expect(
    valueOf(await call<z.output<typeof limits.session.output>>(app, limits.session, {}, { token })).preset,
  ).toBeNull()
  expect(valueOf(await begin(presetSession?.terms)).preset).toMatchObject({ loss: '50.00' })
  await app.services.settingsStore.write('rg', {})
})
