import { contract, moduleIds, type Endpoint } from '@brand/sdk/contract'
import { eq } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { member as members } from '../../../auth/schema.ts'
import { seed } from '../../../app/seed.ts'
import {
  call,
  freshApp,
  inject,
  refusalOf,
  registered,
  trialToken,
  valueOf,
  type SignedIn,
} from '../../../testing/inject.ts'

const { app, db, clock } = await freshApp()
const everything: [string, Endpoint][] = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
)
const agent = (await seed(db)).find(({ kind }) => kind === 'agent')

/**
 * Every module is on, so that permissions are tested instead of switches; except the captcha, which registrations would
 * need.
 */
const allOn = Object.fromEntries(moduleIds.map((id) => [id, id !== 'CAPTCHA3']))
await app.services.settingsStore.write('modules', allOn)

afterEach(async () => {
  await app.services.settingsStore.write('modules', allOn)
  for (const group of ['maintenance', 'region', 'limits'] as const) await app.services.settingsStore.write(group, {})
})

/** The same call for all: its input is missing or wrong, so that it changes no state. */
async function attempt(
  endpoint: Endpoint,
  token?: string,
  method = endpoint.method,
  path = endpoint.path,
): Promise<string> {
  const answer = await inject(app, {
    method,
    url: path,
    headers: { ...(token && { authorization: `Bearer ${token}` }) },
  })
  expect(answer.status === 503 || answer.status < 500, `${method} ${path} ${answer.status}`).toBe(true)
  return answer.body.success ? 'in' : answer.body.code
}

const refusedByRole = new Set(['token_expired', 'session_revoked', 'forbidden', 'real_account_required', 'not_found'])
const who = {
  visitor: async () => undefined,
  garbage: async () => 'garbage',
  stranger: async () => 'A'.repeat(43),
  loggedOut: async () => {
    const token = await registered(app, `loggedout${++people}`)
    valueOf(await call(app, contract.session.logout, {}, { token }))
    return token
  },
  member: () => registered(app, `matrix${++people}`),
  trial: () => trialToken(app),
  agent: async () =>
    valueOf(
      await call<SignedIn>(app, contract.session.login, {
        username: agent?.username,
        password: agent?.password,
        portal: 'agent',
      }),
    ).token,
}
let people = 0
type Who = keyof typeof who

/** The result according to the contract. */
function expected(endpoint: Endpoint, as: Who): string {
  const may = (principal: 'visitor' | 'member' | 'trial' | 'agent') => endpoint.principals.includes(principal)
  const dead = as === 'garbage' || as === 'stranger' || as === 'loggedOut'
  if (as === 'visitor' || dead) {
    if (may('visitor') && (as === 'visitor' || endpoint.principals.length === 1)) return 'in'
    return as === 'loggedOut' ? 'session_revoked' : 'token_expired'
  }
  if (may(as)) return 'in'
  return as === 'trial' && may('member') ? 'real_account_required' : 'forbidden'
}

test.each(Object.keys(who) as Who[])(
  '%s passes exactly where the contract allows it, on every path of every call',
  async (as) => {
    const cells: string[] = []
    const wrong: string[] = []
    let session = who[as]()
    for (const [name, endpoint] of everything) {
      for (const { method, path } of [endpoint, ...(endpoint.aliases ?? [])]) {
        const code = await attempt(endpoint, await session, method, path)
        if (name === 'session.logout') session = who[as]()
        const got = refusedByRole.has(code) ? code : 'in'
        cells.push(name)
        if (got !== expected(endpoint, as)) wrong.push(`${name} ${method}: ${got} instead of ${expected(endpoint, as)}`)
      }
    }
    expect(wrong).toEqual([])
    expect(cells.length).toBeGreaterThanOrEqual(everything.length)
  },
)

test('while a password has to be changed, every call that needs a session is refused but those the contract names', async () => {
  const open: string[] = []
  for (const as of ['member', 'agent'] as const) {
    const account = as === 'member' ? 'initial00' : (agent?.username ?? '')
    const token = as === 'member' ? await registered(app, account) : await who.agent()
    await db.update(members).set({ mustChangePassword: true }).where(eq(members.account, account))
    for (const [name, endpoint] of everything) {
      if (endpoint.principals.includes('visitor') || !endpoint.principals.includes(as)) continue
      for (const { method, path } of [endpoint, ...(endpoint.aliases ?? [])]) {
        const declared = endpoint.beforePasswordChange === true
        if (name === 'session.logout') continue
        const code = await attempt(endpoint, token, method, path)
        expect([as, name, method, code === 'must_change_password']).toEqual([as, name, method, !declared])
        if (declared) open.push(name)
      }
    }
    expect(
      (await app.inject({ method: 'GET', url: '/wps/stream', headers: { authorization: `Bearer ${token}` } })).json(),
    ).toMatchObject({ code: 'must_change_password' })
    valueOf(await call(app, contract.session.logout, {}, { token }))
    await db.update(members).set({ mustChangePassword: false }).where(eq(members.account, account))
  }
  expect([...new Set(open)].toSorted()).toEqual(['member.info', 'password.change', 'session.acceptTerms'])
})

