import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

/** A phone, and a dialog or a card on a wide screen: labels beside one another would break inside their words. */
const narrow = '(inline-size < 680px)'

export const root = component(
  { containerType: 'inline-size', display: 'grid', gap: space.sm, fontSize: vars.fs3, lineHeight: vars.lhSnug },
  'root',
)

/** Where it is narrow the labels are hidden, and the current one is above. */
export const summary = component(
  {
    display: 'none',
    color: vars.text2,
    '@container': {
      [narrow]: { display: 'flex', flexWrap: 'wrap', columnGap: half.xs, justifyContent: 'space-between' },
    },
  },
  'summary',
)
export const name = component({ color: vars.text, fontWeight: vars.wghtStrong }, 'name')

export const list = component(
  { display: 'flex', gap: space.sm, '@container': { [narrow]: { flexWrap: 'wrap', gap: space.xs } } },
  'list',
)

/** A step and the line to the next; the last one has none. */
export const step = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minInlineSize: 0,
    flex: '1 1 auto',
    selectors: {
      '&:last-child': { flex: '0 1 auto' },
      '&:not(:last-child)::after': {
        content: '""',
        flex: '1 1 16px',
        minInlineSize: 16,
        blockSize: 2,
        borderRadius: 2,
        background: vars.lineStrong,
      },
      '&[data-state="done"]::after': { background: vars.accent },
    },
    '@container': { [narrow]: { gap: space.xs } },
    '@media': {
      [media.forced]: { selectors: { '&:not(:last-child)::after': { background: 'CanvasText' } } },
    },
  },
  'step',
)

export const face = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: half.xs,
    minInlineSize: 0,
    minBlockSize: 32,
    borderRadius: vars.rS,
    color: vars.text3,
    fontWeight: vars.wghtLabel,
    selectors: {
      [`${step}[data-state="done"] &`]: { color: vars.text2 },
      [`${step}[data-state="current"] &`]: { color: vars.text, fontWeight: vars.wghtStrong },
      [`${step}[data-state="failed"] &`]: { color: vars.danger },
      'button&:hover': { color: vars.text, textDecoration: 'underline', textUnderlineOffset: 4 },
    },
    '@media': { [media.touch]: { selectors: { 'button&': { minInlineSize: 44, minBlockSize: 44 } } } },
  },
  'face',
)

export const mark = component(
  {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(28),
    blockSize: rem(28),
    border: `1.5px solid ${vars.lineInput}`,
    borderRadius: '50%',
    fontSize: vars.fs2,
    fontVariantNumeric: 'tabular-nums lining-nums',
    lineHeight: 1,
    selectors: {
      [`${step}[data-state="done"] &`]: {
        borderColor: vars.accentLine,
        background: vars.accentSoft,
        color: vars.accentText,
      },
      [`${step}[data-state="current"] &`]: {
        borderColor: vars.accent,
        borderWidth: 2,
        boxShadow: `0 0 0 4px ${vars.accentSoft}`,
      },
      [`${step}[data-state="failed"] &`]: { borderColor: vars.danger, background: vars.dangerSoft },
    },
    '@media': { [media.forced]: { selectors: { [`${step}[data-state="current"] &`]: { borderColor: 'Highlight' } } } },
  },
  'mark',
)

export const label = component(
  {
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    '@container': { [narrow]: { position: 'absolute', clipPath: 'inset(50%)' } },
  },
  'label',
)
