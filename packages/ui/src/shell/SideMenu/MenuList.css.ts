import { globalStyle, type GlobalStyleRule, type StyleRule } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.css.ts'
import { manyLines, media, oneLine } from '../../theme/mixins.ts'
import { rail } from '../geometry.css.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

const line = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: half.xs,
  inlineSize: '100%',
  minBlockSize: vars.hTool,
  paddingInline: space.sm,
  borderRadius: vars.rS,
  color: vars.text2,
  fontSize: vars.fs3,
  fontWeight: vars.wghtLabel,
  lineHeight: vars.lhSnug,
  selectors: {
    '&:hover': { color: vars.text },
    '&[aria-current]': { background: vars.actionQuiet, color: vars.text },
  },
  '@media': {
    [media.touch]: { minBlockSize: 44 },
    [media.forced]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: -2 } } },
  },
} satisfies StyleRule

export const section = component(
  {
    selectors: {
      '& + &::before': {
        content: '""',
        display: 'block',
        margin: px(space.md, space.sm),
        borderBlockStart: `1px solid ${vars.line}`,
      },
    },
  },
  'section',
)
export const title = component(
  {
    padding: px(0, space.sm, space.xs),
    color: vars.text3,
    fontSize: vars.fs1,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
  },
  'title',
)
export const entry = component(line, 'entry')
export const plain = component({ ...line, minBlockSize: `calc(${vars.hTool} - 4px)`, fontWeight: vars.weight }, 'plain')
export const icon = component({ selectors: { [`${entry}[aria-current] &`]: { color: vars.accentText } } }, 'icon')
export const label = component(
  { ...oneLine, ...manyLines, selectors: { '&[data-accent]': { color: vars.accentText } } },
  'label',
)
export const note = component(
  { marginInlineStart: 'auto', color: vars.text3, fontSize: vars.fs1, fontWeight: vars.weight },
  'note',
)
export const badge = component(
  {
    flex: 'none',
    marginInlineStart: 'auto',
    minInlineSize: 20,
    paddingInline: half['2xs'],
    borderRadius: vars.rPill,
    background: vars.accentSoft,
    color: vars.accentText,
    fontSize: vars.fs1,
    fontWeight: vars.wghtStrong,
    lineHeight: rem(20),
    textAlign: 'center',
    selectors: { [`${label} + &`]: { marginInlineEnd: -space['2xs'] } },
  },
  'badge',
)
export const count = component({ direction: 'ltr', unicodeBidi: 'isolate' }, 'count')

/** Put on a container that becomes a rail of icons on a middle-sized screen. Words stay for assistive technology. */
export const railed = component({}, 'railed')
const inRail = (selector: string, rule: GlobalStyleRule) =>
  globalStyle(`${railed} ${selector}`, { '@layer': { [layers.components]: { '@media': { [rail]: rule } } } })
inRail(`:is(.${section}:not([data-rail]), .${title}, .${note}, .${plain})`, { display: 'none' })
inRail(`.${entry}`, { justifyContent: 'center', paddingInline: 0, minBlockSize: 44 })
inRail(`.${label}`, { position: 'absolute', inlineSize: 1, blockSize: 1, clipPath: 'inset(50%)' })
// The count shrinks to a dot; its text is still read aloud.
inRail(`.${badge}`, {
  position: 'absolute',
  insetBlockStart: half.xs,
  insetInlineEnd: half.xs,
  minInlineSize: 8,
  blockSize: 8,
  padding: 0,
  background: vars.support,
  fontSize: 0,
})
globalStyle(`${railed} .${badge}`, {
  '@layer': {
    [layers.components]: {
      '@media': { [`${rail} and ${media.forced}`]: { background: 'Highlight', forcedColorAdjust: 'none' } },
    },
  },
})
