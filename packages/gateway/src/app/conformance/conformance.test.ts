import { runConformance, type ConformanceRow } from '@brand/sdk/conformance'
import { contract } from '@brand/sdk/contract'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { startGateway } from '../../testing.ts'
import { fakeVendors } from '../../modules/transfers/testing.ts'

// The gateway is tested over HTTP, by the suite that runs against any gateway.
const gateway = await startGateway({ server: inject('postgres'), vendorWallets: fakeVendors() })
// Modules that are off in the sandbox are tested too.
await gateway.set('modules', { CBS3: true, LOGINIPVERF3: true, PWDEXPFORCECHANGE3: true, SOCIAL3: true })
// With a single wallet most calls of transfers would only be refused.
await gateway.set('wallet', { isSingle: false })
const agent = gateway.accounts.find(({ kind }) => kind === 'agent')
const rows = await runConformance({ url: gateway.url, ...(agent ? { accounts: { agent } } : {}) })
afterAll(() => gateway.stop())

const byCall = Map.groupBy(rows, ({ endpoint }) => endpoint)

it('tested every call of the contract', () => {
  const calls = Object.entries(contract).flatMap(([area, list]) => Object.keys(list).map((name) => `${area}.${name}`))
  expect([...byCall.keys()].toSorted()).toEqual(calls.toSorted())
})

describe.each([...byCall])('%s', (_, rows: ConformanceRow[]) => {
  it.each(rows.map((row) => [row.case, row] as const))('%s', (_title, row) => {
    expect({ got: row.got, faults: row.faults }).toEqual({ got: row.got, faults: [] })
    expect(row.pass).toBe(true)
  })
})
