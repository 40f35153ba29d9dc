import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { figures } from '../../theme/mixins.ts'
import { half, px, space } from '../../theme/tokens.ts'

const narrow = '(max-width: 519px)'

/** In a list its cards are separated by hairlines. */
export const root = component(
  {
    containerType: 'inline-size',
    minInlineSize: 0,
    selectors: { '& + &, li:not(:first-child) > &': { borderBlockStart: `1px solid ${vars.line}` } },
  },
  'root',
)
export const row = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(84px, auto) minmax(128px, auto)',
    alignItems: 'center',
    gap: px(space.sm, space.md),
    paddingBlock: space.lg,
    selectors: {
      // What the list stands in has its own margins.
      'li:first-child > * > &': { paddingBlockStart: 0 },
      'li:last-child > * > &': { paddingBlockEnd: 0 },
      '&:has(> img)': { gridTemplateColumns: '72px minmax(0, 1fr) minmax(84px, auto) minmax(128px, auto)' },
    },
    '@container': {
      [narrow]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        selectors: { '&:has(> img)': { gridTemplateColumns: '56px minmax(0, 1fr) auto' } },
      },
    },
  },
  'row',
)
export const picture = component(
  {
    inlineSize: 72,
    blockSize: 72,
    borderRadius: vars.rM,
    objectFit: 'cover',
    background: vars.surface3,
    '@container': { [narrow]: { inlineSize: 56, blockSize: 56, gridRow: 'span 2', alignSelf: 'start' } },
  },
  'picture',
)
export const task = component(
  {
    minInlineSize: 0,
    '@container': { [narrow]: { gridColumn: '1 / -1', selectors: { 'img + &': { gridColumn: '2 / -1' } } } },
  },
  'task',
)
export const title = component(
  {
    color: vars.text,
    fontSize: vars.fs4,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
  },
  'title',
)
export const text = component(
  { marginBlockStart: half.none, color: vars.text3, fontSize: vars.fs2, lineHeight: vars.lhSnug },
  'text',
)
export const progress = component(
  { marginBlockStart: half.xs, maxInlineSize: 360, '@container': { [narrow]: { maxInlineSize: 'none' } } },
  'progress',
)
export const reward = component({ textAlign: 'end', '@container': { [narrow]: { textAlign: 'start' } } }, 'reward')
export const amount = component({ ...figures, color: vars.text, fontWeight: vars.wghtStrong }, 'amount')
export const step = component({ justifySelf: 'end', display: 'flex', justifyContent: 'flex-end' }, 'step')
/** As wide as the progress: a value stays beside its term. */
export const terms = component(
  {
    gridColumn: '1 / -1',
    minInlineSize: 0,
    maxInlineSize: 360,
    selectors: { 'img ~ &': { gridColumn: '2 / -1' } },
    '@container': { [narrow]: { maxInlineSize: 'none' } },
  },
  'terms',
)
