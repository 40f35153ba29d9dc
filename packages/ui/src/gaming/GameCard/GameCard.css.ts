import { createVar, type StyleRule } from '@vanilla-extract/css'
import { heartFill } from '../../icons/icons.gen.ts'
import { clipShape } from '../../theme/clipShape.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { ease, ifThick, manyLines, media, oneLine } from '../../theme/mixins.ts'
import { rem } from '../../theme/rem.ts'
import { half, px, space } from '../../theme/tokens.ts'

// A flame and a star in few points, in boxes of 13 px: bytes count here, and so do nodes.
const flame = 'path("M7 1c2 2 4 4 4 6a4 4 0 0 1-9 0c0-1 1-2 2-3l2 1z")'
const star = 'path("M6 0 8 4l4 2-4 2-2 4-2-4-4-2 4-2z")'

// Few nodes on purpose (a lobby holds hundreds): picture, badge, play and heart share one grid cell, icons are clips,
// and hover sets five variables that the parts read. The ring fades only where it is chosen: a change of scheme would
// otherwise fade two hundred shadows.
const art = '1 / 1'
const rise = createVar('rise')
const shown = createVar('shown')
const zoom = createVar('zoom')
const ring = createVar('ring')
const fades = createVar('fades')

const rest = { [rise]: '0px', [shown]: '0', [zoom]: '1', [ring]: '0 0 #0000', [fades]: 'opacity' }
const chosen = {
  [rise]: '-6px',
  [shown]: '1',
  [zoom]: '1.05',
  [ring]: `${vars.shadow2}, 0 0 0 2px ${vars.bg}, 0 0 0 3.5px ${vars.accent}`,
  [fades]: 'box-shadow',
}
const rising = { translate: `0 ${rise}`, transition: `translate .28s ${ease}, opacity .2s` } satisfies StyleRule

export const root = component(
  {
    vars: rest,
    position: 'relative',
    display: 'grid',
    alignItems: 'start',
    minInlineSize: 0,
    isolation: 'isolate',
    selectors: { '&[data-state="open"]:has(:focus-visible)': { vars: chosen } },
    '@media': {
      [media.hover]: { selectors: { '&[data-state="open"]:hover': { vars: chosen } } },
      [media.reducedMotion]: { selectors: { '&&&': { vars: { [rise]: '0px', [zoom]: '1' } } } },
    },
  },
  'root',
)

export const open = component(
  {
    gridArea: art,
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    textAlign: 'start',
    selectors: {
      // The ring of the picture shows focus; forced colours show this one.
      '&:focus-visible': { outlineColor: '#0000' },
      // The edge of the picture, and its ring when chosen.
      '&::before': {
        ...rising,
        content: '""',
        gridArea: art,
        alignSelf: 'stretch',
        zIndex: 1,
        pointerEvents: 'none',
        borderRadius: vars.rTile,
        boxShadow: `inset 0 calc(-4px * ${vars.thick}) 0 #0006, inset 0 0 0 1px ${vars.artEdge}, inset 0 1px 0 ${vars.artEdge}, ${ring}`,
        transition: `translate .28s ${ease}, ${fades} .28s`,
      },
    },
    '@media': {
      [media.forced]: { selectors: { '&::before': { border: '1px solid' } } },
      // A finger that holds the card asks for its details, not for the menu of a link.
      [media.touch]: { WebkitTouchCallout: 'none', userSelect: 'none' },
    },
  },
  'open',
)

export const picture = component(
  {
    gridArea: art,
    inlineSize: '100%',
    aspectRatio: '3 / 4',
    objectFit: 'cover',
    background: vars.surface3,
    // The picture grows inside its own frame: the clip shrinks by what the scale adds.
    clipPath: `inset(calc((${zoom} - 1) * 47.6%) round calc(${vars.rTile} / ${zoom}))`,
    translate: `0 ${rise}`,
    scale: zoom,
    transition: `translate .28s ${ease}, scale .5s ${ease}, clip-path .5s ${ease}`,
    selectors: {
      [`${root}[data-variant="square"] &`]: { aspectRatio: '1' },
      [`${root}:not([data-state="open"]) &`]: { opacity: 0.35 },
    },
  },
  'picture',
)

const line = { ...oneLine, lineHeight: vars.lhSnug, zIndex: 1 } satisfies StyleRule
export const name = component(
  {
    ...line,
    marginBlockStart: space.sm,
    fontSize: vars.fs3,
    fontWeight: vars.wghtLabel,
    color: vars.text,
    // A title in another script loses its own end, not its beginning.
    unicodeBidi: 'plaintext',
    textAlign: ['-webkit-match-parent', 'match-parent'],
    '@media': {
      // A third of a phone is too narrow for a long title in one line.
      [media.phone]: {
        display: '-webkit-box',
        WebkitBoxOrient: 'vertical',
        WebkitLineClamp: 2,
        marginBlockStart: space.xs,
        fontSize: vars.fs2,
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
      },
      ...manyLines['@media'],
    },
  },
  'name',
)
export const vendor = component(
  {
    ...line,
    paddingInlineEnd: 22,
    fontSize: vars.fs2,
    color: vars.text3,
    unicodeBidi: 'isolate',
    '@media': { [media.phone]: { fontSize: vars.fs1 } },
  },
  'vendor',
)

