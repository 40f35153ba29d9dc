import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { component } from '../../theme/component.ts'
import { layers } from '../../theme/layers.css.ts'
import { media } from '../../theme/mixins.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'flex', justifyContent: 'center' }, 'root')

export const list = component(
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: space['2xs'] },
  'list',
)

export const cell = component(
  {
    display: 'grid',
    placeItems: 'center',
    minInlineSize: vars.hTool,
    minBlockSize: vars.hTool,
    paddingInline: half['2xs'],
    borderRadius: vars.rControl,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    fontVariantNumeric: 'tabular-nums',
    color: vars.text2,
    selectors: {
      '&:hover': { background: vars.actionQuiet, color: vars.text },
      '&[aria-current]': { background: vars.text, color: vars.bg },
      '&[aria-disabled="true"], &[data-part="gap"]': {
        background: 'none',
        color: vars.text3,
        opacity: 0.6,
        cursor: 'default',
      },
    },
    '@media': {
      [media.touch]: { minInlineSize: 44, minBlockSize: 44 },
      [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
    },
  },
  'cell',
)

const within = (selector: string, query: string) =>
  globalStyle(`${list} > ${selector}`, {
    '@layer': { [layers.components]: { '@media': { [query]: { display: 'none' } } } },
  })
within('[data-on="narrow"]', '(min-width: 761px)')
within('[data-on="wide"]', media.phone)
globalStyle(`${list}`, { '@layer': { [layers.components]: { '@media': { [media.phone]: { gap: 0 } } } } })
