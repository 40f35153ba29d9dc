// `npm run load [-- --seconds 10 --streams 500 --write]`: reads, money, logins and streams against the gateway as a
// process of its own, on its own store, and the same client against a bare server. `--write` puts the table into
// docs/measured.md.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { contract } from '@brand/sdk/contract'
import { playersOf, type LaunchedGame } from '../../src/testing/fuzz/players.ts'
import { startProcess } from '../../src/testing/process.ts'
import { money, stake } from './calls.ts'
import { heapOf } from './memory.ts'
import { agentOf, drive, memoryOf, offer, quantiles, send, type Call, type Figures } from './drive.ts'
import { sealedCalls } from './logins.ts'
import { openStreams } from './streams.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    streams: { type: 'string', default: '500' },
    write: { type: 'boolean' },
  },
})
const seconds = Number(values.seconds)
const perPerson = 5
const callers = 16
/** Far more than one gateway on two cores can answer. */
const [many, manyPlayers] = [600, 200]
const key = 'the key of a gateway under load'
const dataDir = mkdtempSync(join(tmpdir(), 'brand-load-'))
const gateway = startProcess({
  DATA_DIR: dataDir,
  VENDOR_KEY: key,
  LOG_LEVEL: 'silent',
  NODE_OPTIONS: '--inspect=127.0.0.1:0',
})
const heapReader = heapOf(gateway.child)
const rows: string[][] = []
let bareRate = 0

function row(what: string, { perSecond, p50, p99, refused, longest, failed, count }: Figures, pid: number): void {
  bareRate ||= perSecond
  const cells = [
    what,
    perSecond.toFixed(0),
    what.startsWith('streams') ? '' : (perSecond / bareRate).toFixed(3),
    p50.toFixed(1),
    p99.toFixed(1),
    longest.toFixed(0),
    `${((100 * refused) / Math.max(1, count)).toFixed(1)} %`,
    String(failed),
    String(memoryOf(pid)),
  ]
  rows.push(cells)
  console.log(cells.join('  '))
}

