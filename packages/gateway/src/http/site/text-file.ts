import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file of text that is written for each request, as it names the site's own address, and may be kept for an hour. */
export function textFile(
  app: FastifyInstance,
  url: string,
  type: 'text/plain' | 'application/xml' | 'application/rss+xml',
  write: (req: FastifyRequest) => string | Promise<string>,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: async (req, reply) =>
      reply
        .header('cache-control', 'public, max-age=3600')
        .type(`${type}; charset=utf-8`)
        .send(await write(req)),
  })
}
