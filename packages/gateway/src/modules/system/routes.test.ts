import { createDecipheriv, createHash } from 'node:crypto'
import { contract } from '@brand/sdk/contract'
import { openPath } from '../../../../sdk/cipher/path.ts'
import { afterEach, expect, test } from 'vitest'
import { writeAnnouncement } from '../content/announcements.ts'
import { invitationOf } from '../agent/index.ts'
import { member } from '../../auth/schema.ts'
import { affiliate } from '../agent/schema.ts'
import { feedback } from '../feedback/schema.ts'
import { eq } from 'drizzle-orm'
import { post } from '../../ledger/post.ts'
import { call, freshApp, password, refusalOf, registered, registration, valueOf } from '../../testing/inject.ts'
import { illustration } from '../games/play/leaderboards.ts'

const { app, db, clock } = await freshApp()
const { system, content, games, wallet, agent } = contract

afterEach(async () => {
  for (const group of ['site', 'modules', 'feedback', 'jackpot', 'pvp'] as const)
    await app.services.settingsStore.write(group, {})
})

async function agentId(): Promise<string> {
  const [row] = await db.select({ id: member.id }).from(member).where(eq(member.account, 'demo_agent'))
  if (!row) throw new Error('no agent')
  return row.id
}

test('the path of a customer-service entry travels sealed and opens with the client’s cipher', async () => {
  const path = 'https://t.me/বাংলা-support'
  await app.services.settingsStore.write('site', { customerService: [{ csType: 'TELEGRAM', title: 'Telegram', path }] })
  const status = valueOf(
    await call<{
      info: { customerService: { path: string }[] }
      jwks: { keys: { kid: string; kty: string; crv: string; x: string; y: string }[] }
    }>(app, system.status),
  )
  const sealed = status.info.customerService[0]?.path ?? ''
  expect(JSON.stringify(status.info)).not.toContain(path)
  const { keys } = status.jwks
  expect(await openPath(sealed, keys)).toBe(path)
  await expect(openPath(`${sealed.slice(0, -2)}AA`, keys)).rejects.toThrow()
  // The same without the client: any client can be written from the documentation alone.
  const [header = '', , iv = '', text = '', tag = ''] = sealed.split('.')
  const key = status.jwks.keys[0]
  const aes = createDecipheriv(
    'aes-256-gcm',
    createHash('sha256').update(`wps-path.${key?.x}.${key?.y}`).digest(),
    Buffer.from(iv, 'base64url'),
  )
  aes.setAAD(Buffer.from(header)).setAuthTag(Buffer.from(tag, 'base64url'))
  expect(Buffer.concat([aes.update(Buffer.from(text, 'base64url')), aes.final()]).toString()).toBe(path)
})

test('a new site has ways to reach it, all on hosts that belong to nobody and that its pages may name', async () => {
  type Status = {
    info: {
      customerService: { csType: string; path: string }[]
      resources: Record<string, { url: string; labelNameBn: string }>
    }
    jwks: { keys: { kid: string; kty: string; crv: string; x: string; y: string }[] }
  }
  const { info, jwks } = valueOf(await call<Status>(app, system.status))
  const paths = await Promise.all(info.customerService.map(({ path }) => openPath(path, jwks.keys)))
  expect(info.customerService.map(({ csType }) => csType)).toEqual([
    'LIVECHAT',
    'TELEGRAM',
    'TELEGRAM',
    'FACEBOOK',
    'FACEBOOK',
  ])
  expect(Object.keys(info.resources)).toEqual(['youtube', 'facebook', 'instagram', 'whatsapp', 'messenger', 'telegram'])
  expect(info.resources['telegram']?.labelNameBn).toBe('টেলিগ্রাম')
  for (const address of [...paths, ...Object.values(info.resources).map(({ url }) => url)])
    expect(new URL(address).hostname).toMatch(/(^chat|\.house)\.example$/)
  // An operator's own hosts are never wrong because of them.
  await app.services.settingsStore.write('site', { serviceHosts: ['talk.example'] })
})

