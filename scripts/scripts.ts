// `npm run -s scripts [-- --url <address>] [--json]`: every script of the built site, how its integrity is verified,
// and any faults. With an address it fetches each of them from that site, including workers, and compares it with the
// build.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { integrityFaults, knownWorkers, scriptsOf, type Script } from '../site/scripts/integrity.ts'
import { root, stop } from './lib/run.ts'

const { values } = parseArgs({ options: { url: { type: 'string' }, json: { type: 'boolean' } } })
const dist = process.env['SITE_DIST'] || join(root, 'site/dist')
if (!existsSync(join(dist, 'pages'))) stop('The site is not built: npm -w @brand/site run bundle')

const held: Record<Script['kind'], string> = {
  module: 'import map',
  classic: 'integrity of its tag',
  worker: 'this command',
}
const scripts = scriptsOf(join(dist, 'client'))

/** Faults of a script as a running site sends it. */
async function faultAt(base: string, { address, integrity }: Script): Promise<string[]> {
  const answer = await fetch(new URL(address, base), { signal: AbortSignal.timeout(10_000) }).catch((error: unknown) =>
    String(error),
  )
  if (typeof answer === 'string') return [`${address} did not come: ${answer}`]
  if (!answer.ok) return [`${address} did not come: ${answer.status}`]
  const found = createHash('sha256')
    .update(Buffer.from(await answer.arrayBuffer()))
    .digest('base64')
  return `sha256-${found}` === integrity ? [] : [`${address} is not what was built`]
}

const faults = integrityFaults(dist)
if (values.url) for (const script of scripts) faults.push(...(await faultAt(values.url, script)))

if (values.json) {
  console.log(
    JSON.stringify(
      { scripts: scripts.map((script) => ({ ...script, heldBy: held[script.kind] })), workers: knownWorkers, faults },
      null,
      2,
    ),
  )
} else {
  for (const { address, kind, bytes, integrity } of scripts)
    console.log(`${kind.padEnd(8)} ${String(bytes).padStart(7)}  ${integrity}  ${address}`)
  for (const { name, purpose } of knownWorkers) console.log(`worker ${name}: ${purpose}`)
  for (const fault of faults) console.error(`FAIL ${fault}`)
  console.log(`${scripts.length} scripts, ${faults.length} faults${values.url ? `, compared with ${values.url}` : ''}`)
}
process.exit(faults.length > 0 ? 1 : 0)
