import { globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

const narrow = '(max-width: 1023px)'

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: half.md,
    '@media': { [media.phone]: { gap: half.sm } },
  },
  'root',
)
export const bar = component(
  {
    display: 'flex',
    gap: space.md,
    alignItems: 'center',
    justifyContent: 'space-between',
    minInlineSize: 0,
    '@media': { [narrow]: { flexDirection: 'column-reverse', alignItems: 'stretch', gap: half.xs } },
  },
  'bar',
)
/** The search takes what is left. */
export const tools = component(
  {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'end',
    gap: half.xs,
    flex: '1 1 0',
    minInlineSize: 0,
    '@media': { [narrow]: { flex: 'none' } },
  },
  'tools',
)
export const search = component(
  { flex: '0 1 300px', minInlineSize: 120, '@media': { [narrow]: { flex: '1 1 auto' } } },
  'search',
)

const inside = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${search} ${selector}`, { '@layer': { [layers.components]: rule } })
// The label is for assistive technology; the picture and the placeholder show it.
inside('[data-part="head"]', {
  position: 'absolute',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
})
inside('[data-part="box"]', { minBlockSize: vars.hMd })
inside('input', { fontSize: vars.fs3 })
inside('input::-webkit-search-cancel-button', { display: 'none' })