test('countries come in the reader’s language with dialling code and a flag that is there', async () => {
  type List = { list: { countryCode: string; countryDialingCode: string; name: string; flagUrl: string }[] }
  const english = valueOf(await call<List>(app, system.countries, { language: 'en' })).list
  const bengali = valueOf(await call<List>(app, system.countries, { language: 'bn' })).list
  expect(english.find((one) => one.countryCode === 'BD')).toEqual({
    countryCode: 'BD',
    countryDialingCode: '880',
    name: 'Bangladesh',
    flagUrl: '/art/flag/bd.svg',
  })
  expect(bengali.find((one) => one.countryCode === 'BD')?.name).toBe('বাংলাদেশ')
  for (const { flagUrl } of english) expect((await app.inject(flagUrl)).statusCode).toBe(200)
})

test('an invitation code leads to an agent, on its domain, until it ends; a registration with it stores the agent', async () => {
  await db.insert(affiliate).values([
    { code: 'monsoon', agentId: await agentId() },
    { code: 'harbour', agentId: await agentId(), domain: 'play.example' },
    { code: 'ended', agentId: await agentId(), endedAt: clock.now() },
  ])
  const read = async (input: Record<string, unknown>) => {
    clock.forward(1100)
    return call(app, agent.affiliate, input)
  }
  expect(valueOf(await read({ code: 'monsoon', domain: 'any.example' }))).toEqual({
    affiliateCode: 'monsoon',
    agentName: 'de***t',
  })
  expect(valueOf(await read({ code: 'harbour', domain: 'PLAY.example' }))).toMatchObject({ affiliateCode: 'harbour' })
  for (const input of [{ code: 'harbour', domain: 'other.example' }, { code: 'ended' }, { code: 'nobody' }])
    expect(refusalOf(await read(input)).code).toBe('invitation_code_error')
  expect(await invitationOf(db, 'Monsoon', { now: clock.now() })).toMatchObject({ code: 'monsoon' })

  expect(
    refusalOf(await call(app, contract.member.register, registration('invited0', { affiliateCode: 'nobody' }))),
  ).toMatchObject({ code: 'invitation_code_error', field: 'affiliateCode' })
  valueOf(await call(app, contract.member.register, registration('invited1', { affiliateCode: 'monsoon' })))
  const [row] = await db.select({ upline: member.uplineId }).from(member).where(eq(member.account, 'invited1'))
  expect(row?.upline).toBe(await agentId())
})

test('feedback is filed under a number; its length is set by the operator, in characters or words', async () => {
  const [early, token] = [await registered(app, 'feedback0'), await registered(app, 'feedback1')]
  const write = (message: string, more: object = {}) =>
    call<{ feedbackNo: string }>(app, content.feedback, { content: message, ...more }, { token: early })
  expect(valueOf(await write('আ'.repeat(140))).feedbackNo).toMatch(/^F\d{6}$/)
  expect(refusalOf(await write('x'.repeat(141)))).toMatchObject({
    code: 'text_length',
    field: 'content',
    details: { unit: 'char', min: 1, max: 140 },
  })
  await app.services.settingsStore.write('feedback', { unit: 'word', min: 2, max: 3 })
  expect(refusalOf(await write('one')).code).toBe('text_length')
  valueOf(
    await call(app, content.feedback, { content: 'two words', type: 'IDEA', contact: 'me@example.org' }, { token }),
  )
  const rows = await db.select().from(feedback)
  expect(rows.map(({ type, contact }) => [type, contact])).toEqual([
    ['OTHER', null],
    ['IDEA', 'me@example.org'],
  ])
  await app.services.settingsStore.write('feedback', { perHour: 1 })
  expect(refusalOf(await write('hello again')).code).toBe('rate_limited')
})

