import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chainOf, runDatabase, withDatabase } from '../../../packages/gateway/src/app/operate/database-commands.ts'
import { runner } from '../../../packages/gateway/src/app/operate/testing.ts'
import { withConnection } from '../../../packages/gateway/src/db/connection.ts'
import { readHead } from '../../../packages/gateway/src/ledger/chain/head.ts'
import { witness } from '../../../packages/gateway/src/testing/fuzz/witness.ts'
import type { Cluster } from '../cluster.ts'
import { until } from '../part.ts'
import { killNode, whole } from './nodes.ts'

const nodes = ['node1', 'node2', 'node3']
const gateways = ['gateway1', 'gateway2', 'gateway3']
const operator = 'mitu'

/**
 * Backs the cluster up under load, through a failover and with a replica that begins from the backup, loses all of it,
 * and begins a new one at a point in time; then compares it with what the vendors wrote down outside of it.
 *
 * @throws where anything is not as it was written down
 */
export async function rehearse(cluster: Cluster, say: (line: string) => void): Promise<void> {
  const { parts, env, folder, engineFolder } = cluster
  const primary = async () => (await cluster.primary()) ?? ''
  const books = await witness(() => env['GATEWAY_URL'] ?? '', env['VENDOR_KEY'] ?? '')
  async function grown(by: number): Promise<void> {
    const before = books.acknowledged()
    await until('money does not move', async () => books.acknowledged() >= before + by, { seconds: 180 })
  }
  async function timed(what: string, work: () => Promise<unknown>): Promise<void> {
    const began = performance.now()
    await work()
    say(`${what}: ${((performance.now() - began) / 1000).toFixed(1)} s, ${books.acknowledged()} bookings acknowledged`)
  }
  const backUp = async (type: string) => cluster.pgBackRest(await primary(), `--type=${type}`, 'backup')
  const asSuperuser = <T extends object>(statement: string) =>
    withConnection(
      { url: cluster.urls.superuser },
      'rehearsal',
      async (client) => (await client.query<T>(statement)).rows,
    )
  const loseData = (node: string, name: string) =>
    rmSync(join(engineFolder, node, name), { recursive: true, force: true })

  books.begin()
  await grown(200)
  await timed('full backup from the primary', () => backUp('full'))

  const standby = (await cluster.synchronous())[0] ?? ''
  await timed(`${standby} without its data begins from the backup`, async () => {
    await parts.get(standby)?.end()
    loseData(standby, 'postgres')
    parts.get(standby)?.start()
    await whole(cluster)
  })
  const log = readFileSync(join(folder, 'log', `${standby}.log`), 'utf8')
  if (!log.includes('replica has been created using pgbackrest'))
    throw new Error(`${standby} was not made by pgBackRest: ${folder}/log/${standby}.log`)

  const old = await primary()
  await timed(`failover from ${old}`, async () => {
    await killNode(cluster, old)
    await until('there is no new primary', async () => ![old, ''].includes(await primary()))
    await grown(20)
    parts.get(old)?.start()
    await whole(cluster)
  })
  await timed(`incremental backup from ${await primary()}, the new primary`, () => backUp('incr'))
  await grown(200)
  const at = new Date()
  await grown(200)
  await timed('the rest of the log is archived', async () => {
    const [{ name } = { name: '' }] = await asSuperuser<{ name: string }>(
      'select pg_walfile_name(pg_switch_wal()) as name',
    )
    await until('the log is not archived', async () => {
      const [archiver] = await asSuperuser<{ last: string }>('select last_archived_wal as last from pg_stat_archiver')
      return (archiver?.last ?? '') >= name
    })
  })

  // Every machine is lost, but for the repository and what gateways keep outside of the database.
  await Promise.all(gateways.map(async (name) => parts.get(name)?.end('SIGKILL')))
  for (const node of nodes) await killNode(cluster, node)
  await books.end()
  for (const [n, node] of nodes.entries()) {
    await parts.get(`etcd${n + 1}`)?.end('SIGKILL')
    loseData(node, 'postgres')
    loseData(node, 'etcd')
  }

  const config = join(engineFolder, 'node1', 'patroni.yml')
  const usual = readFileSync(config, 'utf8')
  const target = at.toISOString().replace('T', ' ').replace('Z', '+00')
  writeFileSync(
    config,
    usual
      .replace('method: initdb', 'method: pgbackrest')
      .replace('--delta  restore', `--delta --type=time --target="${target}" --target-action=promote restore`),
  )
  await timed('a new cluster begins at a point in time', async () => {
    for (const name of ['etcd1', 'etcd2', 'etcd3', 'node1']) parts.get(name)?.start()
    await until('the restored server is no primary', async () => (await primary()) === 'node1', { seconds: 300 })
    writeFileSync(config, usual)
    for (const name of ['node2', 'node3']) parts.get(name)?.start()
    await whole(cluster)
  })

  const { lost } = await withDatabase(env, folder, (db) => books.compare(db, at.getTime()))
  if (lost < 200) throw new Error(`${lost} bookings were made after that point in time`)
  say(`the ${lost} bookings after it are gone, no other; I1 holds, and every balance is what the vendors wrote down`)

  await withDatabase(env, folder, (db) =>
    runner(db, operator)('operators', 'add', { name: operator, roles: ['manager'] }),
  )
  for (const name of gateways) {
    const own = { ...env, DATA_DIR: join(folder, name) }
    const { headFile } = chainOf(own, own.DATA_DIR)
    const head = existsSync(headFile) ? readHead(headFile) : undefined
    // The head of one that had not sealed for a while may be in the restored database.
    if (head) await runDatabase('accept-restored', own, { head: String(head.seq), as: operator })
    const verdict = await runDatabase('verify', own)
    if (!verdict.well) throw new Error(verdict.text)
  }
  await timed('the gateways serve again, and take bets', async () => {
    for (const name of gateways) parts.get(name)?.start()
    await Promise.all(gateways.map(async (name) => parts.get(name)?.ready()))
    await books.playOne()
  })
  await timed('full backup of the new cluster', () => backUp('full'))
}
