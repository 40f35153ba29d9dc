import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'
import { vars } from './contract.css.ts'
import { layers } from './layers.css.ts'
import { focusRing } from './mixins.ts'
import { elevation } from './tokens.ts'

const reset = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layers.reset]: rule } })
const base = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [layers.base]: rule } })

reset('*, ::before, ::after', { boxSizing: 'border-box' })
reset('html', { WebkitTextSizeAdjust: '100%', scrollbarGutter: 'stable' })
reset('body, h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset', { margin: 0, padding: 0, border: 0 })
reset('ul, ol', { listStyle: 'none' })
reset('a', { color: 'inherit', textDecoration: 'none' })
reset('h1, h2, h3, h4, button, input, select, textarea', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
})
reset('button', { background: 'none', border: 0, padding: 0, cursor: 'pointer', textAlign: 'inherit' })
reset('svg, img', { display: 'block', maxInlineSize: '100%' })

base('body', {
  background: vars.bg,
  color: vars.text,
  accentColor: vars.accent,
  fontFamily: vars.fontUi,
  fontSize: vars.fs4,
  fontWeight: vars.weight,
  lineHeight: vars.lhBody,
  fontVariantNumeric: 'lining-nums',
  WebkitFontSmoothing: 'antialiased',
  // The lock of an open layer names the width of the scrollbar here, and every element would inherit it: the whole page
  // would be restyled as a layer opens, as it closes, and as the styles of layers arrive.
  vars: { '--removed-body-scroll-bar-size': 'initial !important' },
})
base(':focus-visible', focusRing)
// One root for everything that floats: above the app, never inside it.
base('#brand-overlays', { position: 'relative', zIndex: elevation.overlay })
