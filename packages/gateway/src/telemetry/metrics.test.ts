import { contract } from '@brand/sdk/contract'
import { afterAll, expect, test } from 'vitest'
import { call, freshApp, registered } from '../testing/inject.ts'
import { createMetrics } from './metrics.ts'
import { servePrivately } from './private-port.ts'

const metrics = createMetrics()
const { app, db } = await freshApp({
  telemetry: [metrics],
  vendorSecrets: { key: 'the key of all vendors' },
  dataDir: '.',
})
const { port, stop } = await servePrivately(metrics, { host: '127.0.0.1', port: 0 })
afterAll(async () => {
  await stop()
  await metrics.stop()
})

const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
/** The value of one line. */
const value = (text: string, line: string) =>
  Number(
    text
      .split('\n')
      .find((one) => one.startsWith(`${line} `))
      ?.split(' ')
      .at(-1),
  )

test('counts calls by endpoint and code, on the private port alone', async () => {
  const token = await registered(app, 'metrics01')
  await call(app, contract.wallet.balance, {}, { token })
  await call(app, contract.wallet.balance, {}, { token: 'nobody' })
  await call(app, contract.session.login, { username: 'metrics01', password: 'Wrong1234' })
  await app.inject({ method: 'POST', url: '/vendor/v1/ANYTHING-FROM-OUTSIDE/debit', payload: {} })
  await app.inject('/wps/a-path-of-a-scanner')
  const text = await scrape()
  expect(value(text, 'gateway_calls_total{endpoint="wallet.balance",status="2xx",code="ok"}')).toBe(1)
  expect(text).toMatch(/gateway_calls_total\{endpoint="wallet.balance",status="4xx",code="\w+"\} 1/)
  expect(value(text, 'gateway_calls_total{endpoint="session.login",status="4xx",code="bad_credentials"}')).toBe(1)
  expect(value(text, 'gateway_calls_total{endpoint="vendor.debit",status="4xx",code="BAD_SIGNATURE"}')).toBe(1)
  expect(value(text, 'gateway_call_seconds_count{endpoint="wallet.balance"}')).toBe(2)
  expect(text).not.toMatch(/scanner|ANYTHING/)
  expect((await app.inject('/metrics')).statusCode).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(404)
})

test('tells the state of pools, queues, jobs, orders, the ledger and Node', async () => {
  await expect.poll(scrape).toMatch(/^gateway_job_failures\{job_name=/m)
  const text = await scrape()
  for (const line of [
    'gateway_pool_waiting{pool="calls"}',
    'gateway_queue_waiting{queue="reads"}',
    'gateway_shed_total{reason="event_loop"}',
    'gateway_orders_stuck{kind="deposit"}',
    'gateway_orders_stuck{kind="withdrawal"}',
    'gateway_orders_stuck{kind="transfer"}',
    'gateway_streams_open',
    'gateway_money_stopped',
    'gateway_ledger_unsealed',
    'gateway_query_failures_total',
    'gateway_metrics_failures_total',
  ])
    expect([line, value(text, line)]).toEqual([line, 0])
  expect(value(text, 'gateway_query_seconds_count')).toBeGreaterThan(0)
  expect(value(text, 'gateway_data_free_bytes')).toBeGreaterThan(0)
  expect(text).toMatch(/^nodejs_eventloop_lag_seconds /m)
  // What a database refuses is counted, and fails as before.
  await expect(db.$client.query('select no_such_column')).rejects.toThrow('no_such_column')
  expect(value(await scrape(), 'gateway_query_failures_total')).toBe(1)
})

test('leaves out what cannot be read, and tells the rest', async () => {
  const own = createMetrics()
  const gauge = { name: 'gateway_broken', help: 'Cannot be read.', read: () => Promise.reject(new Error('no')) }
  own.watch?.({
    services: app.services,
    jobsDb: db,
    loopDelay: () => 0,
    shed: () => 0,
    sealed: () => true,
    leads: () => true,
    eventsConnected: () => true,
    gauges: [gauge],
  })
  const { text } = await own.text()
  expect(text).not.toMatch(/^gateway_broken \d/m)
  expect(text).toMatch(/^gateway_leads 1$/m)
  expect((await own.text()).text).toMatch(/^gateway_metrics_failures_total [12]$/m)
  await own.stop()
})
