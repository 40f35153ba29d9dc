import { endGutter } from '../../layout/endGutter.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { textSize } from '../../theme/rem.ts'

export const root = component(
  {
    paddingBlock: '56px 48px',
    paddingInline: `40px ${endGutter('40px')}`,
    borderBlockStart: `1px solid ${vars.line}`,
    background: vars.bgSunken,
    color: vars.text2,
    fontSize: vars.fs3,
    '@media': { [media.phone]: { padding: '36px 16px 32px' } },
  },
  'root',
)
export const inside = component({ maxInlineSize: 1240, marginInline: 'auto' }, 'inside')
export const columns = component(
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(220px, 1.5fr) repeat(auto-fit, minmax(140px, 1fr))',
    gap: 48,
    '@media': { [media.phone]: { gridTemplateColumns: '1fr 1fr', gap: '32px 20px' } },
  },
  'columns',
)
export const brand = component({ '@media': { [media.phone]: { gridColumn: '1 / -1' } } }, 'brand')
export const about = component({ marginBlock: '14px 16px', maxInlineSize: '34ch' }, 'about')
export const social = component({ marginInlineStart: -8 }, 'social')
export const title = component(
  { marginBlockEnd: 12, color: vars.text3, fontSize: vars.fs2, fontWeight: vars.wghtLabel, lineHeight: vars.lhSnug },
  'title',
)
export const entry = component(
  {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: 32,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'entry',
)
export const vendors = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '10px 26px',
    marginBlock: '44px 28px',
    paddingBlock: 24,
    borderBlock: `1px solid ${vars.line}`,
    color: vars.text3,
    fontFamily: vars.fontDisplay,
    fontStretch: vars.displayWdth,
    fontSize: textSize(19),
    fontWeight: vars.displayWght,
    '@media': { [media.phone]: { justifyContent: 'flex-start', marginBlock: '32px 20px' } },
  },
  'vendors',
)
export const age = component(
  { display: 'flex', alignItems: 'center', gap: 16, color: vars.text3, fontSize: vars.fs2 },
  'age',
)
export const mark = component(
  {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    inlineSize: 44,
    blockSize: 44,
    border: `1.5px solid ${vars.text3}`,
    borderRadius: '50%',
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
  },
  'mark',
)
