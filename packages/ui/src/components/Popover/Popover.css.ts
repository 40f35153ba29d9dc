import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, space } from '../../theme/tokens.ts'

// Laid over the card that menus and selects float on.
export const root = component(
  {
    position: 'relative',
    selectors: {
      '&&': { inlineSize: 'max-content', minInlineSize: 180, padding: space.md },
      // A small form rather than a few words.
      '&&[data-size="lg"]': { inlineSize: 'min(440px, calc(100vw - 20px))', padding: space.lg, overflowY: 'auto' },
    },
    maxBlockSize: 'var(--radix-popover-content-available-height)',
    fontSize: vars.fs3,
    lineHeight: vars.lhBody,
  },
  'root',
)

export const title = component(
  {
    minBlockSize: 24,
    marginBlockEnd: half['2xs'],
    paddingInlineEnd: space['2xl'],
    color: vars.text,
    fontSize: vars.fs4,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
  },
  'title',
)

export const close = component(
  { selectors: { '&&': { position: 'absolute', insetBlockStart: half.xs, insetInlineEnd: half.xs } } },
  'close',
)
