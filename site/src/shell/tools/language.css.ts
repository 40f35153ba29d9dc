import { space, vars } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: space.xs,
  margin: 0,
  padding: 0,
  listStyle: 'none',
})
export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  inlineSize: '100%',
  minBlockSize: 48,
  paddingInline: space.sm,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.rControl,
  background: 'none',
  color: vars.text,
  font: 'inherit',
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.accent },
    '&[aria-current="true"]': { borderColor: vars.accent, color: vars.accent },
    '&[aria-busy="true"]': { opacity: 0.6 },
  },
})
