// `npm run dev`: every part with hot reload. Vite serves the site and proxies /wps, /art and /vendor to the gateway.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { product, readAccounts, services } from './lib/product.ts'
import { programs } from './lib/programs.ts'
import { bin, fromSource, portFrom, portIsFree, root, stop } from './lib/run.ts'

const site = portFrom('SITE_PORT', 5173)
const { port, vendorPort, vendorUrl, dataDir, env } = product()
for (const value of [site, port, vendorPort])
  if (!(await portIsFree(value, 1000))) stop(`Port ${value} is in use: set SITE_PORT, PORT or VENDOR_PORT to another.`)

const origins = `${env['SITE_ORIGINS']} http://localhost:${site} http://127.0.0.1:${site}`
// Vite forwards requests under its own address.
const hosts = [process.env['ALLOWED_HOSTS'], `localhost:${site}`, `127.0.0.1:${site}`].filter(Boolean).join(',')
const watched = {
  ...env,
  SITE_ORIGINS: origins,
  ALLOWED_HOSTS: hosts,
  SITE_DIST: '',
  // A restart after a change waits for no proxy.
  DRAIN_SECONDS: '0',
  LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'warn',
}
const watching = (file: string) => [...fromSource, '--watch', '--watch-preserve-output', join(root, file)]
const gateway = services.gateway(watched, watching(programs.gateway))
const vendor = services.vendor(watched, watching(programs.vendor))
const vite = (cwd: string, args: string[]) =>
  spawn(bin('vite'), args, {
    cwd: `${root}/${cwd}`,
    stdio: 'inherit',
    env: { ...process.env, GATEWAY_URL: env['GATEWAY_URL'] },
    shell: process.platform === 'win32',
  })
const children = [
  gateway.child,
  vendor.child,
  vite('packages/demo-vendor', ['build', '--watch', '--logLevel', 'warn']),
  vite('site', ['--port', String(site), '--strictPort', '--logLevel', 'warn']),
]

const end = () => children.forEach((child) => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => (end(), process.exit(0)))
for (const child of children) child.on('exit', (code) => code && (end(), stop('A part ended: see its lines above.')))

await Promise.all([gateway.ready, vendor.ready])
console.log(`\nSite http://localhost:${site} · gateway http://localhost:${port} · demo vendor ${vendorUrl}`)
for (const { kind, username, password } of readAccounts(dataDir)?.accounts ?? [])
  console.log(`  ${kind}: ${username} / ${password}`)
