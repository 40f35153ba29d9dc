// The page with every library: installed on first use, type-checked, built, served.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { bin, root, runToEnd } from '../../scripts/lib/run.ts'

const app = join(import.meta.dirname, 'app')

async function mustRun(command: string, args: string[], cwd: string) {
  const { code, output } = await runToEnd(command, args, { cwd })
  if (code !== 0) throw new Error(`${[command, ...args].join(' ')} failed:\n${output}`)
}

async function install() {
  const lock = (path: string) =>
    existsSync(path)
      ? (JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, { version?: string }> }).packages
      : {}
  const here = lock(join(app, 'node_modules/.package-lock.json'))
  const complete = Object.entries(lock(join(app, 'package-lock.json'))).every(
    ([path, { version }]) => path === '' || here[path]?.version === version,
  )
  if (complete) return
  console.log('Installing the libraries to compare with (once)…')
  await mustRun('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'], app)
}

/** Builds our package and the page as they would be published; resolves to its address and a way to end it. */
export async function serveApp(): Promise<{ address: string; close: () => Promise<void> }> {
  await install()
  await mustRun('npm', ['run', '-s', 'build', '-w', '@brand/ui'], root)
  await mustRun(bin('tsc'), ['-p', '.'], app)
  const config = {
    configFile: false as const,
    root: app,
    logLevel: 'error' as const,
    plugins: [react()],
    // Our package is linked, with another copy of React: there must be one.
    resolve: { dedupe: ['react', 'react-dom'] },
    build: { outDir: join(root, 'node_modules/.cache/bench'), emptyOutDir: true, target: 'esnext' as const },
  }
  await build(config)
  const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } })
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() }
}

/** Name and version of every library, as installed. */
export function versions(): Record<string, string> {
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>
  }
  return dependencies
}
