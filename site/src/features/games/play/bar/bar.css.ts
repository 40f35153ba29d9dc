import { half, lowWindow as flat, px, space, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const { phone } = upTo
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: vars.lhSnug } as const

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  minInlineSize: 0,
  // Its tools are as large as a finger, whatever the density.
  vars: { [vars.hTool]: '2.75rem' },
  paddingInline: px(half.xl, half['2xl']),
  borderBlockEnd: `1px solid ${vars.line}`,
  '@media': {
    [phone]: { gap: space['2xs'], paddingInline: px(half['2xs'], space.xs) },
    [flat]: { gap: half['2xs'], paddingInline: space.xs },
  },
})
/** Name and figures: beside each other where there is room, else one above the other. */
export const middle = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  alignItems: 'center',
  gap: half.xl,
  marginInlineStart: half['2xs'],
  '@media': { [phone]: { display: 'block', marginInlineStart: half.none }, [flat]: { display: 'flex', gap: space.lg } },
})
export const name = style({
  ...cut,
  minInlineSize: 0,
  fontSize: vars.fs4,
  fontWeight: vars.wghtStrong,
  '@media': { [phone]: { fontSize: vars.fs3 } },
})
export const vendor = style({
  color: vars.text3,
  fontSize: vars.fs3,
  fontWeight: 'normal',
  marginInlineStart: space['2xs'],
  '@media': { [phone]: { display: 'none' } },
})

export const figures = style({
  display: 'flex',
  gap: half.xl,
  marginInlineStart: 'auto',
  flex: 'none',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  '@media': {
    [phone]: { gap: half.xs, marginInlineStart: 0, overflow: 'hidden' },
    [flat]: { gap: space.md, marginInlineStart: 'auto' },
  },
})
export const figure = style({ display: 'grid', lineHeight: vars.lhSnug })
/** On a small screen the name of a figure stays for screen readers. */
export const figureName = style({
  color: vars.text3,
  fontSize: vars.fs1,
  '@media': {
    [upTo.tablet]: { position: 'absolute', inlineSize: 1, blockSize: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
})
export const figureValue = style({
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  color: vars.text2,
  selectors: { '&[data-tone="danger"]': { color: vars.danger }, '&[data-tone="success"]': { color: vars.success } },
  '@media': { [phone]: { fontSize: vars.fs2, fontWeight: 'normal' }, [flat]: { fontSize: vars.fs3 } },
})
/** Where the site's header is away. */
export const bareOnly = style({ display: 'none', '@media': { [flat]: { display: 'grid' } } })
globalStyle(`html:fullscreen ${bareOnly}`, { display: 'grid' })
export const hide = style({
  all: 'unset',
  cursor: 'pointer',
  color: vars.text,
  fontWeight: vars.wghtStrong,
  minBlockSize: 44,
  display: 'inline-flex',
  alignItems: 'center',
  marginBlock: -space.sm,
  ':focus-visible': { outline: `2px solid ${vars.focus}`, borderRadius: vars.rS },
})

export const end = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  flex: 'none',
  marginInlineStart: half.md,
  '@media': {
    // Room for three buttons: the heart comes with the game's data.
    [phone]: { gap: 0, marginInlineStart: 0, minInlineSize: 132, justifyContent: 'flex-end' },
    [flat]: { gap: 0, marginInlineStart: half['2xs'] },
  },
})
export const wideOnly = style({
  display: 'inline-flex',
  gap: space.xs,
  '@media': { [phone]: { display: 'none' }, [flat]: { display: 'none' } },
})
export const narrowOnly = style({
  display: 'none',
  '@media': { [phone]: { display: 'flex' }, [flat]: { display: 'flex' } },
})
/** Where there is little room its text is hidden, and stays for screen readers. */
export const deposit = style({
  '@media': { [phone]: { minInlineSize: 44, paddingInline: 0 }, [flat]: { minInlineSize: 44, paddingInline: 0 } },
})
