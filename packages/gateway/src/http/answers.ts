import type { Endpoint } from '@brand/sdk/contract'
import type { FastifyInstance } from 'fastify'
import { refuse } from '../lib/refusal.ts'
import { pathOf } from './log.ts'

/** Maximum number of calls in one request. */
const maxCalls = 24

/**
 * `GET /wps/answers?of=<address>&of=…`: the answers to several reading calls of a contract in one response, in their
 * order. Each runs as if it had been sent alone, with its own admission, limits and log line; one that is refused is
 * null here.
 */
export function composeAnswers(
  app: FastifyInstance,
  calls: Readonly<Record<string, Readonly<Record<string, Endpoint>>>>,
): void {
  const endpoints = Object.values(calls).flatMap((area) => Object.values(area))
  const reading = new Set<string>(endpoints.flatMap(({ method, path }) => (method === 'GET' ? [path] : [])))
  app.get<{ Querystring: { of?: string | string[] } }>('/wps/answers', async (req) => {
    const addresses = [req.query.of ?? []].flat()
    const fits = addresses.length > 0 && addresses.length <= maxCalls
    if (!fits || !addresses.every((address) => reading.has(pathOf(address))))
      throw refuse('validation', { field: 'of' })
    // The whole response is compressed, not its parts.
    const headers = { ...req.headers, 'accept-encoding': 'identity' }
    const { remoteAddress } = req.socket
    return Promise.all(
      addresses.map(async (url) => {
        const answer = await app.inject({ url, headers, ...(remoteAddress && { remoteAddress }) })
        return answer.statusCode === 200 ? answer.payload : null
      }),
    )
  })
}
