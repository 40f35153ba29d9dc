// `npm run bench -- sdk [--rounds 20] [--calls 300] [--against <checkout>] [--write]`: CPU of a call made with the
// client, beside `fetch` and `JSON.parse` written by hand, in one process of Node, whose server is another. Ways take
// turns, none is always first. `--write` puts the table into docs/bench.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import type { createBrandClient, createSessionStore } from '@brand/sdk'
import { contract } from '@brand/sdk/contract'
import { root } from '../../../scripts/lib/run.ts'
import { lowerQuartile, written } from '../table.ts'
import { startMeasured } from './measured.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '20' },
    calls: { type: 'string', default: '300' },
    against: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const calls = Number(values.calls)
/** At once, as a page makes them. */
const together = 4
const aim = 1.5

interface Client {
  createBrandClient: typeof createBrandClient
  createSessionStore: typeof createSessionStore
}
const clientOf = async (checkout: string): Promise<Client> =>
  (await import(pathToFileURL(join(checkout, 'packages/sdk/client/index.ts')).href)) as Client

/** Rows as a lobby has them. */
const games = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    nodeId: at,
    gameName: `Golden Lantern ${at}`,
    vassalage: 'PG',
    imageUrl: `/art/slots/${at}-lantern-2.svg`,
    tags: ['HOT', 'NEW'],
  }))
const answers = {
  'a balance': { success: true, value: { currency: 'BDT', sumBalance: '10.00' }, requestId: 'r' },
  'eighteen games': { success: true, value: { games: games(18), totalCount: 18 }, requestId: 'r' },
  'five hundred games': { success: true, value: { games: games(500), totalCount: 500 }, requestId: 'r' },
}

const server = await startMeasured(new URL('bare.ts', import.meta.url), {})
try {
  const { path } = contract.games.list
  type Way = (address: string) => () => Promise<unknown>
  const sdkWay =
    ({ createBrandClient: create, createSessionStore: store }: Client): Way =>
    (address) => {
      // Not a list, so it takes any value.
      const sdk = create({ baseUrl: address, session: store(), paths: { 'games.info': path } })
      return () => sdk.games.info({ nodeId: 1 })
    }
  const ways: Record<string, Way> = {
    hand: (address) => async () => {
      const response = await fetch(`${address}${path}?nodeId=1`, { headers: { 'Accept-Language': 'en' } })
      if (!response.ok) throw new Error(String(response.status))
      return ((await response.json()) as { value: unknown }).value
    },
    ours: sdkWay(await clientOf(root)),
    ...(values.against && { before: sdkWay(await clientOf(resolve(values.against))) }),
  }

  async function spent(call: () => Promise<unknown>): Promise<number> {
    const before = process.cpuUsage()
    let left = calls
    await Promise.all(
      Array.from({ length: together }, async () => {
        while (left-- > 0) await call()
      }),
    )
    const { user, system } = process.cpuUsage(before)
    return (user + system) / calls
  }

  const rows: string[][] = []
  for (const [name, answer] of Object.entries(answers)) {
    await fetch(`${server.url}${path}?nodeId=1`, {
      method: 'PUT',
      headers: { 'x-headers': JSON.stringify({ 'content-type': 'application/json; charset=utf-8' }) },
      body: JSON.stringify(answer),
    })
    const made = Object.entries(ways).map(([way, make]) => ({ way, call: make(server.url), micros: [] as number[] }))
    for (let round = -3; round < Number(values.rounds); round++)
      for (let at = 0; at < made.length; at++) {
        const turn = made[(at + round + 3) % made.length]
        const micros = turn && (await spent(turn.call))
        // The first rounds warm up.
        if (micros !== undefined && round >= 0) turn?.micros.push(micros)
      }
    const of = (wanted: string) => lowerQuartile(made.find(({ way }) => way === wanted)?.micros ?? [])
    rows.push([
      name,
      String(JSON.stringify(answer).length),
      of('hand').toFixed(0),
      of('ours').toFixed(0),
      (of('ours') / of('hand')).toFixed(2),
      aim.toFixed(1),
      ...(values.against ? [(of('before') / of('hand')).toFixed(2)] : []),
    ])
  }
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const head = ['answer', 'bytes', 'by hand µs', 'ours µs', '× by hand', 'aim', ...(values.against ? ['× before'] : [])]
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ` +
    `${process.versions.node}, lower quartiles of ${values.rounds} rounds of ${calls} calls; load of the machine ` +
    `${loadavg()[0]?.toFixed(1)}.`
  console.log(`${where}\n\n${table}`)
  if (values.write) {
    const file = join(root, 'docs/bench.md')
    writeFileSync(file, written(readFileSync(file, 'utf8'), `${where}\n\n${table}`, 'sdk'))
  }
} finally {
  await server.stop()
}
