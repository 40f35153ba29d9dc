import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component(
  { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', borderBlockStart: `1px solid ${vars.line}` },
  'root',
)
export const item = component({ borderBlockEnd: `1px solid ${vars.line}` }, 'item')

export const trigger = component(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    inlineSize: '100%',
    minBlockSize: vars.hLg,
    paddingBlock: half.xs,
    color: vars.text,
    fontSize: vars.fs4,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:disabled):hover': { color: vars.accentText },
      '&:disabled': { color: vars.text3, cursor: 'not-allowed' },
    },
  },
  'trigger',
)

export const caret = component(
  {
    flex: 'none',
    color: vars.text3,
    transition: `rotate .2s ${ease}`,
    selectors: { [`${trigger}[data-state="open"] &`]: { rotate: '180deg' } },
    '@media': { [media.reducedMotion]: { transition: 'none' } },
  },
  'caret',
)

/** Grows from nothing to the height of its content; hidden content cannot be focused. */
export const fold = component(
  {
    display: 'grid',
    gridTemplateRows: '0fr',
    visibility: 'hidden',
    transition: `grid-template-rows .2s ${ease}, visibility .2s`,
    selectors: { [`${item}[data-state="open"] &`]: { gridTemplateRows: '1fr', visibility: 'visible' } },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      print: { gridTemplateRows: '1fr', visibility: 'visible' },
    },
  },
  'fold',
)

export const clip = component({ minBlockSize: 0, overflow: 'hidden' }, 'clip')
export const content = component({ paddingBlockEnd: half.md, color: vars.text2, maxInlineSize: '72ch' }, 'content')
