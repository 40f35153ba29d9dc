import { createHash } from 'node:crypto'
import { brotliCompressSync, constants } from 'node:zlib'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { encodingOf } from '../../http/request/encoding.ts'
import { avatarOf } from './avatars.ts'
import { categoryOf } from './categories.ts'
import { flagOf } from './flags/index.ts'
import { type ArtStyle, type BannerArt, bannerArt, bannerSides, styles, tileArt } from './service.ts'

type ArtRequest = FastifyRequest<{
  Params: { category: string; file: string }
  Querystring: { style?: string; side?: string }
}>

/** Part of every ETag; raise it when a drawing changes. */
const DRAWN = 2
const FILE = /^([a-z0-9]{1,32}(?:-[a-z0-9]{1,32}){0,8})\.svg$/
const CACHE_BYTES = 16 * 1024 * 1024

/** A picture and its compressed form: made once, sent often. */
interface Drawn {
  svg: Buffer
  brotli: Buffer
}
/** A lobby's pictures are all drawn at once: the last tenth is not worth ten times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }

/**
 * Pictures by address: `GET /art/<category>/<id>.svg` and `GET /art/banner/<category>/<id>.svg`, `?style=market` for
 * the second manner, `?side=left` for a banner whose motif is at the left, the end of a line of Arabic;
 * `GET /art/flag/<country>.svg` and `GET /art/avatar/<name>.svg`. An address always shows the same picture, so it is kept
 * for a year. Anything else is 404.
 */
export function artRoutes(app: FastifyInstance): void {
  const drawn = new LRUCache<string, Drawn>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ svg, brotli }) => svg.length + brotli.length,
  })

  /** A picture that never changes under its address, sent whole or as 304; `draw` runs when it is in no cache. */
  function send(req: FastifyRequest, reply: FastifyReply, key: string, draw: () => string): FastifyReply {
    const etag = `"${createHash('sha256').update(key).digest('base64url').slice(0, 16)}"`
    reply.headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      etag,
      // Opened directly the picture still runs and loads nothing.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
    if (req.headers['if-none-match']?.includes(etag)) return reply.code(304).send()
    let picture = drawn.get(key)
    if (!picture) {
      const svg = Buffer.from(draw())
      picture = { svg, brotli: brotliCompressSync(svg, quality) }
      drawn.set(key, picture)
    }
    reply.header('vary', 'Accept-Encoding')
    return encodingOf(req) === 'br'
      ? reply.header('content-encoding', 'br').send(picture.brotli)
      : reply.send(picture.svg)
  }
  const serve =
    (kind: 'tile' | 'banner', draw: (art: BannerArt) => string) => async (req: ArtRequest, reply: FastifyReply) => {
      const { style: manner = 'jewel', side: end = 'right', ...more } = req.query
      const category = categoryOf(req.params.category)
      const id = FILE.exec(req.params.file)?.[1]
      const style: ArtStyle | undefined = styles.find((one) => one === manner)
      const side = bannerSides.find((one) => one === end)
      const unknown = Object.keys(more).length > 0 || (kind === 'tile' && 'side' in req.query)
      if (!category || !id || !style || !side || unknown) return reply.callNotFound()
      return send(req, reply, `${DRAWN}/${kind}/${style}/${side}/${category}/${id}`, () =>
        draw({ id, category, style, side }),
      )
    }
  const named =
    (kind: string, draw: (name: string) => string | undefined) => async (req: ArtRequest, reply: FastifyReply) => {
      const name = FILE.exec(req.params.file)?.[1] ?? ''
      const svg = Object.keys(req.query).length === 0 ? draw(name) : undefined
      return svg === undefined ? reply.callNotFound() : send(req, reply, `${DRAWN}/${kind}/${name}`, () => svg)
    }
  app.get('/art/:category/:file', serve('tile', tileArt))
  app.get('/art/banner/:category/:file', serve('banner', bannerArt))
  app.get('/art/flag/:file', named('flag', flagOf))
  app.get('/art/avatar/:file', named('avatar', avatarOf))
}
