import { createVar, type StyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { figures, media, oneLine } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

const rows = createVar('rows')
const row = `calc(${rem(36)} + 2 * 8px + 1px)`

export const root = component({ containerType: 'inline-size', minInlineSize: 0 }, 'root')
export const head = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space['2xs'],
    minBlockSize: 42,
    paddingBlockEnd: half['2xs'],
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
  },
  'head',
)
export const title = component({ fontWeight: vars.wghtLabel }, 'title')
export const end = component({ marginInlineStart: 'auto' }, 'end')
export const box = component(
  {
    vars: { [rows]: '3' },
    maxBlockSize: `calc(${rows} * ${row})`,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    scrollbarWidth: 'none',
    selectors: {
      '&[data-keep]': { display: 'flex', flexDirection: 'column', blockSize: `calc(${rows} * ${row})` },
      '&[data-rows="4"]': { vars: { [rows]: '4' } },
      '&[data-rows="5"]': { vars: { [rows]: '5' } },
      '&[data-rows="6"]': { vars: { [rows]: '6' } },
      // Rows fade in and out while the list moves, and are sharp while it does not.
      '&[data-state="moving"]': {
        maskImage: 'linear-gradient(transparent, #000 20px, #000 calc(100% - 20px), transparent)',
      },
    },
    '@media': { [media.reducedMotion]: { scrollbarWidth: 'thin' } },
  },
  'box',
)
export const list = component(
  {
    display: 'grid',
    columnGap: half['2xl'],
    '@container': {
      '(min-width: 640px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      '(min-width: 960px)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
  'list',
)
/** Takes what is left of the room, two lines at least. */
export const empty = component(
  {
    flex: 1,
    display: 'grid',
    alignContent: 'center',
    minBlockSize: 0,
    borderBlockStart: `1px solid ${vars.line}`,
    color: vars.text3,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    textWrap: 'pretty',
  },
  'empty',
)
export const item = component({ borderBlockStart: `1px solid ${vars.line}`, blockSize: row }, 'item')
export const line = component(
  {
    display: 'grid',
    gridTemplateColumns: '36px minmax(0, 1fr) auto',
    columnGap: space.sm,
    alignItems: 'center',
    blockSize: '100%',
    selectors: { 'a&:hover': { background: vars.actionQuiet }, '&:focus-visible': { outlineOffset: -2 } },
  },
  'line',
)
export const icon = component(
  { inlineSize: 36, blockSize: 36, borderRadius: vars.rS, objectFit: 'cover', background: vars.surface2 },
  'icon',
)
// A name in another script keeps to the side of the row; marks of many scripts reach beyond its low lines.
const cut = {
  ...oneLine,
  display: 'block',
  paddingBlock: '.3em',
  marginBlock: '-.3em',
  textAlign: ['-webkit-match-parent', 'match-parent'],
} satisfies StyleRule
export const game = component({ ...cut, color: vars.text, fontSize: vars.fs3, lineHeight: rem(20) }, 'game')
export const name = component({ ...cut, color: vars.text3, fontSize: vars.fs1, lineHeight: rem(16) }, 'name')
export const amount = component({ ...figures, color: vars.text, fontWeight: vars.wghtStrong }, 'amount')
export const symbol = component({ marginInlineEnd: '.25em' }, 'symbol')
