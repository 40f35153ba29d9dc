import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

const on = '&[data-state="on"]'

export const root = component(
  {
    flex: 'none',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    minBlockSize: vars.hSm,
    paddingInline: half.sm,
    borderRadius: `calc(${vars.rM} - 3px)`,
    boxShadow: `inset 0 0 0 1px ${vars.line}`,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    transition: 'background .16s, color .16s',
    selectors: {
      '&:not(:disabled):hover': { color: vars.text, background: vars.surface },
      // A row of chips scrolls and would cut a ring outside of it.
      '&:focus-visible': { outlineOffset: -2 },
      [`${on}, ${on}:not(:disabled):hover`]: {
        color: vars.accentText,
        background: vars.accentSoft,
        boxShadow: `inset 0 0 0 1px ${vars.accentLine}`,
      },
      '&:disabled': { color: vars.text3, cursor: 'not-allowed', opacity: 0.6 },
    },
    '@media': {
      [media.touch]: { minBlockSize: 44 },
      [media.largeText]: { maxInlineSize: '100%', whiteSpace: 'normal' },
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: {
        border: '1px solid ButtonText',
        selectors: { [on]: { outline: '2px solid Highlight', outlineOffset: -3 } },
      },
    },
  },
  'root',
)

export const count = component(
  {
    color: vars.text3,
    fontSize: vars.fs1,
    fontWeight: vars.weight,
    fontVariantNumeric: 'tabular-nums',
    selectors: { '[data-state="on"] > &': { color: 'inherit' } },
  },
  'count',
)
