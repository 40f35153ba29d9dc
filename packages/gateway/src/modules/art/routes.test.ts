import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { artRoutes } from './routes.ts'

const app = Fastify()
artRoutes(app)
afterAll(() => app.close())

describe('art by address', () => {
  it('serves a picture that may be cached permanently and can do nothing', async () => {
    const answer = await app.inject('/art/rng/1001-coin-4.svg')
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('image/svg+xml; charset=utf-8')
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    expect(answer.headers['content-security-policy']).toContain('sandbox')
    expect(answer.headers['x-content-type-options']).toBe('nosniff')
    expect(answer.body).toMatch(/^<svg /)
    expect((await app.inject('/art/rng/1001-coin-4.svg')).body).toBe(answer.body)
    const again = await app.inject({
      url: '/art/rng/1001-coin-4.svg',
      headers: { 'if-none-match': String(answer.headers['etag']) },
    })
    expect(again.statusCode).toBe(304)
    expect(again.body).toBe('')
  })

  it('sends it compressed to whom can read that, and as it is to others', async () => {
    const url = '/art/rng/1001-coin-4.svg'
    const plain = await app.inject(url)
    const packed = await app.inject({ url, headers: { 'accept-encoding': 'gzip, deflate, br' } })
    expect([plain.headers['content-encoding'], packed.headers['content-encoding']]).toEqual([undefined, 'br'])
    expect([plain.headers['vary'], packed.headers['vary']]).toEqual(['Accept-Encoding', 'Accept-Encoding'])
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body)
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2)
    const refused = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br;q=0' } })
    expect(refused.headers['content-encoding']).toBeUndefined()
  })

  it('draws both manners, and banners', async () => {
    const [jewel, market, banner] = await Promise.all(
      ['/art/fish/7.svg', '/art/fish/7.svg?style=market', '/art/banner/fish/7.svg'].map((url) => app.inject(url)),
    )
    expect(jewel?.statusCode).toBe(200)
    expect(new Set([jewel?.body, market?.body, banner?.body]).size).toBe(3)
    expect(new Set([jewel?.headers['etag'], market?.headers['etag'], banner?.headers['etag']]).size).toBe(3)
    expect(banner?.body).toContain('viewBox="0 0 900 400"')
  })

  it('draws a banner with its motif at either side, the same whatever the order of the question', async () => {
    const [right, left, market, turned] = await Promise.all(
      ['', '?side=left', '?side=left&style=market', '?style=market&side=left'].map((query) =>
        app.inject(`/art/banner/rng/10001-coin-0.svg${query}`),
      ),
    )
    const places = [right, left, market].map((answer) => /<g transform="translate\((\d+)/.exec(answer?.body ?? '')?.[1])
    expect(places).toEqual(['666', '234', '234'])
    expect([right?.body, left?.body].map((svg) => /preserveAspectRatio="(\w+)/.exec(svg ?? '')?.[1])).toEqual([
      'xMaxYMid',
      'xMinYMid',
    ])
    expect(turned?.body).toBe(market?.body)
    expect(left?.headers['etag']).not.toBe(right?.headers['etag'])
  })

  it('draws flags and profile pictures by name', async () => {
    const bodies = await Promise.all(
      ['/art/flag/bd.svg', '/art/flag/gb.svg', '/art/avatar/kite.svg', '/art/avatar/moon.svg'].map(
        async (url) => (await app.inject(url)).body,
      ),
    )
    expect(new Set(bodies).size).toBe(4)
    for (const body of bodies) expect(body).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  })

  it.each([
    '/art/flag/zz.svg',
    '/art/flag/constructor.svg',
    '/art/avatar/nobody.svg',
    '/art/flag/bd.svg?v=1',
    '/art/nothing/1.svg',
    '/art/rng/1.png',
    '/art/rng/.svg',
    '/art/rng/a_b.svg',
    '/art/rng/A.svg',
    '/art/rng/%3Cscript%3E.svg',
    '/art/rng/..%2f1.svg',
    `/art/rng/${'a'.repeat(400)}.svg`,
    '/art/rng/1.svg?style=other',
    '/art/rng/1.svg?bust=1',
    '/art/constructor/1.svg',
    '/art/banner/rng/1',
    '/art/rng',
  ])('refuses %s', async (url) => {
    const answer = await app.inject(url)
    expect([404, 414]).toContain(answer.statusCode)
    expect(answer.headers['cache-control']).toBeUndefined()
  })
})
