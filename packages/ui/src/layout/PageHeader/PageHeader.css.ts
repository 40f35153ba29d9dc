import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { textSize } from '../../theme/rem.ts'

export const root = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'end',
    justifyContent: 'space-between',
    gap: '16px 24px',
    paddingBlockStart: 14,
    marginBlockEnd: 28,
    '@media': { [media.phone]: { paddingBlockStart: 8, marginBlockEnd: 20 } },
  },
  'root',
)
/** Grows, so that actions fall below the words only where they have no room beside them. */
export const words = component({ flex: '1 1 auto', minInlineSize: 0, maxInlineSize: '100%' }, 'words')
export const back = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minBlockSize: 32,
    marginBlockEnd: 4,
    marginInlineStart: -4,
    paddingInlineEnd: 8,
    borderRadius: vars.rS,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'back',
)
export const line = component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 16px' }, 'line')
export const title = component(
  {
    ...display,
    minInlineSize: 0,
    overflowWrap: 'anywhere',
    fontSize: textSize(44),
    '@media': { [media.phone]: { fontSize: textSize(32) } },
  },
  'title',
)
export const description = component({ marginBlockStart: 6, maxInlineSize: '72ch', color: vars.text2 }, 'description')
export const actions = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    '@media': { [media.phone]: { inlineSize: '100%' } },
  },
  'actions',
)
