// `npm run bundle`: client build, then the public pages drawn in the first languages, ready for the gateway to serve.
//   dist/client/**                static files, also as .br and .gz
//   dist/pages/<lang>/<name>.html page or shell; `%CSP_NONCE%` is filled in per response
//   dist/pages/manifest.json      path → name; what is not listed is a 404
//   dist/pages/languages.json     every language; the gateway draws those without a folder from dist/server/pages.json
//   dist/client/sw.js             the service worker, and app-release.json what the page of the app says about it
//   dist/server/entry-server.js   draws pages; the gateway draws a lobby's first list with it (docs/decisions/0029)
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { build } from 'vite'
import { chunkGroups } from '../build/chunks.ts'
import { pageLoads } from '../build/served-pages.ts'
import { compress } from './compress.ts'
import { writePages } from './pages.ts'
import { weighHome } from './report.ts'
import { bundleScript, writeRelease, writeWorker } from './worker.ts'

const root = join(import.meta.dirname, '..')
/** `SITE_DIST` builds elsewhere: beside a build that is being served, say. */
const dist = resolve(process.env['SITE_DIST'] || join(root, 'dist'))
process.chdir(root)
rmSync(dist, { recursive: true, force: true })

// Not in vite.config.ts: Vite bundles that file, and would need the packages built to read what it imports.
const codeSplitting = { groups: chunkGroups(pageLoads()) }
const client = await build({
  logLevel: 'warn',
  build: { outDir: join(dist, 'client'), emptyOutDir: true, rolldownOptions: { output: { codeSplitting } } },
})
// All in it, so that it runs wherever the built site lies.
await build({
  logLevel: 'warn',
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    outDir: join(dist, 'server'),
    emptyOutDir: true,
    ssr: 'src/entry-server.tsx',
    copyPublicDir: false,
    rolldownOptions: { output: { codeSplitting: true } },
  },
})
if (!('output' in client)) throw new Error('the build made more than one site, or none')
const boot = await bundleScript('src/boot.ts', join(dist, 'client'), 'assets/boot-[hash:7].js', 'es2015')
const frame = await writePages(dist, client.output, boot)
await writeWorker(join(dist, 'client'), frame)
await compress(join(dist, 'client'))
writeRelease(join(dist, 'client'), frame)
for (const { page, js, css } of weighHome(dist)) console.log(`${page}: ${js} bytes of JS and ${css} of CSS, gz`)
