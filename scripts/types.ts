// `npm run types`: the TypeScript compiler over every part; results of unchanged files are cached.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { bin, root, runToEnd } from './lib/run.ts'

const cache = join(root, 'node_modules/.cache/types')

const parts = [
  'packages/sdk',
  'packages/ui',
  '.storybook',
  'packages/gateway',
  'packages/demo-vendor',
  'packages/bench',
  'site',
  'scripts',
].filter((part) => existsSync(join(root, part, 'tsconfig.json')))
let failed = 0
for (const part of parts) {
  const kept = join(cache, `${part.replaceAll('/', '-')}.tsbuildinfo`)
  const { code, output } = await runToEnd(bin('tsc'), ['-p', part, '--incremental', '--tsBuildInfoFile', kept])
  if (code !== 0) failed += 1
  console.log(code === 0 ? `ok   types ${part}` : `FAIL types ${part}\n${output}`)
}
process.exit(failed ? 1 : 0)
