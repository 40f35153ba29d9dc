// Checks JSON blocks of the documentation: `json brand`, `json setting=<group>`, `json locale`, `json package`.
import { validateBrand } from '../../packages/ui/src/brands/index.ts'
import { groups } from '../../packages/gateway/src/app/settings.ts'
import type { Block } from './extract.ts'

function check(kind: string, value: unknown): void {
  const [name, of = ''] = kind.split('=')
  if (name === 'brand') return void validateBrand(value)
  if (name === 'setting') {
    const group = of in groups ? groups[of as keyof typeof groups] : undefined
    if (!group) throw new Error(`the gateway has no setting ${of}`)
    const unknown = Object.keys(value as object).find((key) => !(key in group.shape))
    if (unknown) throw new Error(`${of} has no ${unknown}`)
    return void group.parse(value)
  }
  if (name === 'locale' || name === 'package') return
  throw new Error('says no kind: json brand, json setting=<group>, json locale or json package')
}

export function jsonProblem({ where, info, code }: Block): string[] {
  try {
    check(info.find((word) => !word.startsWith('at=')) ?? '', JSON.parse(code))
    return []
  } catch (error) {
    return [`${where}: ${error instanceof Error ? error.message : String(error)}`]
  }
}
