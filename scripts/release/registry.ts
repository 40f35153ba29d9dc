// A registry on this machine: verdaccio with our packages and no upstream.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort, run } from '../lib/packed.ts'
import { root } from '../lib/run.ts'
import { startGroup } from './group.ts'

const version = '6.10.4'

/** The program of verdaccio. It is fetched only by a rehearsal, as nothing else needs its 300 packages. */
function program(): string {
  const home = join(root, `node_modules/.cache/verdaccio-${version}`)
  const bin = join(home, 'node_modules/verdaccio/bin/verdaccio')
  if (existsSync(bin)) return bin
  mkdirSync(home, { recursive: true })
  // It depends on a dist-tag of node-fetch that not every mirror has.
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, overrides: { 'node-fetch': '2.7.0' } }))
  run(home, 'npm', [
    'install',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    `verdaccio@${version}`,
  ])
  return bin
}

export interface Registry {
  /** Lines of an `.npmrc` that direct `@brand/*` to this registry and nothing else. */
  npmrc: string
  stop: () => void
}

/** Starts a registry that stores its packages in `folder`. */
export async function startRegistry(folder: string): Promise<Registry> {
  const bin = program()
  const port = await freePort()
  const host = `127.0.0.1:${port}`
  mkdirSync(folder, { recursive: true })
  const config = join(folder, 'config.yaml')
  writeFileSync(
    config,
    `storage: ${JSON.stringify(join(folder, 'storage'))}
auth: { htpasswd: { file: ${JSON.stringify(join(folder, 'htpasswd'))} } }
packages: { '@brand/*': { access: $all, publish: $all } }
max_body_size: 50mb
log: { type: stdout, format: pretty, level: warn }
`,
  )
  const { child, signal, output } = startGroup(process.execPath, [bin, '--config', config, '--listen', host], {
    cwd: folder,
  })
  for (
    const end = Date.now() + 120_000;
    !(await fetch(`http://${host}/-/ping`).catch(() => undefined))?.ok;
    await delay(200)
  ) {
    if (child.exitCode !== null || Date.now() > end) {
      signal('SIGKILL')
      throw new Error(`the registry does not start: ${output().slice(-2000)}`)
    }
  }
  // npm requires a token to publish; any value works here.
  return { npmrc: `@brand:registry=http://${host}/\n//${host}/:_authToken=rehearsal\n`, stop: () => signal('SIGTERM') }
}
