// `npm run bench -- gateway [--rounds 15] [--seconds 0.5] [--call balance] [--against <checkout>] [--write]`: CPU of
// the gateway's process for each call, beside a bare `node:http` server that sends the same bytes (balance: that runs
// one statement over the same driver). With `--against` another checkout's gateway serves the same database in the same
// rounds. `--write` puts the table into docs/bench.md. BENCH_NODE_OPTIONS=--cpu-prof profiles the servers.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { contract } from '@brand/sdk/contract'
import { databaseCpu } from '../../gateway/scripts/scale/database-cpu.ts'
import { drive, type Call } from '../../gateway/scripts/load/drive.ts'
import { openDb, patient, type Where } from '../../gateway/src/db/client.ts'
import { startEmbedded } from '../../gateway/src/db/embedded.ts'
import { migrate } from '../../gateway/src/db/migrate.ts'
import { secretFrom } from '../../gateway/src/modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../gateway/src/modules/rounds/vendor-calls/signature.ts'
import { seed } from '../../gateway/src/app/seed.ts'
import { playersOf, type LaunchedGame } from '../../gateway/src/testing/fuzz/players.ts'
import { root } from '../../../scripts/lib/run.ts'
import { lowerQuartile, written } from '../table.ts'
import { startMeasured, type Measured } from './measured.ts'

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '15' },
    seconds: { type: 'string', default: '0.5' },
    call: { type: 'string' },
    against: { type: 'string' },
    write: { type: 'boolean' },
  },
})
const seconds = Number(values.seconds)
const callers = 16
const key = 'the key of a measured gateway'

/** What is called, and what the bare server does instead. */
interface Scene {
  name: string
  next: (caller: number) => Call | undefined
  /** Of an answer's text, where its status does not tell. */
  isDone?: (text: string) => boolean
  bare?: string
  aim?: number
}

const list = `${contract.games.list.path}?gameType=RNG&pageSize=24`
const br = { 'accept-encoding': 'gzip, deflate, br' }
const always = (call: Call) => () => call

function scenesOf(games: LaunchedGame[]): Scene[] {
  const playerOf = (caller: number) => {
    const game = games[caller % games.length]
    if (!game) throw new Error('no game was launched')
    return game
  }
  type Bet = { game: LaunchedGame; roundId: string; txId: string }
  const sent = new Map<string, Bet>()
  const open: Bet[] = []
  const booking = (kind: 'debit' | 'credit', game: LaunchedGame, more: object): Call => {
    const body = JSON.stringify({ ...game.body, ...more, txId: randomUUID(), amount: '1.00' })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const headers = {
      'x-vendor': game.vass,
      'x-timestamp': timestamp,
      'x-signature': sign(secretFrom(key, game.vass), timestamp, body),
    }
    return { method: 'POST', path: `/vendor/v1/${game.vass}/${kind}`, body, headers }
  }
  const isBooked = (text: string) => text.includes('"status":"OK"')
  return [
    { name: 'games of a lobby', next: always({ path: list }), bare: list, aim: 2.5 },
    { name: 'games of a lobby, br', next: always({ path: list, headers: br }), bare: `${list}&br`, aim: 2.5 },
    {
      name: 'status',
      next: always({ path: contract.system.status.path }),
      bare: contract.system.status.path,
      aim: 2.5,
    },
    {
      name: 'status, br',
      next: always({ path: contract.system.status.path, headers: br }),
      bare: `${contract.system.status.path}?br`,
      aim: 2.5,
    },
    {
      name: 'balance',
      next: (caller) => ({
        path: contract.wallet.balance.path,
        headers: { authorization: `Bearer ${playerOf(caller).token}` },
      }),
      bare: '/query',
      aim: 2.5,
    },
    {
      name: 'debit',
      next(caller) {
        const game = playerOf(caller)
        const call = booking('debit', game, { roundId: randomUUID() })
        const { roundId, txId } = JSON.parse(call.body ?? '') as { roundId: string; txId: string }
        sent.set(txId, { game, roundId, txId })
        return call
      },
      isDone(text) {
        const bet = sent.get((JSON.parse(text) as { txId: string }).txId)
        if (bet && isBooked(text)) open.push(bet)
        return isBooked(text)
      },
    },
    {
      name: 'credit that ends the round',
      next() {
        const found = open.pop()
        return (
          found && booking('credit', found.game, { roundId: found.roundId, refTxId: found.txId, roundClosed: true })
        )
      },
      isDone: isBooked,
    },
  ]
}

