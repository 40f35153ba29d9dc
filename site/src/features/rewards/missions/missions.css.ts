import { display, px, space, type, upTo } from '@brand/ui/vars'
import { style } from '@vanilla-extract/css'

/** Leaderboard and period beside each other; one below the other on a phone. */
export const choices = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: space.sm,
})
export const rank = style({ ...display, fontSize: type.display, lineHeight: 1.2, fontVariantNumeric: 'lining-nums' })
/** Ranks, and beside them the person and the rules; without room below each other, the person first. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: px(space.xl, space['2xl']),
  alignItems: 'start',
  '@media': { [upTo.desktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'none' } },
})
const inColumn = { '@media': { [upTo.desktop]: { gridArea: 'auto' } } }
export const mine = style({ gridArea: '1 / 2', ...inColumn })
export const ranks = style({ gridArea: '1 / 1 / span 2', ...inColumn })
export const rules = style({ gridArea: '2 / 2', ...inColumn })
