import type { FastifyInstance, FastifyRequest } from 'fastify'

/** A file of text that is written for each request, as it names the site's own address, and may be kept for an hour. */
export function textFile(
  app: FastifyInstance,
  url: string,
  type: 'text/plain' | 'application/xml',
  write: (req: FastifyRequest) => string,
): void {
  app.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (req, reply) =>
      reply.header('cache-control', 'public, max-age=3600').type(`${type}; charset=utf-8`).send(write(req)),
  })
}
