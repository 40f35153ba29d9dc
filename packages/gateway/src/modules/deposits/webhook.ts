import type { FastifyInstance } from 'fastify'
import type { Deposits } from './service.ts'
import { answerOf, type Providers } from './provider.ts'
import { refuse } from '../../lib/refusal.ts'

/**
 * The webhook of payment providers, `POST /payment/v1/<provider>/notice`. Answered `{"status":"OK"}` once the money is
 * stored, and again to every repeat; a provider that gets another answer repeats its notice.
 */
export function noticeRoute(app: FastifyInstance, deposits: Deposits, providers: Providers): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_req, body, done) => done(null, body))
  app.post('/payment/v1/:provider/notice', async (req, reply) => {
    reply.header('cache-control', 'no-store')
    const { provider: code } = req.params as { provider: string }
    const provider = Object.hasOwn(providers, code) ? providers[code] : undefined
    if (!provider?.notice) throw refuse('not_found')
    const body = req.body instanceof Buffer ? req.body : Buffer.alloc(0)
    const payment = await answerOf(
      async () => provider.notice?.(req.headers, body),
      (err) => req.log.warn({ err, provider: code }, 'a notice could not be read'),
    )
    if (!payment) return reply.code(401).send({ status: 'NOT_AUTHENTIC' })
    await deposits.take(code, payment)
    return { status: 'OK' }
  })
}
