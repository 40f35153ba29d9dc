// The same components as a page each: with the kit alone, and beside each reset, which comes before the kit's styles,
// also in a layer of its own.
import { cpSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { Breadcrumb } from '@brand/ui/breadcrumb'
import { Button } from '@brand/ui/button'
import { Heading } from '@brand/ui/heading'
import strings from '@brand/ui/locales/en.json' with { type: 'json' }
import { TextField } from '@brand/ui/text-field'
import { BrandProvider, htmlAttributes } from '@brand/ui/theme'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const body = h(
  BrandProvider,
  { lang: 'en', strings },
  h(Button, { variant: 'secondary' }, 'Play'),
  h(Button, { variant: 'primary', className: 'primary' }, 'Deposit'),
  h(TextField, { label: 'Name', defaultValue: 'Rahim' }),
  h(Heading, { level: 2, size: 'lg' }, 'Games'),
  h(Breadcrumb, { items: [{ label: 'Home', href: '/' }, { label: 'Games' }] }),
)
const page = (styles) =>
  `<!doctype html>${renderToString(
    h(
      'html',
      htmlAttributes({ brand: 'veranda', lang: 'en', scheme: 'dark' }),
      h('head', null, ...styles.map((href) => h('link', { rel: 'stylesheet', href, key: href }))),
      h('body', null, body),
    ),
  )}`

mkdirSync('dist/resets', { recursive: true })
cpSync('resets', 'dist/resets', { recursive: true })
for (const name of ['brands/veranda.css', 'styles.css', 'styles/unlayered.css'])
  cpSync(fileURLToPath(import.meta.resolve(`@brand/ui/${name}`)), `dist/${name.replaceAll('/', '-')}`)
writeFileSync('dist/index.html', page(['brands-veranda.css', 'styles.css']))
for (const reset of readdirSync('resets')) {
  const layered = `layered-${reset}`
  writeFileSync(`dist/${layered}`, `@layer reset, brand;\n@import url('resets/${reset}') layer(reset);\n`)
  const pages = {
    styles: [`resets/${reset}`, 'brands-veranda.css', 'styles.css'],
    'styles-unlayered': [`resets/${reset}`, 'brands-veranda.css', 'styles-unlayered.css'],
    layered: [layered, 'brands-veranda.css', 'styles.css'],
  }
  for (const [name, styles] of Object.entries(pages))
    writeFileSync(`dist/${name}-${reset.replace('.css', '.html')}`, page(styles))
}
