import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runner } from '../../../app/operate/testing.ts'
import { wantsMarketing } from '../../responsible-gaming/index.ts'
import {
  call,
  freshApp,
  password,
  refusalOf,
  registered,
  registration,
  trialToken,
  valueOf,
} from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })

interface Login {
  token: string
  mustAcceptTerms: boolean
}
interface Help {
  termsVersion: string
  termsChanges?: string
  topics: { id: string; title: string; articles: { title: string; content: string }[] }[]
}
const logIn = async (username: string) =>
  valueOf(await call<Login>(app, contract.session.login, { username, password }))
const help = async (token?: string) => {
  clock.forward(3000)
  return valueOf(await call<Help>(app, contract.content.helpCenter, { lang: 'en' }, token ? { token } : {}))
}
const terms = async (token?: string) => (await help(token)).topics.find(({ id }) => id === 'term')?.articles ?? []
const balance = (token: string) => call(app, contract.wallet.balance, {}, { token })
const launch = (token: string) => call(app, contract.games.launch, {}, { token })
const accept = (token: string, termsVersion: string) =>
  call<Login>(app, contract.session.acceptTerms, { termsVersion }, { token })

async function publish(what: string): Promise<void> {
  const text = (language: string) => ({
    title: `Terms ${language}`,
    summary: `${what} changed.`,
    body: `Begins here.\n\n## Who may play\n\n${what}\n\n## Money\n\nPlay money.`,
  })
  for (const [name, input] of [
    ['write', { texts: { en: text('en'), bn: text('bn') } }],
    ['publish', {}],
  ] as const) {
    const { json } = await operate('content', name, { kind: 'TERMS', slug: 'terms', ...input })
    if (!json.done) throw new Error(json.message)
  }
  // Settings reach a gateway within a moment.
  await app.services.settingsStore.reload()
}

test('terms are pinned to a session, and accepted anew at the next login once they change', async () => {
  const first = await registered(app, 'reader01')
  expect(await terms(first)).toContainEqual(expect.objectContaining({ title: 'Play money' }))
  expect((await logIn('reader01')).mustAcceptTerms).toBe(false)

  await publish('The age')
  // A visitor reads the new ones, whoever was in goes on under the old ones.
  expect((await help()).termsVersion).toBe('4')
  expect((await terms()).map(({ title }) => title)).toEqual(['Terms en', 'Who may play', 'Money'])
  expect(await help(first)).toMatchObject({ termsVersion: '3' })
  expect(await terms(first)).toContainEqual(expect.objectContaining({ title: 'Play money' }))
  valueOf(await balance(first))

  const next = await logIn('reader01')
  expect(next.mustAcceptTerms).toBe(true)
  expect(refusalOf(await launch(next.token)).code).toBe('must_accept_terms')
  expect(await help(next.token)).toMatchObject({ termsVersion: '4', termsChanges: 'The age changed.' })
  expect(
    valueOf(await call<{ flags: object }>(app, contract.member.info, {}, { token: next.token })).flags,
  ).toMatchObject({ mustAcceptTerms: true })
  expect(refusalOf(await accept(next.token, '3')).code).toBe('terms_changed')

  const accepted = valueOf(await accept(next.token, '4'))
  expect(accepted.mustAcceptTerms).toBe(false)
  valueOf(await balance(accepted.token))
  expect(refusalOf(await launch(accepted.token)).code).toBe('validation')
  // The session got another token; the login before is not asked again, nor is the next one.
  expect(refusalOf(await balance(next.token)).code).toBe('token_expired')
  expect((await logIn('reader01')).mustAcceptTerms).toBe(false)
  const { rows } = await db.$client.query<{ version: string }>(
    `select version from terms_acceptance join member on id = member_id where account = 'reader01' order by at`,
  )
  expect(rows).toEqual([{ version: '3' }, { version: '4' }])
})

test('who does not accept is asked again, by every way in, and what is published meanwhile waits for the next login', async () => {
  await registered(app, 'reader02')
  await publish('The limits')
  const one = await logIn('reader02')
  await publish('The complaints')
  // The session is bound by what it began with.
  expect((await help(one.token)).termsChanges).toBe('The limits changed.')
  const after = valueOf(await accept(one.token, '5'))
  valueOf(await balance(after.token))
  const two = await logIn('reader02')
  expect(two.mustAcceptTerms).toBe(true)
  valueOf(await call(app, contract.session.logout, {}, { token: two.token }))
  expect((await logIn('reader02')).mustAcceptTerms).toBe(true)
  expect((await logIn('reader02')).mustAcceptTerms).toBe(true)
})

test('a new account accepts the terms in force; a trial player accepts none, an account from before none until they change', async () => {
  const made = valueOf(
    await call<Login>(app, contract.member.register, registration('reader03', { termsVersion: '6' })),
  )
  expect(made.mustAcceptTerms).toBe(false)
  expect(
    refusalOf(await call(app, contract.member.register, registration('reader04', { termsVersion: '5' }))).code,
  ).toBe('terms_required')
  valueOf(await balance(await trialToken(app)))
  await db.$client.query(`update member set terms_version = null where account = 'reader03'`)
  expect((await logIn('reader03')).mustAcceptTerms).toBe(false)
  await publish('Rounds')
  expect((await logIn('reader03')).mustAcceptTerms).toBe(true)
})