test('popups are for their audience; a visitor gets none that is for members logged in', async () => {
  for (const execution of ['A', 'B', 'F'] as const) {
    await writeAnnouncement(db, {
      type: 'PU',
      execution,
      publishedAt: clock.now(),
      texts: { en: { title: `for ${execution}`, text: 'x' } },
    })
  }
  const titles = async (execution: string, token?: string) =>
    valueOf(
      await call<{ list: { title: string }[] }>(
        app,
        content.notices,
        { execution, language: 'en' },
        token ? { token } : {},
      ),
    ).list.map(({ title }) => title)
  const token = await registered(app, 'popups01')
  expect(await titles('B')).toEqual(['for B'])
  expect(await titles('A')).toEqual([])
  expect(await titles('A', token)).toEqual(['for A'])
  expect(await titles('F', token)).toEqual(['for F'])
  expect(await titles('B', token)).toEqual([])
  const listed = async (as?: string) =>
    valueOf(
      await call<{ list: { title: string }[] }>(
        app,
        content.announcements,
        { types: 'PU', language: 'en' },
        as ? { token: as } : {},
      ),
    )
      .list.map(({ title }) => title)
      .toSorted()
  expect(await listed()).toEqual(['for B'])
  expect(await listed(token)).toEqual(['for A', 'for F'])
  // A second login is no longer the first one.
  clock.forward(1000)
  const again = valueOf(
    await call<{ token: string }>(app, contract.session.login, { username: 'popups01', password }),
  ).token
  expect(await titles('F', again)).toEqual([])
  expect(await listed(again)).toEqual(['for A'])
})

test('help is returned in the requested language, terms with their version, as clean html', async () => {
  type Help = { termsVersion: string; topics: { id: string; title: string; articles: { content: string }[] }[] }
  const [en, bn] = [
    valueOf(await call<Help>(app, content.helpCenter, { lang: 'en' })),
    valueOf(await call<Help>(app, content.helpCenter, { lang: 'bn' })),
  ]
  expect(en.topics.map(({ id }) => id)).toEqual(bn.topics.map(({ id }) => id))
  expect(en.topics.find(({ id }) => id === 'term')?.articles[0]?.content).toMatch(/^(<p>[^<]+<\/p>)+$/)
  expect(bn.topics[0]?.title).not.toBe(en.topics[0]?.title)
  expect(en.termsVersion).toBe('3')
})

test('all accounts of a person, and their one wallet', async () => {
  const token = await registered(app, 'funds001')
  expect(valueOf(await call(app, contract.member.funds, {}, { token }))).toEqual({
    currency: 'BDT',
    main: '10000.00',
    bonus: '0.00',
    hold: '0.00',
    vendor: '0.00',
    suspense: '0.00',
    total: '10000.00',
    dailysalreqtype: [],
    divtypereq: [],
    contracthoursalreq: [],
    realtimesalreqtype: [],
    dailysalinfotype: [],
    divtypeinfo: [],
    contracthoursalinfo: [],
    contractmrdailysalinfotype: [],
    accounts: [
      { kind: 'CASH', currency: 'BDT', balance: '10000.00' },
      { kind: 'BONUS', currency: 'BDT', balance: '0.00' },
      { kind: 'HOLD_WITHDRAW', currency: 'BDT', balance: '0.00' },
    ],
  })
  expect(valueOf(await call(app, wallet.merchant))).toEqual({ isSingle: true })
})

test('a profile picture is one of ours, and drawn', async () => {
  const token = await registered(app, 'picture1')
  const shown = valueOf(
    await call<{ icon: string; iconUrl: string; choices: { icon: string; iconUrl: string }[] }>(
      app,
      contract.member.icon,
      {},
      { token },
    ),
  )
  const other = shown.choices.find(({ icon }) => icon !== shown.icon)
  expect(refusalOf(await call(app, contract.member.setIcon, { icon: 'nobody' }, { token })).code).toBe('validation')
  expect(valueOf(await call(app, contract.member.setIcon, { icon: other?.icon }, { token }))).toEqual(other)
  expect(valueOf(await call(app, contract.member.icon, {}, { token }))).toMatchObject({ ...other })
  expect((await app.inject(other?.iconUrl ?? '')).headers['content-type']).toContain('image/svg+xml')
})

