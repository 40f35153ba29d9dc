import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { InMemorySpanExporter, type ReadableSpan, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, expect, test } from 'vitest'
import { startVendor } from '../../../demo-vendor/test/vendorProcess.ts'
import { systemClock } from '../app/app.ts'
import { secretFrom } from '../modules/rounds/vendor-calls/secrets.ts'
import { call, freshApp, registered, valueOf } from '../testing/inject.ts'
import { createTracing } from './tracing.ts'

// The demo vendor in a process of its own, which sends its spans to a collector.
const key = 'the key of the gateway'
const exporter = new InMemorySpanExporter()
const tracing = createTracing({}, () => new SimpleSpanProcessor({ exporter }))

/** What the vendor sent, as it came: ids and names are found in it as bytes. */
let sent = Buffer.alloc(0)
const collector = createServer((req, res) => {
  req.on('data', (part: Buffer) => (sent = Buffer.concat([sent, part])))
  req.on('end', () => res.writeHead(200, { 'content-type': 'application/x-protobuf' }).end())
})
const listening = (server: typeof collector) =>
  new Promise<number>((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))
const collectorPort = await listening(collector)
const probe = createServer()
const port = await listening(probe)
await new Promise((resolve) => probe.close(resolve))

const { app } = await freshApp({
  clock: systemClock,
  vendorSecrets: { key },
  vendorOrigin: `http://127.0.0.1:${port}`,
  telemetry: [tracing],
})
const dataDir = mkdtempSync(join(tmpdir(), 'traced-vendor-'))
const vendor = await startVendor({
  VENDOR_PORT: String(port),
  HOST: '127.0.0.1',
  GATEWAY_URL: await app.listen({ port: 0, host: '127.0.0.1' }),
  VENDOR_SECRETS: `PG=${secretFrom(key, 'PG')}`,
  DATA_DIR: dataDir,
  VENDOR_DIST: dataDir,
  OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  NODE_OPTIONS: '--conditions=@brand/source',
})
afterAll(async () => {
  await vendor.kill()
  await tracing.stop()
  collector.close()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Sends as the page of a game does: a `fetch` of this process would begin spans of its own. */
const post = <T>(path: string, headers: Record<string, string>, body: object = {}) =>
  new Promise<T>((resolve, reject) => {
    const options = { port, path, method: 'POST', headers: { 'content-type': 'application/json', ...headers } }
    const out = request(options, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve(JSON.parse(text) as T))
    })
    out.on('error', reject).end(JSON.stringify(body))
  })
const newTrace = () => randomUUID().replaceAll('-', '')
const traceparent = (id: string) => `00-${id}-00f067aa0ba902b7-01`
const spansOf = (id: string) => exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === id)
const named = (spans: readonly ReadableSpan[], name: string) => spans.find((span) => span.name === name)
const hasSent = (hex: string | undefined) => hex !== undefined && sent.includes(Buffer.from(hex, 'hex'))

test('an opening and a bet are one trace each, from the browser to the statements and through the vendor', async () => {
  const token = await registered(app, 'traced02')
  const { games } = valueOf(
    await call<{ games: { nodeId: number; gameCode: string; status: string }[] }>(app, contract.games.list, {
      vassalage: 'PG',
      gameType: 'RNG',
    }),
  )
  const game = games.find(({ status }) => status === 'ON')
  const opening = newTrace()
  const { content } = valueOf(
    await call<{ content: { game_url: string } }>(
      app,
      contract.games.launch,
      { nodeId: game?.nodeId, vassalage: 'PG', gameType: 'RNG', language: 'en', backUrl: '/' },
      { token, headers: { traceparent: traceparent(opening) } },
    ),
  )
  const { searchParams } = new URL(content.game_url)
  const { session } = await post<{ session: string }>(
    '/api/session',
    { traceparent: searchParams.get('traceparent') ?? '' },
    { vass: 'PG', gameCode: game?.gameCode, token: searchParams.get('token') },
  )
  const bet = newTrace()
  const own = { authorization: `Bearer ${session}` }
  await post('/api/seeds', own, { clientSeed: 'mine' })
  const headers = { ...own, traceparent: traceparent(bet) }
  const { round } = await post<{ round: { id: string } }>('/api/rounds', headers, { ref: randomUUID(), stake: '1.00' })
  await post(`/api/rounds/${round.id}/finish`, headers)
  // It sends what it has before it leaves.
  await vendor.kill('SIGTERM')

  const launched = spansOf(opening)
  expect(named(launched, 'games.launch')?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  for (const [id, callback] of [
    [opening, 'vendor.authenticate'],
    [bet, 'vendor.debit'],
    [bet, 'vendor.credit'],
  ] as const) {
    const spans = spansOf(id)
    const answered = named(spans, callback)
    expect([callback, hasSent(id), hasSent(answered?.parentSpanContext?.spanId)]).toEqual([callback, true, true])
    const statements = spans.filter(
      ({ attributes, parentSpanContext }) =>
        attributes['db.system.name'] === 'postgresql' && parentSpanContext?.spanId === answered?.spanContext().spanId,
    )
    expect([callback, statements.length > 0]).toEqual([callback, true])
  }
  const text = sent.toString('latin1')
  for (const name of ['POST /api/session', 'gateway.authenticate', 'POST /api/rounds/:id/finish', 'gateway.credit'])
    expect(text).toContain(name)
  // Neither tokens nor rounds of a player.
  for (const secret of [session, searchParams.get('token') ?? '', round.id]) expect(text).not.toContain(secret)
})
