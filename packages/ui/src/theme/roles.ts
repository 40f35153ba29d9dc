// The one list of design roles. The CSS contract, the brand compiler's output type and the docs all derive from it.

/** What changes between light and dark. The text is where the role is used. */
export const schemeRoles = {
  bg: 'page',
  bgSunken: 'notice bar, footer',
  surface: 'panel, dialog',
  surface2: 'rail, skeleton',
  surface3: 'pressed, track, selected chip',
  field: 'inputs',
  overlay: 'dialog scrim',
  overlayBg: 'the page as it shows through the dialog scrim',
  line: 'hairline',
  lineStrong: 'secondary edge',
  lineInput: 'field edge, 3:1',
  focus: 'focus ring, 3:1',
  text: 'primary text',
  text2: 'secondary text',
  text3: 'tertiary text, placeholder',
  textOnArt: 'text over art-scrim or badge-bg',
  accent: 'rules and marks, 3:1',
  accentText: 'accent as text',
  accentSheen: 'metal highlight, lit lamp, mark on badge-bg: never text',
  accentSoft: 'selected fill',
  accentLine: 'selected edge',
  action: 'primary button',
  actionHover: 'primary button, hovered',
  actionSheen: 'upper end of the primary button; equals action where there is no sheen',
  onAction: 'label on action',
  actionQuiet: 'secondary fill, current row',
  support: 'heat only: hot, live, unread',
  onSupport: 'text on support',
  supportOnArt: 'support as a mark on badge-bg, 3:1',
  supportText: 'support as text',
  supportSoft: 'live badge fill',
  success: 'gain, done',
  successSoft: 'fill',
  danger: 'loss, error',
  dangerSoft: 'fill',
  warning: 'attention',
  warningSoft: 'fill',
  info: 'in progress',
  infoSoft: 'fill',
  artEdge: 'inner edge of a tile',
  artScrim: 'scrim under text on art',
  badgeBg: 'badges on art',
  edge: 'the thick lower edge under raised things; transparent where the brand is flat',
  raised: 'box-shadow of a raised thing at rest',
  raisedHover: 'box-shadow of a raised thing, hovered',
  raisedPressed: 'box-shadow of a raised thing, pressed',
  shadow1: 'rail, card',
  shadow2: 'dialog, hovered tile',
} as const

/** What a brand fixes for both schemes. */
export const baseRoles = {
  rS: 'small radius: checkbox, chip inside a field',
  rM: 'medium radius',
  rL: 'panel, banner',
  rTile: 'game tile',
  rControl: 'button, field',
  rBadge: 'status pill',
  rPill: 'fully round',
  fontUi: 'interface and tables',
  fontDisplay: 'headings and large numerals',
  fontArab: 'Arabic letters beside those families',
  displayWdth: 'width axis of display type',
  displayWght: 'weight of display type',
  wghtBody: 'body weight',
  wghtArab: 'body weight in Arabic script',
  wghtLabel: 'label weight',
  wghtStrong: 'button, strong',
  fs1: 'smallest text',
  fs2: 'caption, label',
  fs3: 'button, dense text',
  fs4: 'body',
  fs5: 'panel title',
  iconStroke: 'thickens every icon, in 256ths of its size',
  lift: 'how far a raised thing rises when hovered',
  thick: '1 where things have thickness: digits in wells, filled hot badges, lips under tiles; 0 where they are flat',
  press: 'how far a raised thing sinks when pressed',
  ornamentArch: 'display of the arch ornament: block or none',
  ornamentLamps: 'display of the lamps ornament: block or none',
} as const

/** What the script of the text decides: see scripts.ts. The same in every brand. */
export const scriptRoles = {
  lhBody: 'line height of body text',
  lhSnug: 'line height of dense text and controls',
  lhDisplay: 'line height of display type',
  displayScale: 'what the largest headings are multiplied by: letters of some scripts are taller',
  tracking: 'letter spacing of display type',
  weight: 'body weight for this script',
  fontScript: 'families of its letters, behind those of the brand',
  glyphOverflow: 'how far letters reach beyond their box at its sides: what cuts text off leaves room for it',
} as const

/** What `data-density` decides: see density.ts. The same in every brand; on touch both densities are alike. */
export const densityRoles = {
  hSm: 'small button: 36 or 30 px',
  hTool: 'icon button, pager cell, row of a menu: 40 or 34 px',
  hMd: 'button: 44 or 36 px',
  hField: 'field, tab: 48 or 40 px',
  hLg: 'large button: 52 or 44 px',
  padCell: 'above and below the words of a table row: 14 or 8 px',
} as const

export const roles = { ...schemeRoles, ...baseRoles, ...scriptRoles, ...densityRoles }

export type SchemeRole = keyof typeof schemeRoles
export type BaseRole = keyof typeof baseRoles
export type ScriptRole = keyof typeof scriptRoles
export type DensityRole = keyof typeof densityRoles
export type Role = keyof typeof roles

/** `surface2` → `--brand-surface-2`: the name a person reads in the inspector. */
export const variableName = (role: string) => 'brand-' + role.replace(/([a-z])([A-Z0-9])/g, '$1-$2').toLowerCase()
