// `npx brand-gateway` as a person starts it: it says where it is, lives on Ctrl+C's good terms, and keeps what it had.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'

async function sandbox() {
  const child = spawn('node_modules/.bin/brand-gateway', ['--port', '0', '--data', 'kept'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const chunk of child.stdout.setEncoding('utf8').iterator({ destroyOnReturn: false }))
    if ((said += chunk).includes('Ctrl+C')) break
  const url = /Gateway at (\S+)/.exec(said)[1]
  assert.equal((await (await fetch(`${url}/wps/system/status`)).json()).success, true)
  child.kill('SIGINT')
  assert.deepEqual(await once(child, 'exit'), [0, null])
  return said.replace(/Gateway at .*|codes .*/g, '')
}

const first = await sandbox()
assert.equal(await sandbox(), first)
console.log('two starts on one folder, the same accounts')
