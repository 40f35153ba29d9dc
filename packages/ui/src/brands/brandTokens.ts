import { densities, type Density } from '../theme/density.ts'
import { baseRoles, densityRoles, schemeRoles, scriptRoles, variableName, type Role } from '../theme/roles.ts'
import { scripts } from '../theme/scripts.ts'
import { validateBrand } from './brand.ts'
import { channels } from './color.ts'
import { compileBrand } from './compileBrand.ts'

/** One token of the Design Tokens Format, 2025.10. */
export interface Token {
  $value: unknown
  $description: string
  $extensions: { 'brand.ui': { variable: string; unit?: string } }
}
/** Tokens of one type; the group is named after what it holds. */
export type TokenGroup = { $type: TokenType } & Record<string, Token | string>
export type TokenFile = Record<string, TokenGroup>
type TokenType = 'color' | 'shadow' | 'dimension' | 'fontFamily' | 'fontWeight' | 'number'

const groupOf: Record<TokenType, string> = {
  color: 'color',
  shadow: 'shadow',
  dimension: 'size',
  fontFamily: 'font',
  fontWeight: 'weight',
  number: 'number',
}
const uses: Record<string, string> = { ...schemeRoles, ...baseRoles, ...scriptRoles, ...densityRoles }
const shadows = new Set<string>(['raised', 'raisedHover', 'raisedPressed', 'shadow1', 'shadow2'] satisfies Role[])
const weights = new Set<string>([
  'displayWght',
  'wghtBody',
  'wghtArab',
  'wghtLabel',
  'wghtStrong',
  'weight',
] satisfies Role[])
const families = new Set<string>(['fontUi', 'fontDisplay', 'fontArab', 'fontScript'] satisfies Role[])

/** A role is called the same in code and in a design tool: `surface2` is `--brand-surface-2` and `color/surface-2`. */
const tokenName = (role: string) => variableName(role).replace('brand-', '')

const round = (n: number) => Math.round(n * 1e5) / 1e5
const px = (value: number) => ({ value, unit: 'px' })

function color(css: string) {
  const hex = css === 'transparent' ? '#00000000' : css
  if (!/^#([\da-f]{3}|[\da-f]{6}|[\da-f]{8})$/i.test(hex)) return undefined
  const [r, g, b, alpha] = channels(hex)
  const solid = hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex.slice(0, 7)
  return { colorSpace: 'srgb', components: [r, g, b].map(round), alpha: round(alpha), hex: solid.toLowerCase() }
}

/** One layer of a box-shadow as the compiler writes it: lengths in px, then the colour. */
function shadow(css: string, edge: string) {
  const inset = css.startsWith('inset ')
  const words = css.replace('inset ', '').split(' ')
  const paint = words.pop() ?? ''
  const [x, y, blur, spread = 0] = words.map((word) =>
    /^-?[\d.]+(px)?$/.test(word) ? Number.parseFloat(word) : Number.NaN,
  )
  const lengths = [x, y, blur, spread]
  const painted = paint === edge && edge !== 'transparent' ? '{color.edge}' : color(paint)
  if (!painted || lengths.some((n) => n === undefined || Number.isNaN(n))) return undefined
  const [offsetX = 0, offsetY = 0, soft = 0, wide = 0] = lengths as number[]
  return {
    color: painted,
    offsetX: px(offsetX),
    offsetY: px(offsetY),
    blur: px(soft),
    spread: px(wide),
    ...(inset && { inset }),
  }
}

const alias = (css: string) => /^var\(--brand-(.+)\)$/.exec(css)?.[1]

/** Type and value of a role, with the CSS unit that the format has no room for. */
function valueOf(role: string, css: string, edge: string): { type: TokenType; value: unknown; unit?: string } {
  if (weights.has(role)) return { type: 'fontWeight', value: alias(css) ? `{weight.${alias(css)}}` : Number(css) }
  if (families.has(role)) {
    const names = css.split(', ').map((name) => (alias(name) ? `{font.${alias(name)}}` : name.replaceAll("'", '')))
    return { type: 'fontFamily', value: names }
  }
  if (shadows.has(role)) {
    const layers = css.split(', ').map((layer) => shadow(layer, edge))
    return { type: 'shadow', value: layers.includes(undefined) ? undefined : layers }
  }
  if (Object.hasOwn(schemeRoles, role)) return { type: 'color', value: color(css) }
  // Shown or not: the format has no words, so 1 or 0.
  if (css === 'block' || css === 'none') return { type: 'number', value: css === 'block' ? 1 : 0, unit: 'display' }
  const [, number, unit] = /^(-?[\d.]+)(px|em|%)?$/.exec(css) ?? []
  if (unit === 'px') return { type: 'dimension', value: px(Number(number)) }
  return { type: 'number', value: number === undefined ? undefined : Number(number), ...(unit && { unit }) }
}

function file(values: Record<string, string>, where: string): TokenFile {
  const groups: TokenFile = {}
  for (const [role, css] of Object.entries(values)) {
    const { type, value, unit } = valueOf(role, css, values['edge'] ?? 'transparent')
    if (value === undefined)
      throw new Error(
        `@brand/ui: ${where}.${role} is "${css}", which no design token can hold: use a hex colour, or a shadow in px.`,
      )
    const group = (groups[groupOf[type]] ??= { $type: type })
    group[tokenName(role)] = {
      $value: value,
      $description: uses[role] ?? role,
      $extensions: { 'brand.ui': { variable: `--${variableName(role)}`, ...(unit && { unit }) } },
    }
  }
  return groups
}

/**
 * A brand for design tools: `base` for both schemes, `light` and `dark` one mode each.
 * Takes a brand or any value that claims to be one; throws with every fault listed, and where an override is no colour
 * a tool could read.
 */
export function brandTokens(value: unknown): Record<'base' | 'light' | 'dark', TokenFile> {
  const brand = validateBrand(value)
  const { base, light, dark } = compileBrand(brand)
  return { base: file(base, brand.id), light: file(light, `${brand.id}.light`), dark: file(dark, `${brand.id}.dark`) }
}

/** Independent of the brand: a mode per density. */
export const densityTokens = (density: Density): TokenFile =>
  file(Object.fromEntries(Object.entries(densities[density]).map(([role, height]) => [role, `${height}px`])), density)

/** A mode for each script that is set in its own way; `default` is every other. */
export const scriptTokens = (): Record<string, TokenFile> =>
  Object.fromEntries(scripts.map(({ name, values }) => [name.toLowerCase(), file(values, name)]))