test('the jackpot is the ledger’s pool where there is one; else an illustration marked as such, rises and never falls back', async () => {
  const reported = async () => {
    clock.forward(2100)
    return valueOf(await call<{ mode: string; amount: string; tick?: object }>(app, games.jackpot))
  }
  const [first, second] = [await reported(), await reported()]
  expect(first).toMatchObject({ mode: 'illustration', tick: { seconds: [3, 4, 5], min: 100, max: 500 } })
  const noon = Date.UTC(2026, 0, 5, 12)
  expect(illustration(new Date(noon + 4000)) - illustration(new Date(noon))).toBe(30_000n)
  expect(typeof second.amount).toBe('string')
  await app.services.settingsStore.write('jackpot', { mode: 'pool' })
  expect(await reported()).toMatchObject({ mode: 'off', amount: '0.00' })
  await db.transaction((tx) =>
    post(tx, {
      kind: 'jackpot_seed',
      entries: [
        { system: 'PROMO_COST', asset: 'BDT', amount: -123_456n },
        { system: 'JACKPOT:grand', asset: 'BDT', amount: 123_456n },
      ],
    }),
  )
  expect(await reported()).toMatchObject({
    mode: 'pool',
    amount: '1234.56',
    pools: [{ id: 'grand', amount: '1234.56' }],
  })
})

test('rooms are stake levels of PVP games, paged without gap or repeat', async () => {
  type Rooms = {
    list: { roomId: string; online: number; status: string; level: string }[]
    totalCount: number
    totalPages: number
  }
  const page = async (pageNo: number, pageSize: number) =>
    valueOf(await call<Rooms>(app, games.rooms, { pageNo, pageSize, language: 'en' }))
  const whole = await page(1, 40)
  const parts = (await Promise.all([1, 2, 3, 4].map((pageNo) => page(pageNo, 10)))).flatMap(({ list }) =>
    list.map(({ roomId }) => roomId),
  )
  expect(parts).toEqual(whole.list.map(({ roomId }) => roomId))
  expect(whole.totalCount % 3).toBe(0)
  expect(whole.list[0]).toMatchObject({ online: 0, level: 'First table', status: 'ON' })
  await app.services.settingsStore.write('pvp', { levels: [] })
  clock.forward(2100)
  expect(await page(1, 40)).toMatchObject({ list: [], totalCount: 0 })
})

test('vendors list what they have; their sports board is shown without a token', async () => {
  const { list } = valueOf(await call<{ list: { vassalage: string; gameTypes: string[] }[] }>(app, games.vendorTypes))
  expect(list.map(({ vassalage }) => vassalage)).toEqual([
    'PG',
    'EG2',
    'PT',
    'JDB',
    'CQ9',
    'FC',
    'JL',
    'BGS',
    'LOTT',
    'ELOTT',
    'TCG_SEA',
    'TCG_LOTTO_VN',
  ])
  expect(list.find(({ vassalage }) => vassalage === 'EG2')?.gameTypes).toEqual(['LIVE', 'LOTT', 'RNG', 'SPORTS'])
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(app, games.guestLaunch, { vassalage: 'BGS' }),
  )
  const address = new URL(content.game_url, 'http://vendor.test')
  expect(address.pathname).toMatch(/^\/play\/BGS\/[\w-]+$/)
  expect([address.searchParams.get('guest'), address.searchParams.get('token')]).toEqual(['1', null])
  // The game notifies the surrounding page when a bet requires a login, only with this URL.
  expect(address.searchParams.get('nonce')).toMatch(/^[\w-]{22}$/)
  expect(refusalOf(await call(app, games.guestLaunch, { vassalage: 'CQ9' })).code).toBe('not_found')
})
