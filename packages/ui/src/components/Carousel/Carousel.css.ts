import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'

export const root = component({ position: 'relative', overflow: 'hidden' }, 'root')
export const track = component({ display: 'flex', touchAction: 'pan-y pinch-zoom' }, 'track')

export const slide = component(
  {
    flex: '0 0 100%',
    marginInlineEnd: 15,
    borderRadius: vars.rL,
    overflow: 'hidden',
    selectors: { '[data-visible="3"] &': { flexBasis: 'max(33.333% - 10px, min(100%, 280px))' } },
  },
  'slide',
)

/** Lies on the pictures, so it wears what text on art wears. */
export const controls = component(
  {
    position: 'absolute',
    zIndex: 1,
    insetBlockEnd: 12,
    insetInlineEnd: 12,
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.rPill,
    background: vars.badgeBg,
    color: vars.textOnArt,
  },
  'controls',
)
/** 44 px: a sign of 16 and the room around it. */
export const control = component({ padding: 14, fill: 'currentColor' }, 'control')
export const dash = component(
  {
    borderBlockStart: '3px solid',
    paddingInline: 5,
    marginInlineStart: 7,
    opacity: 0.4,
    selectors: { '&[data-state="on"]': { paddingInline: 11, opacity: 1 } },
  },
  'dash',
)
