import { join } from 'node:path'
import type { Plugin } from 'esbuild'
import { bundle } from '../lib/bundle.ts'
import { programs } from '../lib/programs.ts'
import { root } from '../lib/run.ts'

/** The gateway answers tests with plain pictures where they ask for them. */
const plainArt: Plugin = {
  name: 'plain-art',
  setup(plugin) {
    plugin.onResolve({ filter: /\/art\/module\.ts$/ }, () => ({
      path: join(root, 'site/e2e/support/servers/plain-art.ts'),
    }))
  },
}

/** Bundles the programs that tests start often. */
export const bundlePrograms = (folder: string): Promise<unknown> => bundle(folder, programs, [plainArt])
