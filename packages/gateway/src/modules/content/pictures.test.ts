import sharp from 'sharp'
import { contract } from '@brand/sdk/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { runner } from '../../app/operate/testing.ts'
import { call, freshApp, registered, valueOf } from '../../testing/inject.ts'
import { rainyEvenings } from '../promotions/testing.ts'
import { picture } from './texts/testing.ts'

const { app, db, clock } = await freshApp()
const operate = runner(db, 'rafi', clock)
await operate('operators', 'add', { name: 'rafi', roles: ['manager'] })

const add = async (image: string) => (await operate('pictures', 'add', { image })).json
const addressOf = async (image: string) => String((await add(image)).text).split(' ')[0] ?? ''
const get = (url: string, headers = {}) => app.inject({ url, headers })

test('a picture is kept once, without what else was in the file, and anybody may see it', async () => {
  const sent = await sharp(Buffer.from(picture('teal'), 'base64'))
    .withExif({ IFD3: { GPSLatitude: '23/1 48/1 0/1' }, IFD0: { Copyright: 'a name' } })
    .png()
    .toBuffer()
  expect(sent.toString('latin1')).toContain('a name')
  const address = await addressOf(sent.toString('base64'))
  expect(address).toMatch(/^\/art\/picture\/[\da-f]{32}\.png$/)
  expect(await addressOf(sent.toString('base64'))).toBe(address)
  expect(String((await operate('pictures', 'list')).json.text).split('\n')).toHaveLength(1)

  const shown = await get(address)
  expect(shown.statusCode).toBe(200)
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  })
  expect(shown.rawPayload.toString('latin1')).not.toContain('a name')
  expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ width: 12, height: 8, format: 'png' })
  expect((await get(address, { 'if-none-match': shown.headers.etag })).statusCode).toBe(304)
  for (const other of [address.replace('.png', '.jpg'), '/art/picture/nonsense.png', `${address}.svg`])
    expect((await get(other)).statusCode).toBe(404)
  expect(JSON.stringify((await operate('audit', 'list', { area: 'pictures' })).json)).not.toContain('iVBOR')
})

test('what is no picture, or too large, is refused', async () => {
  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>').toString('base64')
  expect((await add(text)).code).toBe('image_type')
  const large = Buffer.alloc(5 * 1024 * 1024 + 1, 'x').toString('base64')
  expect((await operate('pictures', 'add', { image: large })).json.code).toMatch(/image_size|validation/)
  const huge = sharp({ create: { width: 9000, height: 9000, channels: 3, background: 'plum' } })
  expect((await add((await huge.png().toBuffer()).toString('base64'))).code).toBe('image_size')
})

test('a text shows it, and what is shown is not removed', async () => {
  const address = await addressOf(picture('plum'))
  const of = { kind: 'NEWS', slug: 'boats' }
  const body = `![A boat](${address})\n\nTonight.`
  const texts = { en: { title: 'Boats', body }, bn: { title: 'নৌকা', body } }
  await operate('content', 'write', { ...of, texts, picture: address })
  await operate('content', 'publish', of)
  const { newsDetail } = contract.articles
  const read = valueOf(
    await call<{ content: string; imageUrl: string }>(app, newsDetail, { slug: 'boats', language: 'en' }),
  )
  expect(read.imageUrl).toBe(address)
  expect(read.content).toContain(`<img src="${address}" alt="A boat">`)

  const remove = () => operate('pictures', 'remove', { picture: address })
  expect((await remove()).json.message).toContain('NEWS boats')
  // A draft without it changes nothing of what is shown.
  const without = { en: { title: 'Boats', body: 'Tonight.' }, bn: { title: 'নৌকা', body: 'আজ।' } }
  await operate('content', 'write', { ...of, texts: without, picture: '' })
  expect((await remove()).json.message).toContain('NEWS boats')
  clock.forward(60_000)
  await operate('content', 'publish', of)
  expect((await operate('pictures', 'remove', { picture: address }, ['--preview'])).json.done).toBe(true)
  clock.forward(60_000)
  await operate('content', 'write', { ...of, texts, picture: address })
  const later = new Date(clock.now().getTime() + 3_600_000).toISOString()
  await operate('content', 'publish', { ...of, from: later })
  await operate('content', 'write', { ...of, texts: without, picture: '' })
  expect((await remove()).json.message).toContain('NEWS boats')
  await operate('content', 'withdraw', of)
  const notice = {
    type: 'B',
    format: 'markdown',
    texts: { en: { title: 'x', text: body }, bn: { title: 'x', text: body } },
  }
  const id = Number.parseInt((await operate('announcements', 'add', notice)).json.text)
  expect((await remove()).json.message).toContain(`announcement ${id}`)
  await db.$client.query('delete from announcement where id = $1', [id])
  expect((await remove()).json.done).toBe(true)
  expect((await get(address)).statusCode).toBe(404)
  expect((await remove()).json.code).toBe('not_found')
})

const removal = async (address: string) => (await operate('pictures', 'remove', { picture: address })).json

test('a picture that a banner or a chat host shows is not removed', async () => {
  const address = await addressOf(picture('olive'))
  const host = { hostId: 'rina', name: 'Rina', language: 'bn' }
  await operate('chat-hosts', 'save', { ...host, iconUrl: address })
  expect((await removal(address)).message).toContain('chat host rina')
  await operate('chat-hosts', 'save', { ...host, iconUrl: '/art/avatar/lotus.svg' })
  const banner = { id: 'boat', picture: address, texts: { en: { title: 'Boat' } } }
  await app.services.settingsStore.write('banners', { w_home: [banner] })
  expect((await removal(address)).message).toContain('banners')
  await app.services.settingsStore.write('banners', {})
  expect((await removal(address)).done).toBe(true)
})

test('a picture of a promotion is removed once nobody is shown it: neither can it be taken, nor has it been', async () => {
  const [address, other] = [await addressOf(picture('navy')), await addressOf(picture('olive'))]
  const { id } = rainyEvenings
  await operate('promotions', 'add', { ...rainyEvenings, picture: address })
  expect((await removal(address)).message).toContain('promotion rainy-evenings')
  await registered(app, 'taker001')
  await db.execute(sql`insert into promotion_entry (promotion_id, version, member_id, asset, state, terms, at)
    select ${id}, 1, id, 'BDT', 'JOINED', '{}', now() from member where account = 'taker001'`)
  await operate('promotions', 'publish', { id, picture: other })
  for (const one of [address, other]) expect((await removal(one)).message).toContain('promotion rainy-evenings')
  await operate('promotions', 'publish', { id, picture: rainyEvenings.picture })
  expect((await removal(address)).message).toContain('promotion rainy-evenings')
  expect((await removal(other)).done).toBe(true)
})
