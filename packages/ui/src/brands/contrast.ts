import type { SchemeRole } from '../theme/roles.ts'
import type { Brand } from './brand.ts'
import { contrast, over } from './color.ts'
import { compileBrand, PALE_ART, type SchemeValues } from './compileBrand.ts'

/** `on` is one role, or a translucent role laid on an opaque one, or a worst case outside the brand as hex. */
export interface Pair {
  fg: SchemeRole
  on: SchemeRole | readonly [top: SchemeRole, ground: SchemeRole | `#${string}`]
  min: 3 | 4.5
}

const surfaces = ['bg', 'bgSunken', 'surface', 'surface2', 'surface3', 'field'] as const
const grounds = ['surface', 'bg'] as const

const text = (fg: SchemeRole, on: Pair['on']): Pair => ({ fg, on, min: 4.5 })
const edge = (fg: SchemeRole, on: Pair['on']): Pair => ({ fg, on, min: 3 })

/** Every pair of roles that is drawn one on the other. */
export const pairs: readonly Pair[] = [
  ...surfaces.flatMap((on) => [
    ...(['text', 'text2', 'text3', 'accentText', 'supportText', 'success', 'danger', 'warning', 'info'] as const).map(
      (fg) => text(fg, on),
    ),
    ...(['lineInput', 'focus', 'accent'] as const).map((fg) => edge(fg, on)),
  ]),
  ...grounds.flatMap((ground) => [
    text('success', ['successSoft', ground]),
    text('danger', ['dangerSoft', ground]),
    text('warning', ['warningSoft', ground]),
    text('info', ['infoSoft', ground]),
    text('supportText', ['supportSoft', ground]),
    ...(['accentText', 'text2', 'text3'] as const).map((fg) => text(fg, ['accentSoft', ground])),
    ...(['text', 'text2', 'accentText'] as const).map((fg) => text(fg, ['actionQuiet', ground])),
    edge('support', ground),
  ]),
  ...(['action', 'actionHover', 'actionSheen'] as const).map((on) => text('onAction', on)),
  text('onSupport', 'support'),
  text('bg', 'text'),
  edge('textOnArt', ['artScrim', PALE_ART]),
  text('textOnArt', ['badgeBg', PALE_ART]),
  ...(['accentSheen', 'supportOnArt'] as const).map((fg) => edge(fg, ['badgeBg', PALE_ART])),
]

export interface Measured {
  scheme: 'light' | 'dark'
  name: string
  fg: string
  bg: string
  ratio: number
  min: number
  passes: boolean
}

function measure(scheme: 'light' | 'dark', values: SchemeValues, pair: Pair): Measured {
  const [top, ground] = typeof pair.on === 'string' ? [pair.on, undefined] : pair.on
  const hex = (name: string) => (name.startsWith('#') ? name : values[name as SchemeRole])
  const bg = ground ? over(values[top], hex(ground)) : values[top]
  const ratio = contrast(values[pair.fg], bg)
  const name = `${pair.fg} on ${ground ? `${top} over ${ground}` : top}`
  return { scheme, name, fg: values[pair.fg], bg, ratio, min: pair.min, passes: ratio >= pair.min }
}

/** Every pair of a brand, measured in both schemes. */
export function measureContrast(brand: Brand): Measured[] {
  const compiled = compileBrand(brand)
  return (['light', 'dark'] as const).flatMap((scheme) => pairs.map((pair) => measure(scheme, compiled[scheme], pair)))
}

/** The pairs that fail, worst first, as lines a designer can act on; empty when all pass. */
export function contrastReport(brand: Brand): string[] {
  return measureContrast(brand)
    .filter((pair) => !pair.passes)
    .sort((a, b) => a.ratio / a.min - b.ratio / b.min)
    .map((p) => `${brand.id} ${p.scheme}: ${p.name} is ${p.ratio.toFixed(2)}, needs ${p.min} (${p.fg} on ${p.bg})`)
}
