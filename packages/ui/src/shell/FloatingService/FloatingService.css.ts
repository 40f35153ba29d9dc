import { fallbackVar } from '@vanilla-extract/css'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/mixins.ts'
import { railWidth } from '../../layout/railEnd.css.ts'
import { bar, barHeight, barEndSize } from '../geometry.css.ts'
import { elevation, half, space } from '../../theme/tokens.ts'

const wide = '(min-width: 761px)'
/** In a shell with a bottom bar: there the button has room of its own, and covers nothing. */
const inBar = '[data-component="app-shell"][data-bar][data-floating]'
const buttonSize = 44

export const root = component(
  {
    position: 'fixed',
    zIndex: elevation.floating,
    insetBlockEnd: half.xl,
    insetInlineEnd: 0,
    '@media': {
      [media.phone]: {
        insetBlockEnd: `calc(${space.md}px + ${fallbackVar(bar, '0px')} + env(safe-area-inset-bottom))`,
        insetInlineEnd: space.sm,
        display: 'grid',
        justifyItems: 'end',
        gap: space.sm,
        selectors: {
          [`${inBar} &`]: {
            zIndex: elevation.floatingOpen,
            insetBlockEnd: `calc((${barHeight} - ${buttonSize}px) / 2 + env(safe-area-inset-bottom))`,
            insetInlineEnd: `calc((${barEndSize} - ${buttonSize}px) / 2)`,
            gap: space.lg,
          },
        },
      },
    },
  },
  'root',
)
export const list = component(
  {
    '@media': {
      [wide]: {
        inlineSize: railWidth,
        paddingBlock: space['2xs'],
        border: `1px solid ${vars.line}`,
        borderInlineEnd: 0,
        borderStartStartRadius: vars.rTile,
        borderEndStartRadius: vars.rTile,
        background: vars.surface2,
        boxShadow: vars.shadow1,
      },
      [media.phone]: {
        display: 'none',
        inlineSize: 'max-content',
        minInlineSize: 220,
        maxInlineSize: 'calc(100vw - 24px)',
        maxBlockSize: '60dvh',
        padding: half['2xs'],
        border: `1px solid ${vars.line}`,
        borderRadius: vars.rM,
        background: vars.surface2,
        boxShadow: vars.shadow2,
        overflowY: 'auto',
        selectors: { '[data-state="open"] > &': { display: 'block' } },
      },
    },
  },
  'list',
)
export const item = component({ position: 'relative' }, 'item')
export const choices = component({}, 'choices')

export const entry = component(
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    inlineSize: '100%',
    color: vars.text2,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover, &[aria-expanded="true"]': { color: vars.text } },
    '@media': {
      [wide]: { justifyContent: 'center', blockSize: 42, selectors: { '&:focus-visible': { outlineOffset: -3 } } },
      [media.phone]: {
        minBlockSize: 48,
        paddingInline: space.sm,
        borderRadius: vars.rS,
        selectors: { '&:hover': { background: vars.surface3 } },
      },
      [media.touch]: { minBlockSize: 44 },
    },
  },
  'entry',
)
export const accent = component({ color: vars.accentText }, 'accent')

// At the end of its icon: the rail is low, and a list must not grow past the window.
const flyout = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: `calc(100% + ${space.xs}px)`,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rS,
  background: vars.surface2,
  boxShadow: vars.shadow2,
} as const

/** Beside the rail the name shows on hover and focus; on a phone it is simply there. */
export const label = component(
  {
    '@media': {
      [wide]: {
        ...flyout,
        display: 'flex',
        alignItems: 'center',
        minBlockSize: 42,
        paddingInline: half.sm,
        color: vars.text,
        whiteSpace: 'nowrap',
        opacity: 0,
        pointerEvents: 'none',
        transition: 'opacity .16s',
        selectors: {
          [`${entry}:hover > &, ${entry}:focus-visible > &`]: { opacity: 1 },
          [`${entry}[aria-expanded="true"] > &`]: { opacity: 0 },
        },
      },
      [media.reducedMotion]: { transition: 'none' },
    },
  },
  'label',
)
export const caret = component(
  {
    marginInlineStart: 'auto',
    color: vars.text3,
    selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
    '@media': { [wide]: { display: 'none' } },
  },
  'caret',
)
export const panel = component(
  {
    '@media': {
      [wide]: { ...flyout, inlineSize: 'max-content', minInlineSize: 180, maxInlineSize: 280, padding: half['2xs'] },
      [media.phone]: { paddingInlineStart: space['2xl'] },
    },
  },
  'panel',
)
export const choice = component(
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.hTool,
    paddingInline: space.sm,
    borderRadius: vars.rS,
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    selectors: { '&:hover': { background: vars.surface3, color: vars.text } },
    '@media': { [media.touch]: { minBlockSize: 44 } },
  },
  'choice',
)
export const toggle = component(
  {
    display: 'none',
    placeItems: 'center',
    inlineSize: 52,
    blockSize: 52,
    border: `1px solid ${vars.line}`,
    borderRadius: '50%',
    background: vars.surface2,
    color: vars.text,
    boxShadow: vars.shadow2,
    '@media': {
      [media.phone]: {
        display: 'grid',
        selectors: {
          [`${inBar} &`]: {
            inlineSize: buttonSize,
            blockSize: buttonSize,
            borderColor: 'transparent',
            background: 'none',
            color: vars.text2,
            boxShadow: 'none',
          },
          [`${inBar} &[aria-expanded="true"]`]: { background: vars.surface3, color: vars.text },
        },
      },
    },
  },
  'toggle',
)
