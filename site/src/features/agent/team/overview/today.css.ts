import { upTo, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** A sentence with its icon before it and its next step at the end, below it on a phone. */
export const change = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: '4px 14px',
  '@media': { [upTo.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)' } },
})
export const icon = style({
  display: 'flex',
  paddingBlockStart: 2,
  color: vars.accentText,
  selectors: {
    '&[data-change="joined"], &[data-change="firstDeposits"]': { color: vars.success },
    '&[data-change="owing"], &[data-change="owed"]': { color: vars.danger },
  },
})
export const next = style({ '@media': { [upTo.phone]: { gridColumn: 2 } } })
/** What follows is below the window until what comes before it has its height. */
export const waiting = style({ minBlockSize: '100vh' })
