import { randomUUID } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Writable } from 'node:stream'
import { contract } from '@brand/sdk/contract'
import { context, trace } from '@opentelemetry/api'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import fastify from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { systemClock } from '../app/app.ts'
import { logCalls, logOptions } from '../http/log.ts'
import { secretFrom } from '../modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../modules/rounds/index.ts'
import { call, freshApp, registered, valueOf } from '../testing/inject.ts'
import { createTracing } from './tracing.ts'

const exporter = new InMemorySpanExporter()
const tracing = createTracing({}, () => new SimpleSpanProcessor({ exporter }))
const key = 'the key of the gateway'

/** A vendor with wallets, which keeps the heads of what it is asked. */
const asked: IncomingHttpHeaders[] = []
const vendor = createServer((req, res) => {
  asked.push(req.headers)
  let body = ''
  req.on('data', (part: Buffer) => (body += part.toString()))
  req.on('end', () => {
    const { transferId } = JSON.parse(body) as { transferId?: string }
    res.setHeader('content-type', 'application/json')
    res.end(JSON.stringify({ status: 'DONE', transferId, balance: '10.00', currency: 'BDT' }))
  })
})
const vendorOrigin = await new Promise<string>((resolve) =>
  vendor.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(vendor.address() as AddressInfo).port}`)),
)
const { app } = await freshApp({ clock: systemClock, vendorSecrets: { key }, vendorOrigin, telemetry: [tracing] })
const url = await app.listen({ port: 0, host: '127.0.0.1' })
const token = await registered(app, 'traced01')
afterAll(async () => {
  await tracing.stop()
  vendor.close()
})
beforeEach(() => exporter.reset())

const spansOf = (traceId: string) =>
  exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId)
const named = (spans: readonly ReadableSpan[], name: string) => spans.find((span) => span.name === name)
const traceId = () => randomUUID().replaceAll('-', '')
const parentOf = (id: string) => `00-${id}-00f067aa0ba902b7-01`

test('a bet is one trace, from the request of its vendor to the statements of the database', async () => {
  const { games } = valueOf(
    await call<{ games: { nodeId: number; status: string }[] }>(app, contract.games.list, {
      vassalage: 'PG',
      gameType: 'RNG',
    }),
  )
  const nodeId = games.find(({ status }) => status === 'ON')?.nodeId
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(
      app,
      contract.games.launch,
      { nodeId, vassalage: 'PG', gameType: 'RNG', language: 'en', backUrl: '/' },
      { token },
    ),
  )
  const send = async (name: string, body: Record<string, unknown>) => {
    const payload = JSON.stringify(body)
    const timestamp = String(Math.floor(Date.now() / 1000))
    const response = await fetch(`${url}/vendor/v1/PG/${name}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor': 'PG',
        'x-timestamp': timestamp,
        'x-signature': sign(secretFrom(key, 'PG'), timestamp, payload),
      },
      body: payload,
    })
    return (await response.json()) as { status: string; token: string; playerId: string; balance: string }
  }
  const { searchParams } = new URL(content.game_url)
  const launch = searchParams.get('token')
  const opened = named(exporter.getFinishedSpans(), 'games.launch')?.spanContext()
  expect(searchParams.get('traceparent')).toMatch(new RegExp(`^00-${opened?.traceId}-[0-9a-f]{16}-01$`))
  const player = await send('authenticate', { requestId: randomUUID(), token: launch })
  exporter.reset()

  // The vendor, where a spin begins.
  const spin = trace.getTracer('vendor').startSpan('spin')
  const bet = await context.with(trace.setSpan(context.active(), spin), () =>
    send('debit', {
      requestId: randomUUID(),
      token: player.token,
      playerId: player.playerId,
      gameId: String(nodeId),
      roundId: 'r1',
      txId: 'traced-1',
      amount: '100.00',
      currency: 'BDT',
    }),
  )
  spin.end()
  expect(bet.status).toBe('OK')
  const { traceId: id } = spin.spanContext()
  await expect.poll(() => named(spansOf(id), 'vendor.debit')).toBeDefined()
  const spans = spansOf(id)
  const request = named(spans, 'POST')
  const callback = named(spans, 'vendor.debit')
  expect(request?.parentSpanContext?.spanId).toBe(spin.spanContext().spanId)
  expect(callback?.parentSpanContext?.spanId).toBe(request?.spanContext().spanId)
  const statements = spans.filter(({ attributes }) => attributes['db.system.name'] === 'postgresql')
  expect(statements.length).toBeGreaterThan(1)
  for (const { parentSpanContext } of statements) expect(parentSpanContext?.spanId).toBe(callback?.spanContext().spanId)
  // Neither values of rows nor signatures, tokens or addresses of people.
  expect(JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))).not.toMatch(
    new RegExp(`traced-1|${player.playerId}|${player.token}`),
  )
})

test('the trace of a caller goes on to the vendor whose wallet a transfer reaches', async () => {
  await app.services.settingsStore.write('wallet', { isSingle: false })
  const id = traceId()
  asked.length = 0
  await call(
    app,
    contract.wallet.transfer,
    { vassalage: 'PG', direction: 'IN', amount: '10.00' },
    { token, headers: { 'idempotency-key': randomUUID(), traceparent: parentOf(id) } },
  )
  await app.services.settingsStore.write('wallet', {})
  const spans = spansOf(id)
  expect(named(spans, 'wallet.transfer')?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(named(spans, 'admit')).toBeDefined()
  expect(named(spans, 'handle')).toBeDefined()
  expect(asked.map(({ traceparent }) => String(traceparent).split('-')[1])).toContain(id)
})

test('a call without a trace begins one, and a probe has none', async () => {
  await app.inject({ url: contract.system.status.path })
  const begun = named(exporter.getFinishedSpans(), 'system.status')
  expect(begun?.parentSpanContext).toBeUndefined()
  expect(begun?.attributes).toMatchObject({
    'http.response.status_code': 200,
    'http.route': contract.system.status.path,
  })
  await app.inject('/healthz')
  expect(exporter.getFinishedSpans().map(({ name }) => name)).not.toContain('GET /healthz')
})

test('jobs are traces of their own', async () => {
  await expect.poll(() => named(exporter.getFinishedSpans(), 'job deposits'), { timeout: 15_000 }).toBeDefined()
})

test('lines of the log carry the trace and the request, also after a body was read', async () => {
  const lines: Record<string, unknown>[] = []
  const stream = new Writable({
    write: (chunk, _encoding, done) => (lines.push(JSON.parse(String(chunk)) as Record<string, unknown>), done()),
  })
  const own = fastify({ logger: { ...logOptions('info'), stream } })
  tracing.hook(own)
  logCalls(own)
  own.post('/things', async (req) => {
    req.log.info({ password: 'hidden words' }, 'in the handler')
    return {}
  })
  const id = traceId()
  await own.listen({ port: 0, host: '127.0.0.1' })
  const { port } = own.server.address() as AddressInfo
  const headers = { 'content-type': 'application/json', traceparent: parentOf(id) }
  request({ port, path: '/things?name=somebody', method: 'POST', headers }, (res) => res.resume()).end(
    JSON.stringify({ a: 'x'.repeat(10_000) }),
  )
  await expect.poll(() => lines.map(({ msg }) => msg)).toContain('call')
  for (const message of ['in the handler', 'call'])
    expect(lines.find(({ msg }) => msg === message)).toMatchObject({ trace_id: id, reqId: expect.any(String) })
  expect(JSON.stringify(lines)).not.toMatch(/hidden words|somebody/)
  await own.close()
})
