import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { contract, type Endpoint } from '@brand/sdk/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { contractRows } from '../../../../sdk/scripts/contract-json.ts'
import { checkInvariants } from '../../ledger/invariants.ts'
import { contractFixture } from '../../modules/contracts/testing.ts'
import { call, registered, trialToken } from '../inject.ts'
import { inputsAtEnds, type Schema } from './ends.ts'
import { faultOf } from './check-answer.ts'
import type { Got } from './send.ts'
import { watchLoop } from './watchdog.ts'

const calls = (contractRows() as { name: string; input: Schema }[]).filter(({ name }) => name !== 'stream')
type Operation = {
  parameters?: { name?: string; example?: unknown }[]
  requestBody?: { content: Record<string, { example?: object }> }
}
const document = readFileSync(join(import.meta.dirname, '../../../../sdk/openapi.json'), 'utf8')
const { paths } = JSON.parse(document) as { paths: Record<string, Record<string, Operation>> }

/** The request that the documents show. */
function example({ path, method }: Endpoint): Record<string, unknown> {
  const { parameters = [], requestBody } = paths[path]?.[method.toLowerCase()] ?? {}
  const query = parameters.flatMap(({ name, example: value }) => (name && value !== undefined ? [[name, value]] : []))
  return { ...(Object.fromEntries(query) as object), ...requestBody?.content['application/json']?.example }
}

const made = await contractFixture()
const { app, db, clock } = made
const codes = new Map<string, number>()
const dog = watchLoop(20_000)
afterAll(() => dog.stop())
const top = await made.add(null)
await made.add(top)
const people: Record<string, () => Promise<string | undefined>> = {
  visitor: async () => undefined,
  member: () => registered(app, `e${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}`),
  trial: () => trialToken(app),
  agent: async () => {
    const { token } = await app.services.sessions.open(db, top.id, 2, { way: 'password' })
    return token
  },
}
await app.services.settingsStore.write('login', { failuresPerIp: 1_000_000 })

describe.each(calls.map(({ name, input }) => [name, input] as const))('%s', (name, input) => {
  const [area = '', key = ''] = name.split('.')
  const endpoint = (contract as unknown as Record<string, Record<string, Endpoint>>)[area]?.[key]

  test('answers the ends of its types with a value or a refusal', { timeout: 120_000 }, async () => {
    if (!endpoint) throw new Error(`${name} is no call`)
    const faults: unknown[] = []
    for (const who of endpoint.principals) {
      const token = await people[who]?.()
      for (const sent of inputsAtEnds(input, example(endpoint))) {
        clock.forward(1100)
        dog.doing(`${name} ${JSON.stringify(sent)}`)
        const headers: Record<string, string> = endpoint.money ? { 'idempotency-key': crypto.randomUUID() } : {}
        const { status, headers: got, body } = await call(app, endpoint, sent, { ...(token && { token }), headers })
        const fault = faultOf({ status, headers: got as Got['headers'], text: JSON.stringify(body) })
        const code = body.success ? 'OK' : body.code
        codes.set(code, (codes.get(code) ?? 0) + 1)
        if (fault) faults.push([who, fault, JSON.stringify(sent).slice(0, 300)])
      }
    }
    expect(faults.slice(0, 10)).toEqual([])
  })
})

test('afterwards the ledger is consistent', async () => {
  expect(await checkInvariants(db)).toEqual([])
  console.log(`ends of types: ${[...codes].map(([code, n]) => `${code} ${n}`).join(', ')}`)
})
