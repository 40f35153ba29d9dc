import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { contract } from '@brand/sdk/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyPrepared } from '../../testing/prepared.ts'
import { startProcess, type GatewayProcess } from '../../testing/process.ts'

const root = join(import.meta.dirname, '../../../../..')
const { PROGRAMS } = process.env
const program = PROGRAMS ? join(PROGRAMS, 'operate.mjs') : 'scripts/operate.ts'
const dataDir = mkdtempSync(join(tmpdir(), 'operate-'))
copyPrepared(dataDir)
chmodSync(dataDir, 0o755) // as root the database runs as another user, who must have access
let gateway: GatewayProcess
let url = ''
beforeAll(async () => {
  gateway = startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' })
  ;({ url } = await gateway.ready)
})
afterAll(async () => {
  gateway.child.kill()
  await gateway.ended
  rmSync(dataDir, { recursive: true, force: true })
})

/** `npm run operate` as a process. */
const operate = (...words: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const flags = ['--conditions=@brand/source', '--disable-warning=ExperimentalWarning']
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', OPERATOR: 'mitu' }
    execFile(process.execPath, [...flags, program, ...words], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
  })

test('beside a running gateway: exit codes, a file, a preview, and an effect within two seconds', async () => {
  const status = async () => (await fetch(url + contract.games.lanes.path)).status
  expect((await operate('settings', 'show', '--group', 'login')).code).toBe(1)
  expect((await operate('operators', 'add', '--name', 'mitu', '--roles', 'manager')).code).toBe(0)
  expect(await operate('settings', 'set', '--group', 'login')).toMatchObject({ code: 2, err: '--value is missing\n' })
  const file = join(dataDir, 'closed.json')
  writeFileSync(file, JSON.stringify({ group: 'maintenance', path: 'on', value: true }))
  expect((await operate('settings', 'set', '--input', file, '--preview')).out).toContain('on: false → true')
  expect(await status()).toBe(200)
  expect((await operate('settings', 'set', '--input', file)).code).toBe(0)
  await expect.poll(status, { interval: 50 }).toBe(503)
  expect((await operate('settings', 'undo', '--group', 'maintenance', '--json')).out).toContain('"done": true')
  await expect.poll(status, { interval: 50 }).toBe(200)
})
