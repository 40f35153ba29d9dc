import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import '@fontsource-variable/anek-bangla/wght.css'
import './styles/base.css'
import './styles/book.css'
import './styles/verify.css'
import type { Proof } from '../src/fair/proof.ts'
import { lookOf } from './art/palettes.ts'
import { verifyReels } from './reels/verify.ts'
import { verifyTable } from './table/verify.ts'
import { loadI18n } from './i18n.ts'

// The hash runs in this page, with another implementation than the game's server uses.
const given = new URLSearchParams(location.hash.slice(1))
const i18n = await loadI18n(new URLSearchParams(location.search).get('lang') ?? navigator.language)
document.documentElement.lang = i18n.lang
document.documentElement.dir = i18n.direction
document.documentElement.dataset.script = i18n.script
document.documentElement.dataset.scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
document.title = i18n.translate('verify.title')

/**
 * A round that the operator has linked to: its public values come from the game's server, the computation is done here.
 */
async function fill(): Promise<void> {
  const response = await fetch(
    `/api/proof/${['vass', 'round', 'key'].map((name) => encodeURIComponent(given.get(name) ?? '')).join('/')}`,
  )
  if (!response.ok) return
  const { proof } = (await response.json()) as { proof: Proof }
  for (const [name, value] of Object.entries(proof)) given.set(name, String(value))
  if ('type' in proof) given.set('skin', lookOf(proof.type, proof.game).skin)
}

if (given.has('round')) await fill().catch(() => {})
document.body.append((given.has('board') ? verifyTable : verifyReels)(given, i18n))
