import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { firstLoad } from './build/chunks.ts'
import { icons } from './build/icons.ts'
import { styleName } from './build/style-names.ts'
import { words } from './build/words.ts'

const gateway = process.env['GATEWAY_URL'] ?? 'http://localhost:8080'

const builtRouter = join(
  dirname(createRequire(import.meta.url).resolve('react-router/package.json')),
  'dist/production/index.mjs',
)

/** `boot.js` is a classic script that the build makes (scripts/bundle.ts); an unbuilt page has it as a module. */
function boot(): Plugin {
  return {
    name: 'boot',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace('crossorigin src="/boot.js"', 'type="module" src="/src/boot.ts"'),
    },
  }
}

/** Libraries name their components for the tools of developers, which would keep components that nothing uses. */
function unnamedComponents(): Plugin {
  return {
    name: 'unnamed-components',
    apply: 'build',
    transform: {
      filter: { id: /node_modules/, code: '.displayName = ' },
      handler(code) {
        const names = this.parse(code).body.filter(
          (node) =>
            node.type === 'ExpressionStatement' &&
            node.expression.type === 'AssignmentExpression' &&
            node.expression.left.type === 'MemberExpression' &&
            node.expression.left.property.type === 'Identifier' &&
            node.expression.left.property.name === 'displayName',
        )
        // From the last to the first, so that the places of those before stay.
        return {
          code: names.reduceRight((all, { start, end }) => all.slice(0, start) + all.slice(end), code),
          map: null,
        }
      },
    },
  }
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  resolve: {
    conditions: ['@brand/source'],
    // React Router exports its development build for every purpose; players get the other, without the warnings meant
    // for us.
    alias: command === 'build' ? [{ find: /^react-router$/, replacement: builtRouter }] : [],
  },
  plugins: [
    words(),
    icons(),
    unnamedComponents(),
    react(),
    vanillaExtractPlugin(command === 'build' ? { identifiers: styleName } : {}),
    boot(),
  ],
  server: {
    proxy: Object.fromEntries(
      ['/wps', '/lgw', '/lotto', '/sandbox', '/art', '/vendor'].map((path) => [
        path,
        { target: gateway, changeOrigin: false },
      ]),
    ),
  },
  // Style files are run in this environment too, with `ssr` options of their own: without the condition here they would
  // take measures from the last build of the kit.
  environments: { ssr: { resolve: { conditions: ['@brand/source', 'module', 'node', 'development|production'] } } },
  ssr: { noExternal: [/^@brand\//, /^@fontsource/] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Parts that are loaded later find those of the first load there.
      resolveDependencies: (_file, parts, { hostType }) =>
        hostType === 'html' ? parts : parts.filter((part) => !firstLoad.test(part)),
    },
    rolldownOptions: {
      treeshake: {
        // No getter of ours, nor of a library, does anything: a class that extends `React.Component` may go unused.
        propertyReadSideEffects: false,
        // As the bundler names React, which is no ES module.
        manualPureFunctions: ['createContext', 'forwardRef', 'memo'].map((name) => `import_react.${name}`),
      },
      output: {
        // What every page runs is compiled while it comes, off the main thread, and not function by function as each is
        // called first: half as many are left to compile there.
        postBanner: ({ fileName }) => (firstLoad.test(fileName) ? '//# allFunctionsCalledOnLoad' : ''),
        // The first load holds the names of some 180 later parts: each letter counts.
        chunkFileNames: ({ name }) => `assets/${name.slice(0, 4)}-[hash:7].js`,
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.css') ? 'assets/[hash:7].css' : 'assets/[name]-[hash:7][extname]',
      },
    },
  },
}))
