import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstLoad } from './build/chunks.ts'
import { icons } from './build/icons.ts'
import { kitWords } from './build/kit-words.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080'
const bootFile = join(import.meta.dirname, 'src/boot.js')

/**
 * `boot.js` is a classic script that runs before the first paint: hashed in a build, served as it stands in
 * development.
 */
function boot(): Plugin {
  let name = ''
  return {
    name: 'boot',
    configureServer(server) {
      server.middlewares.use('/boot.js', (_req, res) => {
        res.setHeader('content-type', 'text/javascript')
        res.end(readFileSync(bootFile))
      })
    },
    async buildStart() {
      if (this.environment.mode !== 'build' || this.environment.name !== 'client') return
      const { minify } = await import('rolldown/experimental')
      const { code } = await minify('boot.js', readFileSync(bootFile, 'utf8'), { module: false })
      name = this.emitFile({ type: 'asset', name: 'boot.js', source: code })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return bundle
          ? html.replace(
              '/boot.js',
              () =>
                `/${Object.values(bundle).find((part) => part.type === 'asset' && part.names.includes('boot.js'))?.fileName ?? name}`,
            )
          : html
      },
    },
  }
}

/**
 * React Router exports its development build for every purpose; players get the other, without the warnings meant for
 * us.
 */
function quietRouter(): Plugin {
  const built = join(
    dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
    'dist/production/index.mjs',
  )
  return {
    name: 'quiet-router',
    apply: 'build',
    enforce: 'pre',
    resolveId(source) {
      return source === 'react-router' && this.environment.name === 'client' ? built : null
    },
  }
}

export default defineConfig({
  root: import.meta.dirname,
  resolve: { conditions: ['@brand/source'] },
  plugins: [icons(), kitWords(), quietRouter(), react(), vanillaExtractPlugin(), boot()],
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/lotto', '/sandbox', '/art', '/vendor'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  ssr: {
    resolve: { conditions: ['@brand/source', 'module', 'node', 'development|production'] },
    noExternal: [/^@brand\//, /^@fontsource/],
  },
  build: {
    target: 'es2022',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Parts that are loaded later find those of the first load there.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !firstLoad.test(part)),
    },
    rolldownOptions: {
      output: {
        // The first load holds the names of some 180 later parts: each letter counts.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 4)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
})
