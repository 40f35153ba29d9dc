import { densities, type Density } from '../theme/density.ts'
import { layerOrder } from '../theme/layers.ts'
import { atLeast, textSize } from '../theme/rem.ts'
import { variableName, type Role } from '../theme/roles.ts'
import { scripts } from '../theme/scripts.ts'
import { validateBrand } from './brand.ts'
import { compileBrand, type BaseValues } from './compileBrand.ts'

const lines = (values: object) =>
  Object.entries(values as Record<Role, string>)
    .map(([role, value]) => `  --${variableName(role)}: ${value};`)
    .join('\n')

/** What holds text grows with it and never shrinks below its target; room above and below it stays. */
const heights = (density: Density) =>
  lines(
    Object.fromEntries(
      Object.entries(densities[density]).map(([role, px]) => [role, role === 'padCell' ? `${px}px` : atLeast(px)]),
    ),
  )
/** Sizes of text are px in tokens, as designers name them, and follow the reader's own text size on a page. */
const onPage = (base: BaseValues): BaseValues => ({
  ...base,
  ...Object.fromEntries(
    (['fs1', 'fs2', 'fs3', 'fs4', 'fs5'] as const).map((role) => [role, textSize(Number.parseFloat(base[role]))]),
  ),
})
/** Independent of the brand: variables by script and by density. A touch target is 44 px either way. */
const shared = `${scripts
  .map(({ selector, values, breaks }) => `${selector} {\n${lines(values)}${breaks && `\n  ${breaks}`}\n}`)
  .join('\n')}
:root, [data-density="comfortable"] {
${heights('comfortable')}
}
@media not all and (pointer: coarse) {
[data-density="compact"] {
${heights('compact')}
}
}`

/**
 * The CSS of a brand: variables under `[data-brand="<id>"]`, both schemes, `system` by media query.
 * Takes a brand or any value that claims to be one; throws with every fault listed. Safe inside a style element.
 */
export function brandCss(value: unknown): string {
  const brand = validateBrand(value)
  const { light, dark, base } = compileBrand(brand)
  const { fontUi, fontDisplay, ...others } = onPage(base)
  const at = `[data-brand="${brand.id}"]`
  const values = { light, dark }
  const block = (selector: string, scheme: 'light' | 'dark') =>
    `${selector} {\n  color-scheme: ${scheme};\n${lines(values[scheme])}\n}`
  const first = brand.defaultScheme === 'light' ? 'light' : 'dark'
  const other = first === 'light' ? 'dark' : 'light'
  const system =
    brand.defaultScheme === 'system' ? `${at}:not([data-scheme="${first}"])` : `${at}[data-scheme="system"]`
  return `/* Made from brands/${brand.id}.json */
${layerOrder}
@layer brand.tokens {
${shared}
${at} {
${lines(others)}
}
${at}, ${at} [lang] {
${lines({ fontUi, fontDisplay })}
}
${block(at, first)}
${block(`${at}[data-scheme="${other}"]`, other)}
@media (prefers-color-scheme: ${other}) {
${block(system, other)}
}
}
`
}