test('consent to offers is kept with its time and source, and ends with a self-exclusion', async () => {
  interface Shown {
    marketing: boolean
    marketingChange: { at: string; source: string } | null
  }
  const shown = async (token: string) => {
    const { marketing, marketingChange } = valueOf(await call<Shown>(app, contract.profile.show, {}, { token }))
    return [marketing, marketingChange?.source]
  }
  const wanted = async (account: string) => {
    const { rows } = await db.execute<{ wants: boolean }>(sql`
      select ${wantsMarketing(sql`m.id`, clock.now())} as wants from member m where m.account = ${account}`)
    return rows[0]?.wants
  }
  const quiet = await registered(app, 'reader05')
  expect(await shown(quiet)).toEqual([false, undefined])
  expect(await wanted('reader05')).toBe(false)
  const { token } = valueOf(
    await call<Login>(app, contract.member.register, registration('reader06', { marketing: true })),
  )
  const set = async (marketing: boolean) =>
    valueOf(await call(app, contract.profile.setMarketing, { marketing }, { token }))
  expect(await shown(token)).toEqual([true, 'REGISTRATION'])
  expect(await wanted('reader06')).toBe(true)
  await set(false)
  await set(false)
  expect(await shown(token)).toEqual([false, 'SETTINGS'])
  await set(true)
  const breaks = contract.limits
  valueOf(await call(app, breaks.timeout, { hours: 24, account: 'reader06' }, { token }))
  expect([await shown(token), await wanted('reader06')]).toEqual([[true, 'SETTINGS'], false])
  valueOf(await call(app, breaks.exclude, { months: 6, account: 'reader06' }, { token }))
  const again = (await logIn('reader06')).token
  expect(await shown(again)).toEqual([false, 'EXCLUSION'])
  const { rows } = await db.execute<{ source: string; given: boolean }>(sql`
    select c.source, c.given from marketing_consent c join member m on m.id = c.member_id
    where m.account = 'reader06' order by c.id`)
  expect(rows.map(({ source, given }) => `${source} ${given}`)).toEqual([
    'REGISTRATION true',
    'SETTINGS false',
    'SETTINGS true',
    'EXCLUSION false',
  ])
  await expect(db.execute(sql`delete from marketing_consent`)).rejects.toThrow()
  valueOf(await call(app, contract.profile.setMarketing, { marketing: true }, { token: again }))
  expect(await wanted('reader06')).toBe(false)
  const asked = { account: 'reader06', reason: 'By letter' }
  expect((await operate('consents', 'withdraw', asked)).code).toBe(0)
  expect((await operate('consents', 'withdraw', asked)).json.code).toBe('validation')
  expect((await operate('consents', 'show', { account: 'reader06' })).json.text).toMatch(/withdrawn, OPERATOR by \w+\n/)
})

test('terms are neither scheduled nor withdrawn, and say what changed', async () => {
  const command = async (name: string, input: object) =>
    (await operate('content', name, { kind: 'TERMS', slug: 'terms', ...input })).json
  expect((await command('withdraw', {})).code).toBe('validation')
  expect((await command('publish', { from: '2027-01-01T00:00:00Z' })).faults[0]?.path).toBe('from')
  await command('write', { texts: { en: { title: 'T', body: 'x' }, bn: { title: 'T', body: 'x' } } })
  expect((await command('publish', {})).faults[0]?.path).toBe('summary')
})

test('whoever has not accepted withdraws, sets limits, reads and asks as before; nothing new begins', async () => {
  await registered(app, 'patient1')
  await publish('The bonus')
  const { token } = await logIn('patient1')
  valueOf(await balance(token))
  const limit = { kind: 'DEPOSIT', period: 'DAY', value: '100.00' }
  valueOf(await call(app, contract.limits.submit, limit, { token }))
  valueOf(await call(app, contract.withdrawals.settings, {}, { token }))
  expect(refusalOf(await call(app, contract.withdrawals.cancel, { orderNo: 'W0' }, { token })).code).not.toBe(
    'must_accept_terms',
  )
  for (const begins of [contract.deposits.submit, contract.rewards.claim, contract.chatRooms.send])
    expect(refusalOf(await call(app, begins, {}, { token })).code).toBe('must_accept_terms')
})

test('two logins under different terms do not ask for each other’s', async () => {
  const phone = await registered(app, 'reader09')
  await publish('The deposits')
  const tablet = await logIn('reader09')
  await publish('The payouts')
  const laptop = await logIn('reader09')
  const flags = async (token: string) =>
    valueOf(await call<{ flags: { mustAcceptTerms: boolean } }>(app, contract.member.info, {}, { token })).flags
      .mustAcceptTerms
  const mine = valueOf(await accept(laptop.token, (await help()).termsVersion))
  expect(await flags(phone)).toBe(false)
  expect(await flags(tablet.token)).toBe(true)
  const other = valueOf(await accept(tablet.token, (await help(tablet.token)).termsVersion))
  expect(other.mustAcceptTerms).toBe(false)
  expect([await flags(phone), await flags(mine.token), await flags(other.token)]).toEqual([false, false, false])
  expect((await logIn('reader09')).mustAcceptTerms).toBe(false)
})
