import { fallbackVar, keyframes } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, ease, figures, media } from '../../theme/mixins.ts'
import { inset } from './CategoryNav.css.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

const drop = keyframes({ from: { opacity: 0, translate: '0 -4px' } })

export const line = component({ display: 'flex', alignItems: 'stretch' }, 'line')
export const lineLink = component(
  {
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: 44,
    paddingInline: space.sm,
    borderRadius: vars.rS,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: {
      '&:hover': { background: vars.actionQuiet, color: vars.text },
      '&[aria-current]': { color: vars.accentText },
    },
  },
  'lineLink',
)
export const lineCaret = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: 44,
    borderRadius: vars.rS,
    selectors: { '&:hover': { background: vars.actionQuiet } },
  },
  'lineCaret',
)

export const dropDown = component(
  {
    position: 'absolute',
    insetBlockStart: 'calc(100% + 1px)',
    background: vars.surface,
    boxShadow: vars.shadow2,
    color: vars.text2,
    fontSize: vars.fs3,
    maxBlockSize: 'calc(100dvh - 88px)',
    overflowY: 'auto',
    animation: `${drop} .16s ${ease}`,
    selectors: {
      '&[data-variant="column"]': {
        display: 'grid',
        gap: space['2xs'],
        inlineSize: 220,
        padding: space.xs,
        border: `1px solid ${vars.line}`,
        borderBlockStart: 0,
        borderEndStartRadius: vars.rM,
        borderEndEndRadius: vars.rM,
      },
      '&[data-variant="panel"]': {
        insetInline: `${fallbackVar(inset, '0px')} 0`,
        display: 'grid',
        gridTemplateColumns: '220px minmax(0, 1fr)',
        gap: half['2xl'],
        padding: half['2xl'],
        borderBlockEnd: `1px solid ${vars.line}`,
      },
      '&[data-variant="panel"]:has(> :nth-child(3))': { gridTemplateColumns: '220px minmax(0, 1fr) 268px' },
    },
    '@media': {
      '(max-width: 1359px)': {
        selectors: {
          '&[data-variant="panel"]': { gridTemplateColumns: '180px minmax(0, 1fr)', gap: half.xl },
          '&[data-variant="panel"]:has(> :nth-child(3))': { gridTemplateColumns: '160px minmax(0, 1fr) 200px' },
        },
      },
      [media.reducedMotion]: { animation: 'none' },
      [media.forced]: { border: '1px solid' },
    },
  },
  'dropDown',
)
const column = `${dropDown}[data-variant="column"] &`

export const title = component({ ...display, color: vars.text, fontSize: type.headlineLarge }, 'title')
export const about = component({ marginBlock: px(space.xs, half.md) }, 'about')
export const all = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: 28,
    color: vars.accentText,
    fontWeight: vars.wghtLabel,
    selectors: {
      [column]: { display: 'flex', minBlockSize: 44, paddingInline: space.sm },
      '&:hover': { color: vars.text },
    },
  },
  'all',
)
export const vendors = component(
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: px(0, space.xl),
    alignContent: 'start',
    selectors: { [column]: { display: 'block' }, '&&&[hidden]': { display: 'none' } },
  },
  'vendors',
)
export const vendor = component(
  {
    display: 'flex',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.sm,
    paddingBlock: space.lg,
    borderBlockEnd: `1px solid ${vars.line}`,
    selectors: {
      '&:hover, &[aria-current]': { color: vars.text, borderColor: vars.accent },
      [column]: {
        minBlockSize: 44,
        alignItems: 'center',
        padding: px(half['2xs'], space.sm),
        border: 0,
        borderRadius: vars.rS,
      },
      [`${dropDown}[data-variant="column"] &:hover, ${dropDown}[data-variant="column"] &[aria-current]`]: {
        background: vars.actionQuiet,
      },
    },
  },
  'vendor',
)
export const mark = component(
  {
    color: vars.text,
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontSize: type.titleLarge,
    fontWeight: vars.displayWght,
    lineHeight: rem(32),
    selectors: {
      [`${vendor}:hover &, ${vendor}[aria-current] &`]: { color: vars.accentText },
      [column]: { fontSize: type.title, lineHeight: rem(24) },
    },
  },
  'mark',
)
export const count = component({ ...figures, color: vars.text3, fontSize: vars.fs2 }, 'count')
export const feature = component({ minInlineSize: 0 }, 'feature')
