import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'

export const root = component({ containerType: 'inline-size', minInlineSize: 0 }, 'root')
export const head = component(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: '4px 12px',
    minBlockSize: 32,
    color: vars.text2,
    lineHeight: vars.lhSnug,
    // In forced colours every line has a ground of its own: that of the large figure must not cover these words.
    '@media': { [media.forced]: { position: 'relative', zIndex: 1 } },
  },
  'head',
)
/** Lit while the figure comes from a real pool. */
export const pulse = component(
  {
    flex: 'none',
    inlineSize: 7,
    blockSize: 7,
    marginInlineStart: 4,
    borderRadius: '50%',
    background: vars.accent,
    boxShadow: `0 0 0 4px ${vars.accentSoft}`,
    selectors: { [`${root}[data-state="illustration"] &`]: { background: vars.text3, boxShadow: 'none' } },
    '@media': { [media.forced]: { background: 'CanvasText' } },
  },
  'pulse',
)
export const note = component(
  {
    paddingInline: 8,
    borderRadius: vars.rBadge,
    border: `1px solid ${vars.lineStrong}`,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhBody,
  },
  'note',
)
/** As wide as its container allows, 112 px at most; a long figure never overflows a phone. */
export const figure = component(
  {
    minBlockSize: '1.1em',
    fontSize: 'clamp(38px, 13.4cqi, 112px)',
    letterSpacing: '-.036em',
    lineHeight: 1.1,
    selectors: { '&[data-size="long"]': { fontSize: 'clamp(26px, 9cqi, 84px)' } },
  },
  'figure',
)
/** A digit in a cell of its own: what ticks moves nothing beside it. */
export const cell = component(
  {
    display: 'inline-block',
    inlineSize: 'calc(1ch - .075em)',
    textAlign: 'center',
    selectors: { '&[data-comma]': { inlineSize: 'auto', marginInline: '-.05em -.01em' } },
  },
  'cell',
)
export const foot = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 24px',
    marginBlockStart: 14,
    color: vars.text3,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    '@media': { [media.phone]: { marginBlockStart: 8 } },
  },
  'foot',
)
