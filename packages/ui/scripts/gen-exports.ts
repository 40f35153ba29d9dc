import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { registry } from '../src/registry.ts'
import { brandIds } from './gen-brands.ts'
import type { Generated } from './generated.ts'
import { languages } from './locale-modules.ts'

const manifest = join(import.meta.dirname, '../package.json')

/**
 * Source for this repository, `node` without CSS for plain Node, the rest for bundlers.
 * `react-server` and `module` (which bundlers set and Node does not) stand before `node`: a bundler must find one and
 * the same file from a server component, from a client component rendered on the server, and in the browser, or there
 * are two contexts.
 */
const entry = (path: string, ext = 'ts') => ({
  '@brand/source': `./src/${path}.${ext}`,
  types: `./dist/${path}.d.ts`,
  'react-server': `./dist/${path}.js`,
  module: `./dist/${path}.js`,
  node: `./dist/node/${path}.js`,
  default: `./dist/${path}.js`,
})

/** The exports map of package.json, from the registry: an entry per component. */
export function exportsFile(): Generated {
  const components = [...registry].sort((a, b) => a.entry.localeCompare(b.entry))
  const exports = {
    '.': entry('index'),
    ...Object.fromEntries(
      components.map((c) => [`./${c.entry}`, entry(`${c.folder ?? 'components'}/${c.name}/index`)]),
    ),
    './icons': entry('icons/icons.gen'),
    './i18n': entry('i18n/index'),
    './languages': entry('i18n/languages'),
    './theme': entry('theme/index'),
    './vars': entry('theme/vars'),
    './brands': entry('brands/index'),
    ...Object.fromEntries(
      brandIds.flatMap((id) => [
        [`./brands/${id}.css`, { '@brand/source': `./src/brands/${id}.gen.css`, default: `./dist/brands/${id}.css` }],
        [`./brands/${id}.json`, { '@brand/source': `./src/brands/${id}.json`, default: `./dist/brands/${id}.json` }],
        [
          `./fonts/${id}.css`,
          { '@brand/source': `./src/theme/fonts/${id}.gen.css`, default: `./dist/fonts/${id}.css` },
        ],
      ]),
    ),
    './brands/brand.schema.json': {
      '@brand/source': './src/brands/brand.schema.json',
      default: './dist/brands/brand.schema.json',
    },
    './locales/*': { types: './dist/i18n/locales/*.d.ts', default: './dist/i18n/locales/*.js' },
    // One by one: a pattern whose source is not published would be a fault.
    ...Object.fromEntries(
      languages().map(({ tag }) => [
        `./locales/${tag}.json`,
        { '@brand/source': `./src/i18n/locales/${tag}.ts`, default: `./dist/locales/${tag}.json` },
      ]),
    ),
    './tokens/*.json': './tokens/*.json',
    './styles.css': './dist/styles.css',
    './styles/unlayered.css': './dist/styles/unlayered.css',
    './package.json': './package.json',
  }
  const rest = JSON.parse(readFileSync(manifest, 'utf8')) as object
  return { path: 'package.json', text: `${JSON.stringify({ ...rest, exports }, null, 2)}\n` }
}

/** The barrel: everything of the registry, and the theme. Icons and brands have entries of their own. */
export function indexFile(): Generated {
  const lines = registry.map((c) => `export * from './${c.folder ?? 'components'}/${c.name}/index.ts'`).sort()
  return {
    path: 'src/index.ts',
    text: `// Made from registry.ts by scripts/gen.ts.\n${lines.join('\n')}\nexport * from './theme/index.ts'\n`,
  }
}
