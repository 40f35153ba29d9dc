import type { StyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { upTo } from './tokens.ts'

// Plain rule fragments, spread into component styles: no runtime, no extra classes.

export const media = {
  phone: upTo.phone,
  /** Less room than 19 letters of the reader's own text size: a phone with large text. */
  largeText: '(max-width: 19em)',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forced: '(forced-colors: active)',
} as const

/** Undoes `oneLine` where text is large: rather more lines than words that are cut off. */
export const manyLines = {
  '@media': { [media.largeText]: { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
} as const satisfies StyleRule

export const ease = 'cubic-bezier(.2, .8, .2, 1)'

/** One colour where the brand's things have thickness, another where they are flat. */
export const ifThick = (colour: string, flat: string): string =>
  `color-mix(in srgb, ${colour} calc(100% * ${vars.thick}), ${flat})`

/** 2 px ring, 2 px away. An outline also shows in forced colours. */
export const focusRing = { outline: `2px solid ${vars.focus}`, outlineOffset: 2 } as const

/** Large, wide, light: headings and big numerals. Size is the caller's. */
export const display = {
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  lineHeight: vars.lhDisplay,
  textWrap: 'balance',
} as const satisfies StyleRule

/** Figures that line up in columns and never reorder inside right-to-left text. */
export const figures = {
  fontVariantNumeric: 'tabular-nums lining-nums',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule

/**
 * Grows the touchable area of a control of `size` px to 44 px without changing its looks. Needs `position: relative`.
 * It is measured from inside the border, whose width is `border` px.
 */
export const hitArea = (size: number, border = 0) =>
  ({ content: '""', position: 'absolute', inset: Math.min(0, (size - 44) / 2) - border }) as const

/** One line, "…" for the rest. In scripts whose letters reach beyond their box they are not cut at its sides. */
export const oneLine = {
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  paddingInline: vars.glyphOverflow,
  marginInline: `calc(-1 * ${vars.glyphOverflow})`,
} as const satisfies StyleRule
