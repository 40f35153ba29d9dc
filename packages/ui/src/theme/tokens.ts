/**
 * Measures that are the same in every brand, as plain values. Style files run at build time and use them where CSS
 * takes no variable, in media queries for instance. Colours, type and radii are variables of the brand: see roles.ts.
 */

/** Gaps and insets, px. */
export const space = { '2xs': 4, xs: 8, sm: 12, md: 16, lg: 20, xl: 24, '2xl': 32, '3xl': 48, '4xl': 64 } as const
export type Space = keyof typeof space

/** Half a step beyond the one of the same name, px: inside small parts, and `md` between game tiles. */
export const half = { none: 2, '2xs': 6, xs: 10, sm: 14, md: 18, xl: 28, '2xl': 40 } as const

/** Several lengths of one declaration, px: `px(space.sm, space.md)` is `12px 16px`. */
export const px = (...lengths: number[]) => lengths.map((length) => (length === 0 ? '0' : `${length}px`)).join(' ')

/** The widest window, px, in which a layout is that of the name. `wide` has no end. */
export const breakpoint = { narrow: 359, phone: 760, tablet: 1023, desktop: 1359 } as const
export type Breakpoint = keyof typeof breakpoint

/** Media queries up to a breakpoint and beyond it: `[upTo.phone]`, `[beyond.phone]` under `'@media'`. */
export const upTo = {
  narrow: `(max-width: ${breakpoint.narrow}px)`,
  phone: `(max-width: ${breakpoint.phone}px)`,
  tablet: `(max-width: ${breakpoint.tablet}px)`,
  desktop: `(max-width: ${breakpoint.desktop}px)`,
} as const satisfies Record<Breakpoint, string>
export const beyond = {
  narrow: `(min-width: ${breakpoint.narrow + 1}px)`,
  phone: `(min-width: ${breakpoint.phone + 1}px)`,
  tablet: `(min-width: ${breakpoint.tablet + 1}px)`,
  desktop: `(min-width: ${breakpoint.desktop + 1}px)`,
} as const satisfies Record<Breakpoint, string>

/** A phone on its side: hardly any height. */
export const lowWindow = '(orientation: landscape) and (max-height: 540px)'

/**
 * Sizes of text by use. Up to `title` they are variables of the brand; the sizes above are for display type, and a
 * phone takes the one below: 19, 22, 28, 32, 44 and 64 px at the browser's usual text size.
 */
export const type = {
  smallest: 'var(--brand-fs-1)',
  caption: 'var(--brand-fs-2)',
  dense: 'var(--brand-fs-3)',
  body: 'var(--brand-fs-4)',
  title: 'var(--brand-fs-5)',
  titleLarge: 'calc(3px + 1rem)',
  heading: 'calc(6px + 1rem)',
  headline: 'calc(12px + 1rem)',
  headlineLarge: 'calc(16px + 1rem)',
  display: 'calc(28px + 1rem)',
  displayLarge: 'calc(48px + 1rem)',
} as const
export type TypeSize = keyof typeof type

/** Layers: `z-index`, from the page upwards. */
export const elevation = {
  raised: 1,
  floating: 30,
  header: 40,
  bar: 45,
  floatingOpen: 46,
  notice: 60,
  overlay: 1000,
  fatal: 2000,
} as const
export type Elevation = keyof typeof elevation
