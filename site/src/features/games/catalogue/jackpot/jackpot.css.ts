import { vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'
import { display } from '../games.css.ts'

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  paddingBlock: 12,
  paddingInline: 18,
  borderRadius: vars.rM,
  background: vars.surface2,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
})

export const pool = style({ display: 'grid', gap: 12 })
export const figure = style({
  ...display,
  direction: 'ltr',
  textAlign: 'start',
  color: vars.text,
  fontSize: 34,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '[dir="rtl"] &': { textAlign: 'end' } },
})
export const note = style({ color: vars.text2, fontSize: vars.fs3 })
export const rules = style({
  display: 'grid',
  gap: 6,
  paddingInlineStart: 18,
  listStyle: 'disc',
  color: vars.text2,
  fontSize: vars.fs3,
})
export const promise = style({ display: 'grid', gap: 4, color: vars.text2, fontSize: vars.fs2 })
export const code = style({
  direction: 'ltr',
  overflowWrap: 'anywhere',
  fontFamily: 'ui-monospace, monospace',
  fontSize: vars.fs2,
  color: vars.text,
})

export const heading = style({ ...display, color: vars.text, fontSize: 18, lineHeight: 1.4, marginBlockEnd: 6 })
export const hits = style({ display: 'grid' })
export const hit = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '2px 16px',
  paddingBlock: 12,
  borderBlockEnd: `1px solid ${vars.line}`,
  fontSize: vars.fs3,
  lineHeight: vars.lhSnug,
  ':last-child': { borderBlockEnd: 'none' },
})
export const who = style({ fontWeight: vars.wghtLabel })
export const won = style({
  textAlign: 'end',
  fontWeight: vars.wghtLabel,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
})
export const quiet = style({ color: vars.text2 })
export const when = style({ textAlign: 'end', color: vars.text3, fontSize: vars.fs2 })
export const proof = style({
  gridColumn: '1 / -1',
  color: vars.text2,
  fontSize: vars.fs2,
  selectors: { '&[open]': { display: 'grid', gap: 8, paddingBlockEnd: 8 } },
})
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 44,
  color: vars.accentText,
  cursor: 'pointer',
  ':hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
})
export const verdict = style({
  selectors: {
    '&[data-tone="good"]': { color: vars.success },
    '&[data-tone="bad"]': { color: vars.danger },
    '&:empty': { display: 'none' },
  },
})
