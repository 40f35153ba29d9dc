import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { validateBrand } from '../src/brands/brand.ts'
import { brandCss } from '../src/brands/brandCss.ts'
import { contrastReport } from '../src/brands/contrast.ts'
import type { Generated } from './generated.ts'

const folder = join(import.meta.dirname, '../src/brands')

export const brandIds = readdirSync(folder)
  .filter((name) => name.endsWith('.json') && name !== 'brand.schema.json')
  .map((name) => name.slice(0, -5))

/** One CSS file per brand. A colour pair with too little contrast is an error. */
export function brandFiles(): Generated[] {
  return brandIds.map((id) => {
    const brand = validateBrand(JSON.parse(readFileSync(join(folder, `${id}.json`), 'utf8')))
    if (brand.id !== id) throw new Error(`${id}.json holds the brand "${brand.id}": name the file after its id`)
    const faults = contrastReport(brand)
    if (faults.length > 0) throw new Error(`contrast:\n  ${faults.join('\n  ')}`)
    return { path: `src/brands/${id}.gen.css`, text: brandCss(brand) }
  })
}
