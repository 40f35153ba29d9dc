import { fallbackVar, globalStyle } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { layers } from '../../theme/layers.css.ts'
import { beyond } from '../../theme/tokens.ts'
import { head } from '../head.css.ts'

const main = 'minmax(0, 1fr)'
const aside = 'minmax(280px, 360px)'
/** From which width on the columns are side by side. */
const from = { tablet: beyond.phone, desktop: beyond.tablet, wide: beyond.desktop } as const
const layouts = Object.entries(from)

export const root = component(
  {
    display: 'grid',
    gridTemplateColumns: main,
    alignItems: 'start',
    selectors: {
      '&[data-align="center"]': { alignItems: 'center' },
      '&[data-align="end"]': { alignItems: 'end' },
      '&[data-align="stretch"]': { alignItems: 'stretch' },
    },
    '@media': Object.fromEntries(
      layouts.map(([layout, query]) => [
        query,
        {
          selectors: {
            [`&[data-collapse="${layout}"]`]: { gridTemplateColumns: 'none', gridAutoFlow: 'column' },
            [`&[data-collapse="${layout}"][data-widths="equal"]`]: { gridAutoColumns: main },
            [`&[data-collapse="${layout}"][data-widths="main-aside"]`]: { gridTemplateColumns: `${main} ${aside}` },
            [`&[data-collapse="${layout}"][data-widths="aside-main"]`]: { gridTemplateColumns: `${aside} ${main}` },
          },
        },
      ]),
    ),
  },
  'root',
)
const sticky = { position: 'sticky', insetBlockStart: `calc(${fallbackVar(head, '0px')} + 24px)` } as const
for (const [layout, query] of layouts)
  for (const [widths, child] of [
    ['main-aside', 'last'],
    ['aside-main', 'first'],
  ] as const)
    globalStyle(`${root}[data-collapse="${layout}"][data-widths="${widths}"][data-sticky] > :${child}-child`, {
      '@media': { [query]: { '@layer': { [layers.components]: sticky } } },
    })
