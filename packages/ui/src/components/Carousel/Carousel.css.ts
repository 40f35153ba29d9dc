import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { half, space } from '../../theme/tokens.ts'

export const root = component({ overflow: 'hidden' }, 'root')
export const frame = component({ display: 'flex', flexDirection: 'column' }, 'frame')
export const track = component({ display: 'flex', touchAction: 'pan-y pinch-zoom' }, 'track')

export const slide = component(
  {
    flex: '0 0 100%',
    marginInlineEnd: space.md,
    borderRadius: vars.rL,
    overflow: 'hidden',
    selectors: { '[data-visible="3"] &': { flexBasis: `max((100% - ${2 * space.md}px) / 3, min(100%, 280px))` } },
  },
  'slide',
)

/**
 * Under the slides: what a slide offers is never covered. First in the order of focus, as what moves must be stopped
 * before it is read.
 */
export const controls = component(
  {
    order: 1,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    color: vars.text2,
  },
  'controls',
)
/** 44 px: an icon of 16 and the room around it. */
export const control = component({ padding: half.sm, fill: 'currentColor' }, 'control')
export const dash = component(
  {
    borderBlockStart: '3px solid',
    paddingInline: half['2xs'],
    marginInlineStart: half['2xs'],
    opacity: 0.4,
    selectors: { '&[data-state="on"]': { paddingInline: space.sm, opacity: 1 } },
  },
  'dash',
)
