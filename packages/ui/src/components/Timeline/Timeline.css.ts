import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ display: 'grid', fontSize: vars.fs3, lineHeight: vars.lhSnug }, 'root')

const state = (name: string) => `&[data-state="${name}"]`

/** One thing that happened, and the line to the next. */
export const item = component(
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: `${rem(24)} minmax(0, 1fr)`,
    columnGap: space.sm,
    paddingBlockEnd: space.xl,
    selectors: {
      '&:last-child': { paddingBlockEnd: 0 },
      '&:not(:last-child)::before': {
        content: '""',
        position: 'absolute',
        insetInlineStart: `calc(${rem(12)} - 1px)`,
        insetBlock: `${rem(24)} 0`,
        inlineSize: 2,
        background: vars.lineStrong,
      },
      '&[data-walked]::before': { background: vars.accent },
    },
    '@media': { [media.forced]: { selectors: { '&:not(:last-child)::before': { background: 'CanvasText' } } } },
  },
  'item',
)

export const node = component(
  {
    display: 'grid',
    placeItems: 'center',
    inlineSize: rem(24),
    blockSize: rem(24),
    border: `1.5px solid ${vars.lineStrong}`,
    borderRadius: '50%',
    color: vars.text3,
    selectors: {
      [state('done')]: { borderColor: 'transparent', background: vars.accent, color: vars.bg },
      [state('current')]: { borderColor: vars.accent, borderWidth: 2, boxShadow: `0 0 0 5px ${vars.accentSoft}` },
      [`${state('current')}::after`]: {
        content: '""',
        inlineSize: rem(8),
        blockSize: rem(8),
        borderRadius: '50%',
        background: vars.accent,
      },
      [state('failed')]: { borderColor: vars.danger, background: vars.dangerSoft, color: vars.danger },
    },
    '@media': {
      [media.forced]: {
        borderColor: 'CanvasText',
        selectors: { [`${state('current')}::after`]: { background: 'Highlight', forcedColorAdjust: 'none' } },
      },
    },
  },
  'node',
)

export const words = component(
  { display: 'grid', gap: half.none, minInlineSize: 0, paddingBlockStart: 1, overflowWrap: 'anywhere' },
  'words',
)

export const title = component(
  {
    fontWeight: vars.wghtStrong,
    selectors: {
      '&[data-state="todo"]': { color: vars.text3, fontWeight: vars.wghtLabel },
      '&[data-state="failed"]': { color: vars.danger },
    },
  },
  'title',
)

export const time = component({ color: vars.text3, fontSize: vars.fs2 }, 'time')
export const more = component({ color: vars.text3, fontSize: vars.fs2 }, 'more')
