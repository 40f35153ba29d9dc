import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { servePrivately } from '@brand/gateway/telemetry'
import { InMemorySpanExporter, SimpleSpanProcessor } from '@opentelemetry/sdk-trace'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { createMetrics } from '../src/telemetry/metrics.ts'
import { createTracing } from '../src/telemetry/tracing.ts'
import { createVendor } from '../src/vendor.ts'
import { fakeGateway, type FakeGateway } from './fakeGateway.ts'
import { playerAt } from './player.ts'
import { vendorEnv } from './vendorEnv.ts'

const exporter = new InMemorySpanExporter()
const tracing = createTracing({}, new SimpleSpanProcessor({ exporter }))
const metrics = createMetrics()
let gateway: FakeGateway
let url: string
let player: ReturnType<typeof playerAt>
let stop: () => Promise<void>
let scrape: () => Promise<string>

beforeAll(async () => {
  gateway = await fakeGateway({ secret: 'test-secret' })
  const dataDir = await mkdtemp(join(tmpdir(), 'vendor-telemetry-'))
  const vendor = await createVendor(readConfig(vendorEnv(gateway.url, dataDir, 'test-secret')), () => {}, Date.now, [
    tracing,
    metrics,
  ])
  const { port, stop: stopPort } = await servePrivately(metrics, { host: '127.0.0.1', port: 0 })
  scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  url = `http://127.0.0.1:${await vendor.listen()}`
  player = playerAt(url)
  await player.enter(gateway.launch())
  await player.seed()
  stop = async () => {
    await vendor.close()
    await stopPort()
    await tracing.stop()
    await gateway.close()
    await rm(dataDir, { recursive: true })
  }
})
afterAll(() => stop())

/** Sends as a browser does: a `fetch` of this process would begin spans of its own. */
const send = (method: string, path: string, headers: Record<string, string> = {}, body = '') =>
  new Promise<string>((resolve, reject) => {
    const sent = request(`${url}${path}`, { method, headers }, (response) => {
      let text = ''
      response.on('data', (part: Buffer) => (text += part.toString()))
      response.on('end', () => resolve(text))
    })
    sent.on('error', reject).end(body)
  })

test('a round is one trace, from the request of its page to the requests to the gateway', async () => {
  const traceId = randomUUID().replaceAll('-', '')
  exporter.reset()
  const ref = randomUUID()
  const headers = {
    'content-type': 'application/json',
    authorization: `Bearer ${player.token()}`,
    traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
  }
  const { round } = JSON.parse(await send('POST', '/api/rounds', headers, JSON.stringify({ ref, stake: '1.00' }))) as {
    round: { id: string }
  }
  const served = () => exporter.getFinishedSpans().find(({ name }) => name === 'POST /api/rounds')
  await expect.poll(served).toBeDefined()
  const spans = exporter.getFinishedSpans().filter((span) => span.spanContext().traceId === traceId)
  const called = spans.find(({ name }) => name === 'gateway.debit')
  const sent = spans.find(({ name }) => name === 'POST')
  expect(served()?.parentSpanContext?.spanId).toBe('00f067aa0ba902b7')
  expect(called?.parentSpanContext?.spanId).toBe(served()?.spanContext().spanId)
  expect(sent?.parentSpanContext?.spanId).toBe(called?.spanContext().spanId)
  expect(JSON.stringify(spans.map(({ name, attributes }) => ({ name, attributes })))).not.toMatch(
    new RegExp(`${ref}|${player.token()}|p1`),
  )
  await player.finish(round.id)
})

test('the page of a game goes on with the trace that its address names, and a probe has none', async () => {
  const traceId = randomUUID().replaceAll('-', '')
  await send('GET', `/play/PG/jewel_lane?traceparent=00-${traceId}-00f067aa0ba902b7-01`)
  await send('GET', '/healthz')
  const spans = () => exporter.getFinishedSpans()
  await expect
    .poll(
      () =>
        spans()
          .find(({ name }) => name === 'GET /play/:brand/:game')
          ?.spanContext().traceId,
    )
    .toBe(traceId)
  expect(spans().map(({ name }) => name)).not.toContain('GET /healthz')
})

test('metrics count requests, bookings and callbacks, and tell what waits', async () => {
  gateway.setFault((method) => (method === 'credit' ? 'busy' : 'none'))
  const { value } = await player.spin()
  await player.finish(value.round.id)
  await send('GET', '/a-path-of-a-scanner')
  const text = await scrape()
  for (const line of [
    'vendor_bookings_total{method="debit",code="OK"} 2',
    'vendor_callbacks_total{method="debit",code="OK"} 2',
    'vendor_callbacks_total{method="credit",code="http_503"} 1',
    'vendor_callback_seconds_count{method="debit"} 2',
    'vendor_requests_total{route="/api/rounds",status="2xx"} 2',
    'vendor_outbox_waiting 1',
    'vendor_outbox_retrying 1',
    'vendor_rounds_open{state="CREDITING"} 1',
  ])
    expect(text.split('\n')).toContain(line)
  expect(text).toMatch(/^vendor_round_oldest_seconds\{state="CREDITING"\} \d/m)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  expect(text).not.toContain('scanner')
  gateway.setFault(() => 'none')
  await player.until(value.round.id, 'CLOSED')
  await expect.poll(scrape).toMatch(/^vendor_outbox_waiting 0$/m)
})

test.each(['alerts.yaml', 'dashboard.json'])('every figure of the vendor that %s names is served', async (file) => {
  const folder = new URL('../../../deploy/observability/', import.meta.url)
  const named = new Set((await readFile(new URL(file, folder), 'utf8')).match(/\bvendor_\w+/g))
  const served = new Set(Array.from((await scrape()).matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  expect(named.size).toBeGreaterThan(1)
  expect([...named].filter((name) => !served.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
})
