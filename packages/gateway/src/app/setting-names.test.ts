import { expect, test } from 'vitest'
import { optionsFrom } from './options.ts'

test.each([
  ['DATABASE_ULR', 'DATABASE_URL'],
  ['VENDOR_SECRET', 'VENDOR_SECRETS'],
  ['METRIC_PORT', 'METRICS_PORT'],
])('refuses %s and names %s', (name, meant) => {
  expect(() => optionsFrom({ [name]: 'anything' })).toThrow(`${name} is no setting of the gateway: ${meant} is.`)
})

test('takes the names of others, and what Kubernetes adds for a service', () => {
  const others = {
    VENDOR_PORT: 'tcp://10.0.0.1:8081',
    GATEWAY_SERVICE_HOST: '10.0.0.2',
    SITE_ORIGINS: 'x',
    HTTPS_PROXY: '',
  }
  expect(optionsFrom(others)).toMatchObject({ port: 8080, metrics: undefined, collector: undefined })
})

test('refuses a port of metrics that is none, and an address of a collector that is none', () => {
  expect(() => optionsFrom({ METRICS_PORT: 'many' })).toThrow('METRICS_PORT=many is not a port')
  expect(() => optionsFrom({ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow('is no address')
})
