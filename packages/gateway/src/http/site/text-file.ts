import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * A file of text that is written for each request, as it names the site's own address, and may be kept for an hour; who
 * has it already is told so (`If-None-Match`).
 */
export function textFile(
  app: FastifyInstance,
  url: string,
  type: 'text/plain' | 'application/xml' | 'application/rss+xml',
  write: (req: FastifyRequest) => string | Promise<string>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (req, reply) => {
      const text = await write(req)
      // Weak: it is of the text, however it is compressed.
      const etag = `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
      reply.header('cache-control', 'public, max-age=3600').header('etag', etag)
      const known = req.headers['if-none-match']?.split(',').some((tag) => [etag, '*'].includes(tag.trim()))
      return known ? reply.code(304).send() : reply.type(`${type}; charset=utf-8`).send(text)
    },
  })
}
