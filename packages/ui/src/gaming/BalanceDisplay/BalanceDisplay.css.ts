import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { figures, media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.hMd,
    paddingBlock: half.none,
    paddingInline: px(space.md, half['2xs']),
    border: `1px solid ${vars.line}`,
    borderRadius: vars.rControl,
    background: vars.surface,
    '@media': {
      [media.phone]: { minBlockSize: 40, paddingInline: px(space.sm, half.none), gap: half.none },
      [media.largeText]: { flexWrap: 'wrap', maxInlineSize: '100%' },
    },
  },
  'root',
)
export const words = component(
  {
    display: 'grid',
    justifyItems: 'start',
    // Without a button beside it, only the announcement follows: as much room as at its start.
    selectors: { '&:nth-last-child(2)': { marginInlineEnd: half.xs } },
  },
  'words',
)
export const amount = component(
  {
    ...figures,
    color: vars.text,
    fontSize: vars.fs4,
    fontWeight: vars.wghtStrong,
    lineHeight: rem(20),
    '@media': { [media.phone]: { fontSize: vars.fs3 } },
  },
  'amount',
)
/** A thin gap, not a space: it neither wraps nor copies. */
export const symbol = component({ marginInlineEnd: '.25em' }, 'symbol')
export const mark = component(
  { color: vars.accentText, fontSize: vars.fs1, lineHeight: 1.2, whiteSpace: 'nowrap' },
  'mark',
)
export const loading = component(
  { inlineSize: '9ch', blockSize: 14, marginBlock: 3, borderRadius: vars.rS, background: vars.surface3 },
  'loading',
)