/** An answer as it comes over the wire. */
function rawAnswer(url: string, { path, headers = {} }: Call) {
  return new Promise<{ headers: Record<string, string | string[]>; bytes: Buffer }>((fulfil, reject) => {
    get(url + path, { headers }, (res) => {
      const parts: Buffer[] = []
      res.on('data', (part: Buffer) => parts.push(part))
      res.on('end', () => {
        const { date: _date, connection: _connection, 'keep-alive': _alive, ...rest } = res.headers
        fulfil({ headers: rest as Record<string, string | string[]>, bytes: Buffer.concat(parts) })
      })
    }).on('error', reject)
  })
}

/** The bare server sends what the gateway sent. */
async function prepareBare(bare: Measured, gateway: Measured, scenes: Scene[]): Promise<void> {
  for (const { bare: path, next } of scenes) {
    const call = next(0)
    if (!path || !call || path === '/query') continue
    const { headers, bytes } = await rawAnswer(gateway.url, call)
    await fetch(bare.url + path, {
      method: 'PUT',
      headers: { 'x-headers': JSON.stringify(headers) },
      body: new Uint8Array(bytes),
    })
  }
}

/** The balance of a member in one statement, as short as it can be. */
const balanceQuery = (playerId: unknown) => ({
  name: 'balance',
  text: `select m.asset, s.symbol, sum(a.balance) filter (where a.kind = 'CASH') as cash,
    sum(a.balance) filter (where a.kind = 'BONUS') as bonus,
    sum(a.balance) filter (where a.kind = 'HOLD_WITHDRAW') as hold
    from member m join asset s on s.code = m.asset left join account a on a.owner = m.id and a.asset = m.asset
    where m.id = $1 group by m.asset, s.symbol`,
  values: [playerId],
})

function addressOf(where: Where): string {
  if ('url' in where) return where.url
  const { host, port, user, database, password = '' } = where
  return `postgresql://${user}:${encodeURIComponent(password)}@${encodeURIComponent(host)}:${port}/${database}`
}

interface Cost {
  micros: number
  database: number
  /** Seconds of the wall for each, with all callers. */
  each: number
}

