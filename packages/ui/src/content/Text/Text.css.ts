import { rulesByLayout } from '../../foundation/responsive/rules.ts'
import { component } from '../../theme/component.ts'
import { vars } from '../../theme/contract.css.ts'
import { display, media, oneLine } from '../../theme/mixins.ts'
import { type } from '../../theme/tokens.ts'

const minLines = rulesByLayout('min-lines', [1, 2, 3], (count) => ({ minBlockSize: `${count}lh` }))
export const root = component(
  {
    ...minLines,
    margin: 0,
    minInlineSize: 0,
    color: vars.text,
    fontSize: vars.fs4,
    fontWeight: vars.weight,
    lineHeight: vars.lhSnug,
    overflowWrap: 'anywhere',
    selectors: {
      ...minLines.selectors,
      '&[data-size="smallest"]': { fontSize: vars.fs1 },
      '&[data-size="caption"]': { fontSize: vars.fs2 },
      '&[data-size="dense"]': { fontSize: vars.fs3 },
      '&[data-size="body"]': { lineHeight: vars.lhBody },
      '&[data-size="title"]': { fontSize: vars.fs5 },
      '&[data-size="headline"]': { ...display, fontSize: type.headline },
      '&[data-quiet]': { color: vars.text2 },
      '&[data-tone="accent"]': { color: vars.accentText },
      '&[data-tone="success"]': { color: vars.success },
      '&[data-tone="warning"]': { color: vars.warning },
      '&[data-tone="danger"]': { color: vars.danger },
      '&[data-tone="info"]': { color: vars.info },
      '&[data-weight="label"]': { fontWeight: vars.wghtLabel },
      '&[data-weight="strong"]': { fontWeight: vars.wghtStrong },
      '&[data-tabular]': { fontVariantNumeric: 'tabular-nums lining-nums' },
      '&[data-mono]': { fontFamily: 'ui-monospace, monospace' },
      '&[data-truncate]': { ...oneLine, display: 'block' },
      // A name in another direction keeps to the side of the words around it.
      'bdi&': { textAlign: ['-webkit-match-parent', 'match-parent'] },
    },
    '@media': {
      ...minLines['@media'],
      [media.phone]: { selectors: { '&[data-size="headline"]': { fontSize: type.heading } } },
    },
  },
  'root',
)
