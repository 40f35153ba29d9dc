import { vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'

/** Bar and stage fill what the header leaves of the screen. */
export const room = style({
  display: 'grid', gridTemplateRows: '60px minmax(0, 1fr)', gridTemplateColumns: 'minmax(0, 1fr)', blockSize: 'calc(100dvh - 72px)', minBlockSize: 420, background: vars.bg,
  ':fullscreen': { blockSize: '100dvh' },
  '@media': { [phone]: { gridTemplateRows: '56px minmax(0, 1fr)', blockSize: 'calc(100dvh - 60px)' } },
})
// Nothing scrolls here: the game takes the gutter, too.
globalStyle(`html:has(${room})`, { scrollbarGutter: 'auto' })

export const bar = style({ display: 'flex', alignItems: 'center', gap: 10, paddingInline: '28px 40px', borderBlockEnd: `1px solid ${vars.line}`, '@media': { [phone]: { gap: 6, paddingInline: '6px 8px' } } })
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', lineHeight: vars.lhSnug } as const
export const barName = style({ ...cut, minInlineSize: 0, marginInlineStart: 6, fontSize: vars.fs4, fontWeight: vars.wghtStrong })
export const barVendor = style({ color: vars.text3, fontSize: vars.fs3 })
export const barEnd = style({ marginInlineStart: 'auto', display: 'flex', gap: 8, flex: 'none' })

export const wide = '(min-width: 1024px)'
// Behind the name: a phone shows the tile to its edges; a wide screen the wide picture, its motif (at 74 %) moved to the middle
// and its sides fading into the dark.
export const art = style({
  position: 'absolute', inset: 0, inlineSize: '100%', blockSize: '100%', objectFit: 'cover',
  '@media': {
    [wide]: {
      position: 'static', justifySelf: 'center', gridArea: '1 / 1', inlineSize: 'auto', maxInlineSize: 'none', aspectRatio: '9 / 4', translate: '-24% 0',
      maskImage: 'linear-gradient(90deg, transparent 36%, #000 62%, #000 90%, transparent)',
    },
  },
})
export const pictured = style({ '@media': { [wide]: { gridArea: '1 / 1', display: 'grid', gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)', blockSize: '100%', minInlineSize: 0 } } })
