import { join } from 'node:path'
import { fromSource, root } from './run.ts'

/** The programs that tests start often. */
export const programs = {
  gateway: 'packages/gateway/src/app/main.ts',
  'brand-gateway': 'packages/gateway/src/app/bin.ts',
  vendor: 'packages/demo-vendor/src/server.ts',
  'gateway-process': 'site/e2e/support/servers/gateway-process.ts',
  operate: 'scripts/lib/operate.ts',
}

/** Arguments of Node for one of them: the bundle that `npm test` makes (`PROGRAMS`), otherwise the source. */
export function programArgs(name: keyof typeof programs): string[] {
  const bundles = process.env['PROGRAMS']
  return bundles ? [join(bundles, `${name}.mjs`)] : [...fromSource, join(root, programs[name])]
}
