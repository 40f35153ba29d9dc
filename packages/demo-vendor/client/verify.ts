import '@fontsource-variable/hanken-grotesk/wght.css'
import '@fontsource-variable/mona-sans/wdth.css'
import '@fontsource-variable/anek-bangla/wght.css'
import './styles/base.css'
import './styles/book.css'
import './styles/verify.css'
import { verifyReels } from './reels/verify.ts'
import { verifyTable } from './table/verify.ts'
import { wordsOf } from './words.ts'

// Nothing here asks a server: the hash runs in this page, with another implementation than the game's server uses.
const given = new URLSearchParams(location.hash.slice(1))
const words = wordsOf(new URLSearchParams(location.search).get('lang') ?? navigator.language)
document.documentElement.lang = words.lang
document.documentElement.dataset.scheme = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'
document.title = words.say('verify.title')

document.body.append((given.has('board') ? verifyTable : verifyReels)(given, words))
