import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brandTokens, densityTokens, scriptTokens } from '../src/brands/brandTokens.ts'
import { brandIds } from './gen-brands.ts'
import type { Generated } from './generated.ts'

const schema = (name: string) => `https://www.designtokens.org/schemas/2025.10/${name}.json`
const ref = (name: string) => ({ $ref: `${name}.tokens.json` })
const json = (path: string, value: object): Generated => ({
  path: `tokens/${path}`,
  text: `${JSON.stringify(value, null, 2)}\n`,
})
const tokens = (name: string, groups: object) => json(`${name}.tokens.json`, { $schema: schema('format'), ...groups })

/** One brand as its modes: which files make up a scheme, a density and a script. */
function resolver(id: string, scripts: readonly string[]) {
  return json(`${id}.resolver.json`, {
    $schema: schema('resolver'),
    name: id,
    version: '2025.10',
    sets: { base: { sources: [ref(`${id}.base`)] } },
    modifiers: {
      scheme: { contexts: { light: [ref(`${id}.light`)], dark: [ref(`${id}.dark`)] }, default: 'dark' },
      density: {
        contexts: { comfortable: [ref('density.comfortable')], compact: [ref('density.compact')] },
        default: 'comfortable',
      },
      script: {
        contexts: Object.fromEntries(
          scripts.map((name) => [
            name,
            name === 'default' ? [ref('script.default')] : [ref('script.default'), ref(`script.${name}`)],
          ]),
        ),
        default: 'default',
      },
    },
    resolutionOrder: ['sets/base', 'modifiers/scheme', 'modifiers/density', 'modifiers/script'].map((name) => ({
      $ref: `#/${name}`,
    })),
  })
}

/** Design tokens for Figma and other tools (Design Tokens Format and Resolver, 2025.10): a file per brand and mode. */
export function tokenFiles(): Generated[] {
  const scripts = scriptTokens()
  return [
    ...brandIds.flatMap((id) => {
      const brand: unknown = JSON.parse(readFileSync(join(import.meta.dirname, `../src/brands/${id}.json`), 'utf8'))
      return [
        ...Object.entries(brandTokens(brand)).map(([mode, groups]) => tokens(`${id}.${mode}`, groups)),
        resolver(id, Object.keys(scripts)),
      ]
    }),
    ...(['comfortable', 'compact'] as const).map((density) => tokens(`density.${density}`, densityTokens(density))),
    ...Object.entries(scripts).map(([name, groups]) => tokens(`script.${name}`, groups)),
  ]
}