const dataDir = mkdtempSync(join(tmpdir(), 'brand-bench-'))
const store = await startEmbedded({ dataDir })
const ends: (() => Promise<unknown>)[] = [() => store.stop()]
try {
  await migrate(store.owner(), 'gateway_app')
  const db = openDb(store.where(), patient)
  await seed(db)
  const all = { perSecond: 1_000_000, burst: 1_000_000 }
  await db.$client.query('insert into setting (key, value) values ($1, $2)', [
    'limits',
    { reads: all, writes: all, loopDelayMs: 0, callMs: 60_000 },
  ])
  await db.$client.end()

  const env = {
    DATABASE_URL: addressOf(store.where()),
    DATA_DIR: join(dataDir, 'gateway'),
    HOST: '127.0.0.1',
    PORT: '0',
    TRUST_PROXY: '127.0.0.1',
    VENDOR_KEY: key,
    LOG_LEVEL: 'error',
  }
  const main = 'packages/gateway/src/app/main.ts'
  const servers: Record<string, Measured> = {}
  const start = async (name: string, script: URL, more: Record<string, string> = {}) => {
    servers[name] = await startMeasured(script, { ...env, ...more })
    ends.unshift(servers[name].stop)
    return servers[name]
  }
  // The first one leads: it does the jobs of all, and is called by nobody.
  ends.unshift((await startMeasured(pathToFileURL(join(root, main)), { ...env, DATA_DIR: join(dataDir, 'jobs') })).stop)
  const bare = await start('bare', new URL('bare.ts', import.meta.url))
  const gateway = await start('ours', pathToFileURL(join(root, main)))
  if (values.against)
    await start('before', pathToFileURL(join(resolve(values.against), main)), { DATA_DIR: join(dataDir, 'before') })

  const { launchGame } = playersOf(() => gateway.url, key)
  const games: LaunchedGame[] = []
  while (games.length < callers) games.push(await launchGame())
  const scenes = scenesOf(games).filter(
    ({ name }) => !values.call || name.includes(values.call) || (name === 'debit' && values.call.includes('credit')),
  )
  await prepareBare(bare, gateway, scenes)
  await fetch(`${bare.url}/query`, { method: 'PUT', body: JSON.stringify(balanceQuery(games[0]?.body['playerId'])) })

  async function measure(
    { name, next, isDone }: Scene,
    server: Measured,
    seconds: number,
    path?: string,
  ): Promise<Cost> {
    const [before, database] = [await server.cpu(), databaseCpu(store.info.pid)]
    const { count, failed, perSecond } = await drive(
      server.url,
      seconds,
      callers,
      path ? () => ({ path }) : next,
      path ? undefined : isDone,
    )
    if (failed > 0) throw new Error(`${name}, ${server.url}: ${failed} of ${count} calls failed`)
    return {
      micros: ((await server.cpu()) - before) / count,
      database: (databaseCpu(store.info.pid) - database) / count,
      each: 1 / perSecond,
    }
  }

  const costs = scenes.map((scene) => ({ scene, of: new Map<string, Cost[]>() }))
  const busy: number[] = []
  // One scene after the other, bets last: the jobs that follow them would count for what comes next.
  for (const { scene, of } of costs) {
    const names = Object.keys(servers).filter((name) => name !== 'bare' || scene.bare)
    for (let round = -1; round < Number(values.rounds); round++) {
      // None is always first.
      const order = names.map((_, at) => names[(at + Math.max(0, round)) % names.length] ?? '')
      for (const name of order) {
        const server = servers[name]
        if (!server) continue
        // The round before the first warms all of them up.
        const cost = await measure(scene, server, round < 0 ? 6 : seconds, name === 'bare' ? scene.bare : undefined)
        if (round >= 0) of.set(name, [...(of.get(name) ?? []), cost])
      }
    }
    busy.push(loadavg()[0] ?? 0)
    console.log(`${scene.name}: measured`)
  }

  const middle = (found: Cost[] | undefined, of: keyof Cost) => lowerQuartile((found ?? []).map((cost) => cost[of]))
  const times = (share: number) => (Number.isNaN(share) ? '' : share.toFixed(2))
  const whole = (found: number) => (Number.isNaN(found) ? '' : found.toFixed(0))
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  const before = values.against ? ['before µs', 'before ÷ ours', 'before database µs', 'before calls/s'] : []
  const head = ['call', 'bare µs', 'ours µs', '× bare', 'aim', 'database µs', 'calls/s', ...before]
  const rows = costs.map(({ scene, of }) => {
    const [ours, base, former] = [of.get('ours'), of.get('bare'), of.get('before')]
    return [
      scene.name,
      whole(middle(base, 'micros')),
      whole(middle(ours, 'micros')),
      times(middle(ours, 'micros') / middle(base, 'micros')),
      scene.aim?.toFixed(1) ?? '',
      whole(middle(ours, 'database')),
      whole(1 / middle(ours, 'each')),
      ...(values.against
        ? [
            whole(middle(former, 'micros')),
            times(middle(former, 'micros') / middle(ours, 'micros')),
            whole(middle(former, 'database')),
            whole(1 / middle(former, 'each')),
          ]
        : []),
    ]
  })
  const table = [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, Node ` +
    `${process.versions.node}, lower quartiles of ${values.rounds} rounds of ${seconds} s with ${callers} callers; load of the ` +
    `machine ${Math.min(...busy).toFixed(1)} to ${Math.max(...busy).toFixed(1)}.`
  console.log(`\n${where}\n\n${table}`)
  if (values.write) {
    const file = join(root, 'docs/bench.md')
    writeFileSync(file, written(readFileSync(file, 'utf8'), `${where}\n\n${table}`, 'gateway'))
  }
} finally {
  for (const end of ends) await end().catch(() => {})
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}
