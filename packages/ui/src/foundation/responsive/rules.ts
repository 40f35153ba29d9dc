import type { StyleRule } from '@vanilla-extract/css'
import { beyond } from '../../theme/tokens.ts'

/** From which width each layout but the narrowest holds. */
const from = { phone: beyond.narrow, tablet: beyond.phone, desktop: beyond.tablet, wide: beyond.desktop }

/** Style rules for what `byLayout` writes into `data-<attribute>`. */
export function rulesByLayout<T extends string | number>(
  attribute: string,
  values: readonly T[],
  rule: (value: T) => Omit<StyleRule, 'selectors' | '@media'>,
): StyleRule {
  const rules = (prefix: string) =>
    Object.fromEntries(values.map((value) => [`&[data-${attribute}~="${prefix}${value}"]`, rule(value)]))
  return {
    selectors: rules(''),
    '@media': Object.fromEntries(
      Object.entries(from).map(([layout, query]) => [query, { selectors: rules(`${layout}:`) }]),
    ),
  }
}
