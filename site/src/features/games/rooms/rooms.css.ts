import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

const phone = '(max-width: 760px)'
const panel = { background: vars.surface, border: `1px solid ${vars.line}`, borderRadius: vars.rL } as const
const grid = (least: number) =>
  ({
    display: 'grid',
    gap: 16,
    gridTemplateColumns: `repeat(auto-fill, minmax(min(${least}px, 100%), 1fr))`,
    marginBlock: 20,
    padding: 0,
    listStyle: 'none',
  }) as const

export const section = style({
  marginBlockStart: 56,
  scrollMarginBlockStart: 90,
  '@media': { [phone]: { marginBlockStart: 40 } },
})
export const title = style({
  fontFamily: vars.fontDisplay,
  fontStretch: vars.displayWdth,
  fontWeight: vars.displayWght,
  letterSpacing: vars.tracking,
  lineHeight: vars.lhDisplay,
  fontSize: 28,
  '@media': { [phone]: { fontSize: 24 } },
})
export const lead = style({ color: vars.text2, marginBlockStart: 6, maxInlineSize: '60ch' })

export const games = style(grid(340))
export const game = style({ ...panel, padding: '18px 20px 8px', alignSelf: 'start' })
export const ghost = style({ blockSize: 220, borderRadius: vars.rL })
export const head = style({ display: 'flex', alignItems: 'center', gap: 14, paddingBlockEnd: 10 })
export const picture = style({ inlineSize: 56, blockSize: 56, borderRadius: vars.rM, objectFit: 'cover', flex: 'none' })
export const words = style({ flex: 1, minInlineSize: 0 })
export const name = style({
  fontSize: vars.fs4,
  fontWeight: vars.wghtStrong,
  lineHeight: vars.lhSnug,
  overflowWrap: 'anywhere',
})
export const note = style({
  color: vars.text2,
  fontSize: vars.fs2,
  lineHeight: vars.lhSnug,
  marginBlockStart: 3,
  fontVariantNumeric: 'tabular-nums',
})
export const short = style({ color: vars.danger })
export const tables = style({ padding: 0, listStyle: 'none' })
export const table = style({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  paddingBlock: 12,
  borderBlockStart: `1px solid ${vars.line}`,
})
export const level = style({ fontWeight: vars.wghtLabel, lineHeight: vars.lhSnug })

export const hosts = style(grid(220))
export const host = style({
  ...panel,
  padding: 20,
  display: 'grid',
  justifyItems: 'center',
  textAlign: 'center',
  gap: 12,
})
