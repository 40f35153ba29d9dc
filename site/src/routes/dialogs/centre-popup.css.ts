import { half, space, upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** As tall as a screen lets it be from the start: another page does not move it. */
export const room = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.xl,
  minBlockSize: 'calc(100dvh - 220px)',
  '@media': {
    [upTo.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', minBlockSize: 'calc(100dvh - 164px)' },
  },
})
export const places = style({
  position: 'sticky',
  insetBlockStart: 0,
  display: 'grid',
  gap: space.md,
  '@media': {
    // In a row that scrolls; a phone has the list of the overview.
    [upTo.tablet]: { position: 'static', display: 'flex', overflowX: 'auto' },
    [upTo.phone]: { display: 'none' },
  },
})
export const group = style({ display: 'grid', gap: half.none, '@media': { [upTo.tablet]: { flex: 'none' } } })
export const groupTitle = style({
  margin: 0,
  paddingInline: space.md,
  color: vars.text3,
  fontSize: vars.fs2,
  '@media': { [upTo.tablet]: { display: 'none' } },
})
export const list = style({
  display: 'grid',
  gap: half.none,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [upTo.tablet]: { display: 'flex' } },
})
export const place = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minBlockSize: 44,
  paddingInline: space.md,
  borderRadius: vars.rControl,
  color: vars.text2,
  fontWeight: vars.wghtLabel,
  '@media': { [upTo.tablet]: { whiteSpace: 'nowrap' } },
  selectors: {
    '&:hover': { background: vars.surface2 },
    '&[aria-current]': { background: vars.actionQuiet, color: vars.text },
  },
})
