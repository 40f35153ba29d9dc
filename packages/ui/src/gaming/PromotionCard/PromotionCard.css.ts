import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media } from '../../theme/mixins.ts'
import { half, px, space, type } from '../../theme/tokens.ts'

const over = '[data-variant="featured"]'

export const root = component(
  {
    containerType: 'inline-size',
    position: 'relative',
    display: 'grid',
    gridTemplateRows: 'auto 1fr',
    minInlineSize: 0,
    // Addresses lead to a promotion by its id: it must not hide under the header.
    selectors: {
      [`&${over}`]: {
        gridTemplateRows: '1fr',
        minBlockSize: 340,
        isolation: 'isolate',
        overflow: 'hidden',
        borderRadius: vars.rL,
      },
    },
  },
  'root',
)
export const picture = component(
  {
    inlineSize: '100%',
    aspectRatio: '2 / 1',
    objectFit: 'cover',
    borderRadius: vars.rL,
    background: vars.surface3,
    boxShadow: vars.raised,
    selectors: {
      [`${root}:not([data-live]) &`]: { opacity: 0.6 },
      [`${root}${over} &`]: { gridArea: '1 / 1', aspectRatio: 'auto', blockSize: '100%', minBlockSize: 0 },
    },
  },
  'picture',
)
export const body = component(
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    minInlineSize: 0,
    paddingBlockStart: space.md,
    selectors: {
      [`${root}${over} &`]: {
        gridArea: '1 / 1',
        zIndex: 1,
        justifyContent: 'flex-end',
        padding: space['2xl'],
        color: vars.textOnArt,
        background: `linear-gradient(90deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 42%, transparent 72%)`,
      },
      [`[dir="rtl"] ${root}${over} &`]: {
        background: `linear-gradient(270deg, color-mix(in srgb, ${vars.artScrim}, #000 55%), ${vars.artScrim} 42%, transparent 72%)`,
      },
    },
    '@container': {
      '(max-width: 520px)': {
        selectors: {
          [`${root}${over} &, [dir="rtl"] ${root}${over} &`]: {
            padding: space.lg,
            background: `linear-gradient(0deg, color-mix(in srgb, ${vars.artScrim}, #000 70%), ${vars.artScrim} 60%, transparent)`,
          },
        },
      },
    },
  },
  'body',
)
const quiet = { fontSize: vars.fs2, lineHeight: vars.lhSnug } as const
export const kind = component(
  { ...quiet, color: vars.text3, selectors: { [`${root}${over} &`]: { color: 'inherit' } } },
  'kind',
)
export const title = component(
  {
    ...display,
    marginBlockStart: space['2xs'],
    color: vars.text,
    fontSize: type.heading,
    textWrap: 'pretty',
    overflowWrap: 'anywhere',
    selectors: { [`${root}${over} &`]: { color: 'inherit', fontSize: type.display, maxInlineSize: '14ch' } },
    '@container': { '(max-width: 520px)': { selectors: { [`${root}${over} &`]: { fontSize: type.headline } } } },
  },
  'title',
)
export const text = component(
  {
    marginBlockStart: space['2xs'],
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    maxInlineSize: '52ch',
    selectors: { [`${root}${over} &`]: { color: 'inherit' } },
  },
  'text',
)
export const terms = component(
  {
    ...quiet,
    display: 'flex',
    flexWrap: 'wrap',
    gap: px(half.none, space.lg),
    marginBlockStart: half['2xs'],
    color: vars.text3,
    // The dot before what begins a line stands outside, and is cut off.
    overflowX: 'clip',
    // Over the picture they keep off its motif, which is at the end.
    selectors: { [`${root}${over} &`]: { color: 'inherit', maxInlineSize: '46ch' } },
  },
  'terms',
)
export const term = component(
  {
    position: 'relative',
    overflowWrap: 'anywhere',
    selectors: {
      '&:not(:first-child)::before': {
        content: '"·"',
        position: 'absolute',
        insetInlineStart: -20,
        inlineSize: 20,
        textAlign: 'center',
      },
    },
  },
  'term',
)
export const actions = component(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: px(space.xs, space.md),
    minBlockSize: 36,
    marginBlockStart: 'auto',
    paddingBlockStart: space.md,
    selectors: { [`${root}${over} &`]: { marginBlockStart: 0 } },
  },
  'actions',
)
/** Over a picture: a light button whatever the scheme, and a chip on the ground it is made for. */
export const step = component(
  {
    selectors: {
      [`${root}${over} &&[data-component="status-chip"]`]: { background: vars.surface },
      [`${root}${over} &&[data-component="button"]`]: {
        background: vars.textOnArt,
        borderColor: 'transparent',
        color: `color-mix(in srgb, ${vars.badgeBg}, #000 60%)`,
        boxShadow: 'none',
      },
    },
    '@media': {
      [media.forced]: { selectors: { [`${root}${over} &&[data-component="button"]`]: { borderColor: 'ButtonText' } } },
    },
  },
  'step',
)
export const details = component(
  {
    position: 'relative',
    color: vars.text2,
    fontSize: vars.fs3,
    lineHeight: vars.lhSnug,
    selectors: {
      '&:hover': { color: vars.text, textDecoration: 'underline', textUnderlineOffset: 4 },
      '&::after': { content: '""', position: 'absolute', insetBlock: -12, insetInline: -6 },
      [`${root}${over} &`]: { color: 'inherit' },
    },
  },
  'details',
)
