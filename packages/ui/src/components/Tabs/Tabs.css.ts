import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { px, space } from '../../theme/tokens.ts'

/** How far a tab with a line under it reaches over its words, px. */
const reach = 6
const underline = (height: number, colour: string) => ({
  backgroundImage: `linear-gradient(${colour}, ${colour})`,
  backgroundSize: `calc(100% - ${2 * reach}px) ${height}px`,
  backgroundPosition: 'bottom',
  backgroundRepeat: 'no-repeat',
})

export const root = component({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', minInlineSize: 0 }, 'root')

export const list = component(
  {
    display: 'flex',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    outline: 'none',
    selectors: {
      // Tabs reach a little over their words, so that the ring of focus does not touch them; lines do not.
      '&[data-variant="underline"]': { gap: 28 - 2 * reach, marginInline: -reach, ...underline(1, vars.line) },
      '&[data-variant="segmented"]': {
        inlineSize: 'fit-content',
        maxInlineSize: '100%',
        padding: space['2xs'],
        borderRadius: vars.rM,
        background: vars.surface,
        boxShadow: `inset 0 0 0 1px ${vars.line}`,
      },
      '&[data-variant="pills"]': { gap: space.xs },
    },
  },
  'list',
)

const on = '&[aria-selected="true"]'
export const tab = component(
  {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    minBlockSize: vars.hField,
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    whiteSpace: 'nowrap',
    transition: 'background .16s, color .16s',
    selectors: {
      '&:hover': { color: vars.text },
      [on]: { color: vars.text },
      '&:disabled': { color: vars.text3, opacity: 0.6, cursor: 'not-allowed' },
      '&:focus-visible': { outlineOffset: -2 },
      '&[data-variant="underline"]': { paddingInline: reach },
      '&[data-variant="underline"]:focus-visible': { borderRadius: 4 },
      [`${on}[data-variant="underline"]`]: underline(2, vars.accent),
      '&[data-variant="segmented"]': {
        minBlockSize: vars.hSm,
        paddingInline: space.md,
        borderRadius: `calc(${vars.rM} - 4px)`,
      },
      [`${on}[data-variant="segmented"]`]: { background: vars.surface3 },
      '&[data-variant="pills"]': {
        paddingInline: px(space.md, space.lg),
        borderRadius: vars.rM,
        boxShadow: `inset 0 0 0 1px ${vars.line}`,
      },
      '&[data-variant="pills"]:hover': { background: vars.surface },
      [`${on}[data-variant="pills"]`]: { background: vars.text, color: vars.bg, boxShadow: 'none' },
    },
    '@media': {
      [media.touch]: { selectors: { '&[data-variant="segmented"]': { minBlockSize: 44 } } },
      [media.reducedMotion]: { transition: 'none' },
      [media.forced]: {
        selectors: {
          [on]: { outline: '2px solid Highlight', outlineOffset: -3 },
          [`${on}[data-variant="underline"]`]: { outline: 'none', borderBlockEnd: '3px solid Highlight' },
        },
      },
    },
  },
  'tab',
)
export const panel = component({ borderRadius: 4, paddingBlockStart: space.xl }, 'panel')
