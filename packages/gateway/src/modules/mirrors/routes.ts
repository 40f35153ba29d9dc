import type { FastifyInstance } from 'fastify'
import { refuse } from '../../lib/refusal.ts'
import type { ModuleContext } from '../../server/module.ts'
import { isBlocked } from '../../settings/region.ts'
import { isOn } from '../../settings/whitelabel.ts'

/**
 * The signed list. It serves to recognise the site and nothing else: who may not play where they are gets no list of
 * hosts, from none of them.
 */
export function mirrorRoutes(scope: FastifyInstance, { services }: ModuleContext): void {
  scope.route({
    method: ['GET', 'HEAD'],
    url: '/.well-known/wps-mirrors.json',
    handler(req, reply) {
      const settings = services.settings()
      if (isBlocked(settings, req.ip)) throw refuse('region_restricted')
      const document = isOn(settings, 'MIRROR3') ? services.mirrors.document() : undefined
      if (document === undefined) throw refuse('not_found')
      return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document)
    },
  })
}