export const tag = component(
  {
    ...rising,
    gridArea: art,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: half['2xs'],
    justifySelf: 'start',
    margin: half.xs,
    padding: px(half.none, space.xs),
    borderRadius: vars.rS,
    background: vars.badgeBg,
    color: vars.textOnArt,
    fontSize: vars.fs1,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    selectors: {
      '&[data-tag]::before': {
        content: '""',
        inlineSize: 13,
        blockSize: 13,
        background: 'currentColor',
        clipPath: star,
      },
      '&[data-tag="hot"]': {
        background: ifThick(vars.support, vars.badgeBg),
        color: ifThick(vars.onSupport, vars.textOnArt),
      },
      '&[data-tag="hot"]::before': { background: ifThick(vars.onSupport, vars.supportOnArt), clipPath: flame },
      // Shows why a game is closed, in the middle of its picture.
      '&[data-part="veil"]': { placeSelf: 'center' },
      '&[data-part="note"]': { alignSelf: 'end' },
    },
    '@media': {
      [media.phone]: { margin: half['2xs'], padding: px(half.none, half['2xs']) },
      [media.largeText]: { minInlineSize: 0, overflowWrap: 'anywhere' },
      [media.forced]: { border: '1px solid' },
    },
  },
  'tag',
)

export const play = component(
  {
    ...rising,
    gridArea: art,
    zIndex: 2,
    display: 'flex',
    alignItems: 'center',
    gap: half['2xs'],
    justifyContent: 'center',
    alignSelf: 'end',
    minBlockSize: 40,
    margin: space.sm,
    borderRadius: vars.rControl,
    background: vars.textOnArt,
    color: `color-mix(in srgb, ${vars.badgeBg}, #000 60%)`,
    fontSize: vars.fs3,
    fontWeight: vars.wghtStrong,
    lineHeight: vars.lhSnug,
    pointerEvents: 'none',
    opacity: shown,
    selectors: {
      '&::before': {
        content: '""',
        inlineSize: 10,
        blockSize: 12,
        background: 'currentColor',
        clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
      },
    },
    '@media': { [media.forced]: { border: '1px solid' } },
  },
  'play',
)

export const favourite = component(
  {
    ...rising,
    gridArea: art,
    zIndex: 3,
    display: 'grid',
    inlineSize: 36,
    blockSize: 36,
    justifySelf: 'end',
    placeItems: 'center',
    margin: half['2xs'],
    borderRadius: '50%',
    background: `radial-gradient(${vars.badgeBg} 15px, #0000 15.5px)`,
    color: vars.textOnArt,
    opacity: shown,
    selectors: {
      // A heart and, while it is off, a smaller one cut out of it.
      '&::before, &::after': {
        content: '""',
        gridArea: art,
        inlineSize: 17,
        blockSize: 17,
        background: 'currentColor',
        clipPath: clipShape(heartFill, 17),
      },
      '&::after': { background: vars.badgeBg, scale: '.76' },
      '&[aria-pressed="true"]': { opacity: 1, color: vars.accentSheen },
      '&[aria-pressed="true"]::after': { content: 'none' },
    },
    '@media': {
      // A touch screen has no hover: the heart is always shown, with a target of 44 px.
      [media.touch]: { opacity: 1, inlineSize: 44, blockSize: 44, margin: 0 },
      [media.forced]: {
        selectors: { '&::before': { background: 'ButtonText' }, '&::after': { background: 'ButtonFace' } },
      },
    },
  },
  'favourite',
)

// An i in a ring at the end of the vendor's line, a target of 44 px that reaches up beside the name.
export const info = component(
  {
    gridArea: art,
    zIndex: 3,
    display: 'grid',
    inlineSize: 44,
    blockSize: 44,
    placeSelf: 'end',
    placeItems: 'end',
    selectors: {
      '&::before': {
        content: '"i"',
        padding: `${rem(1)} ${rem(6)}`,
        border: '1px solid',
        borderRadius: '50%',
        // Not in the letters of the page's script: those would lift it out of the ring. In the weight and the width of
        // headings, whose font is there: any other would bring the whole family for one letter.
        font: `${vars.displayWght} ${rem(11)}/${rem(13)} ${vars.fontDisplay}`,
        fontStretch: vars.displayWdth,
      },
    },
    '@media': {
      // A finger holds the card instead; keys and screen readers still find the button.
      [media.touch]: { selectors: { '&:not(:focus-visible)': { opacity: 0, pointerEvents: 'none' } } },
    },
  },
  'info',
)
