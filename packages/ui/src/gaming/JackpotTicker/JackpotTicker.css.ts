import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ifThick, media } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component({ containerType: 'inline-size', minInlineSize: 0 }, 'root')
export const head = component(
  {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: px(space['2xs'], space.sm),
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
    marginInlineStart: space['2xs'],
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
    paddingInline: space.xs,
    borderRadius: vars.rBadge,
    border: `1px solid ${vars.lineStrong}`,
    color: vars.text2,
    fontSize: vars.fs2,
    lineHeight: vars.lhBody,
  },
  'note',
)
/** Digits in wells take more room, so they are smaller. */
const large = (size: string) => `calc(${size} * (1 - .32 * ${vars.thick}))`
/** As wide as its container allows, 112 px at most; a long figure never overflows a phone. */
export const figure = component(
  {
    minBlockSize: '1.1em',
    fontSize: large('clamp(38px, 13.4cqi, 112px)'),
    letterSpacing: '-.036em',
    lineHeight: 1.1,
    selectors: { '&[data-size="long"]': { fontSize: large('clamp(26px, 9cqi, 84px)') } },
  },
  'figure',
)
const well = `calc(.86em * ${vars.thick})`
/** A digit in a cell of its own: what ticks moves nothing beside it. A brand with thickness draws it as a well. */
export const cell = component(
  {
    display: 'inline-block',
    inlineSize: `max(1ch - .075em, ${well})`,
    textAlign: 'center',
    selectors: {
      '&[data-still]': { inlineSize: 'auto', minInlineSize: well },
      '&:not([data-comma])': {
        marginInline: `calc(.03em * ${vars.thick})`,
        borderRadius: '.16em',
        background: ifThick(vars.surface, '#0000'),
        boxShadow: `inset 0 0 0 calc(1px * ${vars.thick}) ${vars.lineStrong}`,
        color: ifThick(vars.accentText, vars.text),
      },
      '&[data-comma]': { inlineSize: 'auto', minInlineSize: 0, marginInline: '-.05em -.01em' },
    },
  },
  'cell',
)
export const foot = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(space['2xs'], space.xl),
    marginBlockStart: half.sm,
    color: vars.text3,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    '@media': { [media.phone]: { marginBlockStart: space.xs } },
  },
  'foot',
)
