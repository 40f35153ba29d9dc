import type { FastifyRequest } from 'fastify'

/** Of requests that a plain picture answers; bundles of the gateway for tests know it (`plain-art.ts`). */
export const plainPictures = { 'x-pictures': 'plain' }

export const asksForPlain = ({ headers }: FastifyRequest): boolean =>
  headers['x-pictures'] === plainPictures['x-pictures']
