import { readFileSync } from 'node:fs'
import { afterAll, expect, test } from 'vitest'
import { freshApp } from '../testing/inject.ts'
import { createMetrics } from './metrics.ts'

const metrics = createMetrics()
await freshApp({ telemetry: [metrics], dataDir: '.' })
afterAll(() => metrics.stop())

const folder = new URL('../../../../deploy/observability/', import.meta.url)
/** Prefixes of metrics of others: Patroni, the exporter of a machine. */
const others = /^(patroni|node)_/
/** Names of metrics are the words of an expression with a prefix that nothing else in one has. */
const namesIn = (file: string): string[] => [
  ...new Set(readFileSync(new URL(file, folder), 'utf8').match(/\b(gateway|nodejs|process|patroni|node)_\w+/g)),
]

test.each(['alerts.yaml', 'dashboard.json'])('every metric that %s names is served', async (file) => {
  const { text } = await metrics.text()
  const served = new Set(Array.from(text.matchAll(/^# TYPE (\w+)/gm), ([, name]) => name))
  const names = namesIn(file).filter((name) => !others.test(name))
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !served.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([])
})
