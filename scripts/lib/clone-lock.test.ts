import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const module = join(import.meta.dirname, 'clone-lock.mjs')

/** A process that holds the lock of a folder while it adds lines to a file: one as it begins, one as it ends. */
const holder = (folder: string, log: string, body: string) =>
  spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `import { lockClone } from ${JSON.stringify(module)}
    import { appendFileSync } from 'node:fs'
    const say = (what) => appendFileSync(${JSON.stringify(log)}, what + '\\n')
    const release = lockClone(${JSON.stringify(folder)})
    say('begin')
    ${body}`,
  ])

test('processes of one clone build one after the other, and the lock of a killed one is taken over', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'clone-lock-'))
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const killed = holder(folder, log, `process.kill(process.pid, 'SIGKILL')`)
  await once(killed, 'exit')
  const all = Array.from({ length: 4 }, () => holder(folder, log, `setTimeout(() => { say('end'); release() }, 30)`))
  await Promise.all(all.map((child) => once(child, 'exit')))
  const lines = readFileSync(log, 'utf8').trim().split('\n')
  expect(lines).toEqual(['begin', ...Array.from({ length: 4 }, () => ['begin', 'end']).flat()])
  rmSync(folder, { recursive: true })
})
