import { beyond, lowWindow, upTo, vars } from '@brand/ui/vars'
import { globalStyle, style } from '@vanilla-extract/css'
import { pageHeader } from '../../../app/page-header.css.ts'

/** Bar and stage fill what the header leaves of the screen; on a phone on its side the game gets what there is. */
export const room = style({
  display: 'grid',
  gridTemplateRows: '60px minmax(0, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  blockSize: 'calc(100dvh - 72px)',
  background: vars.bg,
  paddingBlockEnd: 'env(safe-area-inset-bottom)',
  '@media': {
    [upTo.phone]: { gridTemplateRows: '56px minmax(0, 1fr)', blockSize: 'calc(100dvh - 60px)' },
    [lowWindow]: {
      gridTemplateRows: '44px minmax(0, 1fr)',
      blockSize: '100dvh',
      paddingBlockEnd: 0,
      paddingInline: 'max(env(safe-area-inset-left), env(safe-area-inset-right))',
    },
  },
})
// Nothing scrolls here: the game takes the gutter, too. The room marks the page (`gameRoom`).
globalStyle('html[data-game]', { scrollbarGutter: 'auto' })
// Full screen, and a phone on its side: the site's header is hidden, the bar shows what it showed.
globalStyle(`html[data-game]:fullscreen ${pageHeader}`, { display: 'none' })
globalStyle(`html:fullscreen ${room}`, { blockSize: '100dvh' })
globalStyle(`html[data-game] ${pageHeader}`, { '@media': { [lowWindow]: { display: 'none' } } })

export const wide = beyond.tablet
// Behind the name: a phone shows the tile to its edges; a wide screen the wide picture, its motif (at 74 %) moved to
// the middle and its sides fading into the dark.
export const art = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
  '@media': {
    [wide]: {
      position: 'static',
      justifySelf: 'center',
      gridArea: '1 / 1',
      inlineSize: 'auto',
      maxInlineSize: 'none',
      aspectRatio: '9 / 4',
      translate: '-24% 0',
      maskImage: 'linear-gradient(90deg, transparent 36%, #000 62%, #000 90%, transparent)',
    },
  },
})
export const pictured = style({
  '@media': {
    [wide]: {
      gridArea: '1 / 1',
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      blockSize: '100%',
      minInlineSize: 0,
    },
  },
})
