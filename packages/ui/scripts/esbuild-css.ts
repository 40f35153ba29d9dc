import { writeFileSync, mkdirSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'esbuild'
import { layerOrder } from '../src/theme/layers.ts'

// tsup runs in the package's own folder and bundles this file into its configuration, so the module's URL is of no
// use.
const home = process.cwd()

/** Names of layers alone: every file begins with them anyway. */
const onlyLayers = /^(\s*@layer [^{;]+;)*\s*$/
const published = (source: string) => join(home, 'dist', relative('src', source)).replace(/\.css\.ts$/, '.css')

/**
 * Turns each `X.css.ts` into a plain module of class names that imports one `X.css` beside it.
 * What a module uses of another (a keyframe, a class) is written there and imported: nothing is written
 * twice.
 */
export const cssModules = (): Plugin => ({
  name: 'css-modules',
  setup(build) {
    build.onLoad({ filter: cssFileFilter }, async ({ path }) => {
      const { source, watchFiles } = await compile({
        filePath: path,
        cwd: home,
        identOption: 'short',
        esbuildOptions: { conditions: ['@brand/source'] },
      })
      const own = relative(home, path)
      const contents = await processVanillaFile({
        source,
        filePath: path,
        identOption: 'short',
        serializeVirtualCssPath: ({ fileScope: { filePath }, source: css }) => {
          const target = published(filePath)
          if (filePath === own) {
            mkdirSync(dirname(target), { recursive: true })
            writeFileSync(target, `${layerOrder}\n${css}`)
          }
          const address = relative(dirname(published(own)), target).replaceAll('\\', '/')
          return onlyLayers.test(css) ? '' : `import '${address.startsWith('.') ? address : `./${address}`}';`
        },
      })
      return { contents, loader: 'js', watchFiles }
    })
  },
})