test('a module that is off refuses its calls and no others', async () => {
  await app.services.settingsStore.write('modules', { ...allOn, FREEPLAY3: false, GAMELO3: false })
  const off = new Set(['FREEPLAY3', 'GAMELO3', 'GAMELOHOT3', 'GAMELOFAV3', 'GAMELOREC3', 'WINNER3'])
  for (const [name, endpoint] of everything) {
    const code = await attempt(endpoint, undefined)
    expect([name, code === 'function_not_available']).toEqual([name, off.has(endpoint.module)])
  }
})

const stays = new Set(['system.status', 'session.logout'])

test("under maintenance every call is refused as such, except the site's status and logout", async () => {
  await app.services.settingsStore.write('maintenance', {
    on: true,
    end: '2030-01-01T00:00:00.000Z',
    message: 'Back soon',
  })
  for (const [name, endpoint] of everything)
    expect([name, (await attempt(endpoint)) === 'maintenance']).toEqual([name, !stays.has(name)])
  const status = valueOf(await call(app, contract.system.status))
  expect(status).toMatchObject({
    maintenance: true,
    maintenanceEnd: '2030-01-01T00:00:00.000Z',
    maintenanceMessage: 'Back soon',
    regionRestriction: false,
  })
  const refused = await inject(app, { method: 'GET', url: contract.system.whitelabel.path })
  expect([refused.status, refused.headers['retry-after']]).toEqual([503, '60'])
  const stream = await app.inject({ method: 'GET', url: '/wps/stream' })
  expect(stream.json()).toMatchObject({ code: 'maintenance' })
})

test('a visitor from a blocked place is refused on every call, and shown the place the gateway sees', async () => {
  await app.services.settingsStore.write('region', {
    blockedIps: ['203.0.113.0/24'],
    places: [{ cidr: '203.0.113.0/24', country: 'ZZ', region: 'North' }],
  })
  for (const [name, endpoint] of everything) {
    const answer = await inject(app, { method: endpoint.method, url: endpoint.path, remoteAddress: '203.0.113.9' })
    expect([name, answer.status === 451 && refusalOf(answer).code === 'region_restricted']).toEqual([
      name,
      !stays.has(name),
    ])
  }
  expect(valueOf(await call(app, contract.system.status, {}, { ip: '203.0.113.9' }))).toMatchObject({
    regionRestriction: true,
    location: { ip: '203.0.113.9', country: 'ZZ', region: 'North' },
  })
  expect(valueOf(await call(app, contract.system.status, {}, { ip: '198.51.100.9' }))).toMatchObject({
    regionRestriction: false,
    location: { country: '' },
  })
  // A header does not bypass it: no proxy is trusted unless the start parameters name it.
  const forged = await inject(app, {
    method: 'GET',
    url: contract.system.whitelabel.path,
    remoteAddress: '203.0.113.9',
    headers: { 'x-forwarded-for': '198.51.100.9' },
  })
  expect(refusalOf(forged).code).toBe('region_restricted')
})

test('a general limit answers with the retry time', async () => {
  await app.services.settingsStore.write('limits', { reads: { perSecond: 1, burst: 3 } })
  const answers = []
  for (let i = 0; i < 4; i++) answers.push(await call(app, contract.system.whitelabel, {}, { ip: '198.51.100.77' }))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(answers[3]?.headers['retry-after']).toBe('1')
  expect((await call(app, contract.system.whitelabel, {}, { ip: '198.51.100.78' })).status).toBe(200)
})

test('announcements come newest first in the requested language, clean of markup', async () => {
  const { writeAnnouncement } = await import('../../content/announcements.ts')
  await writeAnnouncement(db, {
    type: 'H',
    publishedAt: new Date(clock.now().getTime() - 1000),
    texts: { en: { title: 'Tags & all', text: '<img src=x onerror=alert(1)> one\ntwo\n\nthree "quoted"' } },
  })
  await writeAnnouncement(db, {
    type: 'H',
    publishedAt: new Date(clock.now().getTime() + 3_600_000),
    texts: { en: { title: 'Tomorrow', text: 'x' } },
  })
  await writeAnnouncement(db, {
    type: 'H',
    publishedAt: new Date(clock.now().getTime() - 2000),
    texts: { bn: { title: 'শুধু বাংলা', text: 'এক' }, en: { title: 'Both', text: 'one' } },
  })
  const list = async (language: string) =>
    valueOf(
      await call<{ list: { title: string; content: string; type: string }[] }>(app, contract.content.announcements, {
        types: 'H',
        language,
      }),
    ).list
  const english = await list('en')
  expect(english[0]).toMatchObject({
    title: 'Tags & all',
    content: '<p>&lt;img src=x onerror=alert(1)&gt; one<br>two</p><p>three "quoted"</p>',
  })
  expect(english[1]?.title).toBe('Both')
  expect(english.map(({ title }) => title)).not.toContain('Tomorrow')
  expect((await list('bn')).map(({ title }) => title)).toContain('শুধু বাংলা')
  expect(refusalOf(await call(app, contract.content.announcements, { types: 'H,X' })).code).toBe('validation')
})