async function measureBareServer(bytes: number): Promise<void> {
  const child = fork(join(import.meta.dirname, 'bare.ts'), {
    env: { ...process.env, BYTES: String(bytes) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const port = await new Promise<number>((resolve) =>
    child.once('message', (message) => resolve((message as { port: number }).port)),
  )
  row(
    'bare `node:http`, the bytes of a list',
    await drive(`http://127.0.0.1:${port}`, seconds / 2, callers, () => ({ path: '/' })),
    child.pid ?? 0,
  )
  child.disconnect()
}

const bearer = ({ token }: LaunchedGame) => ({ authorization: `Bearer ${token}` })
const listPath = `${contract.games.list.path}?gameType=RNG&pageSize=24`

/** Requests of a page: half lists, the rest status, hot games and the own balance. */
function reads(games: LaunchedGame[]): (caller: number) => Call {
  const mix = [
    listPath,
    contract.system.status.path,
    listPath,
    contract.games.hot.path,
    listPath,
    contract.wallet.balance.path,
  ]
  let n = 0
  return (caller) => {
    const path = mix[n++ % mix.length] ?? listPath
    const game = games[caller % games.length]
    return game && path === contract.wallet.balance.path ? { path, headers: bearer(game) } : { path }
  }
}

const isBooked = (text: string) => text.includes('"status":"OK"')

/** Separate members, so that attempts which run at once do not count as an attack on one account. */
async function logins(url: string): Promise<(caller: number) => Call | undefined> {
  const sealed = await sealedCalls(url)
  const password = 'Secret1234'
  const names = Array.from({ length: callers }, (_, n) => `load${String(n).padStart(4, '0')}`)
  const agent = agentOf(4)
  for (const [n, username] of names.entries()) {
    const call = await sealed(contract.member.register, { username, password, confirmPassword: password, agreed: true })
    // Accounts per address and day are limited.
    const { status, text } = await send(url, agent, {
      ...call,
      headers: { ...call.headers, 'x-forwarded-for': `127.9.${n >> 8}.${n & 255}` },
    })
    if (status !== 200) throw new Error(text)
  }
  // Seals are good for a minute: no more than are sent by then.
  const ready = await Promise.all(
    names.map(async (username) => {
      const calls = []
      for (let n = 0; n < 3 * seconds; n++) calls.push(await sealed(contract.session.login, { username, password }))
      return calls
    }),
  )
  return (caller) => ready[caller]?.pop()
}

/** Time from sending a stake until every stream of its player has the new balance. */
async function measureBalanceEvents(
  url: string,
  games: LaunchedGame[],
  count: number,
  book: ReturnType<typeof playersOf>['book'],
): Promise<Figures & { kbEach: number; open: number }> {
  const heap = await heapReader
  const before = await heap.read()
  const streams = await openStreams(
    url,
    games.map(({ token }) => token),
    perPerson,
  )
  const open = streams.open()
  const kbEach = ((await heap.read()) - before) / open
  const times: number[] = []
  const begun = performance.now()
  for (let n = 0; n < count; n++) {
    const game = games[n % games.length]
    if (!game) continue
    const since = performance.now()
    const balanceEvent = streams.nextBalance(game.token)
    const response = await book(game.vass, 'debit', {
      ...game.body,
      roundId: randomUUID(),
      txId: randomUUID(),
      amount: stake,
    })
    if (response['status'] !== 'OK') throw new Error(`a stake was refused: ${String(response['status'])}`)
    await balanceEvent
    times.push(performance.now() - since)
  }
  streams.close()
  return {
    perSecond: (count * perPerson) / ((performance.now() - begun) / 1000),
    ...quantiles(times),
    refused: 0,
    longest: Math.max(...times),
    failed: 0,
    count,
    kbEach,
    open,
  }
}

function written(text: string): string {
  const [start, end] = ['<!-- load -->', '<!-- end of load -->']
  const doc = readFileSync(join(import.meta.dirname, '../../../../docs/measured.md'), 'utf8')
  const before = doc.indexOf(start)
  const section = `${start}\n${text}\n${end}`
  return before < 0
    ? `${doc.trimEnd()}\n\n## Load\n${section}\n`
    : doc.slice(0, before) + section + doc.slice(doc.indexOf(end) + end.length)
}

try {
  const { url } = await gateway.ready
  const pid = gateway.child.pid ?? 0
  const { launchGame, book } = playersOf(() => url, key)
  const games: LaunchedGame[] = []
  while (games.length < Number(values.streams) / perPerson) games.push(await launchGame())
  await measureBareServer((await send(url, agentOf(1), { path: listPath })).text.length)
  row('reads: lists, status, hot games, balance', await drive(url, seconds, callers, reads(games)), pid)
  row('money: signed debits and credits', await drive(url, seconds, callers, money(games, key), isBooked), pid)
  // A caller for each call: only debits.
  row('debits offered at 200/s', await offer(url, seconds, 200, money(games, key), isBooked), pid)
  row('logins: sealed, proof of work made before', await drive(url, seconds, callers, await logins(url)), pid)
  const [looked, played] = await Promise.all([
    drive(url, seconds, many, reads(games)),
    drive(url, seconds, manyPlayers, money(games, key), isBooked),
  ])
  row('overload: reads', looked, pid)
  row('overload: debits and credits', played, pid)
  const streams = await measureBalanceEvents(url, games, 200, book)
  row(`streams: ${streams.open} open, a stake until all five of its player tell the balance`, streams, pid)
  const where =
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model.trim()}, load of ` +
    `the machine ${loadavg()[0]?.toFixed(1)}, ${seconds} s each with ${callers} callers on the same ` +
    `machine, embedded PostgreSQL. A stream holds ${streams.kbEach.toFixed(1)} KB of the gateway's heap ` +
    `and buffers, its garbage collected; the socket's own memory in the kernel comes on top. ` +
    `Overload: ${many} callers read, ${manyPlayers} players bet, all at once; who is refused comes again ` +
    'after 1 to 1.5 s; p50 and p99 are of what was answered, a refusal is a 503 that says when to come ' +
    'again; debits offered at a rate do not come again.'
  const head = ['what', 'answered per s', 'of bare', 'p50 ms', 'p99 ms', 'longest ms', 'refused', 'failed', 'RSS MB']
  const table = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')
  console.log(`\n${table}\n\n${where}`)
  if (values.write)
    writeFileSync(join(import.meta.dirname, '../../../../docs/measured.md'), written(`${where}\n\n${table}`))
} finally {
  await heapReader.then(
    (heap) => heap.close(),
    () => {},
  )
  gateway.child.kill('SIGTERM')
  await gateway.ended
  rmSync(dataDir, { recursive: true, force: true })
}
