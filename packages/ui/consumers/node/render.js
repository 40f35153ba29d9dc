// A page as a string: what a server without a bundler does.
import { brandCss } from '@brand/ui/brands'
import veranda from '@brand/ui/brands/veranda.json' with { type: 'json' }
import { Button } from '@brand/ui/button'
import { GameCard } from '@brand/ui/game-card'
import strings from '@brand/ui/locales/bn.json' with { type: 'json' }
import { BrandProvider, htmlAttributes } from '@brand/ui/theme'
import { createElement as h } from 'react'
import { renderToString } from 'react-dom/server'

const css = brandCss({ ...veranda, id: 'nodi', name: 'Nodi', accent: '#5fc08f' })
const body = h(
  BrandProvider,
  { lang: 'bn', strings },
  h(Button, { variant: 'primary' }, 'খেলুন'),
  h(GameCard, { nodeId: 7, name: 'Padma Gold', vendor: 'JL', href: '/play/7' }),
)
const html = renderToString(
  h('html', htmlAttributes({ brand: 'nodi', lang: 'bn', scheme: 'dark' }), h('body', null, body)),
)

const wanted = [
  '<html lang="bn" dir="ltr" data-brand="nodi" data-scheme="dark"',
  'data-component="button"',
  'data-component="game-card"',
  strings.gameCard.play,
]
const missing = wanted.filter((part) => !html.includes(part))
if (missing.length > 0) throw new Error(`the page lacks ${missing.join(' and ')}:\n${html}`)
if (/\sstyle=/.test(html)) throw new Error('the page holds a style attribute, which a strict policy refuses')
if (!css.includes('[data-brand="nodi"]')) throw new Error('no CSS for the brand made here')
console.log(`a page of ${html.length} characters, without a style attribute`)
