// Made by `npm run gen` from the `page.ts` files of the features.
import type { PageRow } from './define-page.ts'

export const pageTable: readonly PageRow[] = [
  { id: 'agent', path: '/agent', who: 'noAgent', frame: 'agent' },
  { id: 'agentHome', path: '/agentHome', who: 'agent', frame: 'agent' },
  { id: 'blog', path: '/blog', module: 'BLOG3' },
  { id: 'blogArticle', path: '/blog/:slug', module: 'BLOG3' },
  { id: 'chat', path: '/chat', module: 'CBS3' },
  { id: 'download', path: '/download', module: 'DOWNLOAD3' },
  { id: 'favourites', path: '/favorite', who: 'member', module: 'GAMELOFAV3' },
  { id: 'help', path: '/help', page: 'home' },
  { id: 'helpAlone', path: '/helpmc' },
  { id: 'home', path: '/', also: ['/index', '/index.html', '/home'] },
  { id: 'lobby', path: '/rng', also: ['/live', '/fish', '/pvp', '/sports', '/esports', '/lott', '/elott', '/cockfight', '/slot'], module: 'GAMELO3' },
  { id: 'login', path: '/login', page: 'home', who: 'guest' },
  { id: 'lottery', path: '/lottery', also: ['/seaLottery', '/vnLottery'], who: 'member', module: 'GAMELO3', frame: 'game' },
  { id: 'member', path: '/member', who: 'real', frame: 'centre' },
  { id: 'mirrors', path: '/mirrors', module: 'MIRROR3' },
  { id: 'news', path: '/news', module: 'NEWS3' },
  { id: 'newsArticle', path: '/news/:slug', module: 'NEWS3' },
  { id: 'pointMall', path: '/pointMall', module: 'PTSYS3' },
  { id: 'promotions', path: '/promotions', module: 'REWCEN3' },
  { id: 'raffles', path: '/raffles', module: 'REWCEN3' },
  { id: 'recent', path: '/recent', who: 'member', module: 'GAMELOREC3' },
  { id: 'register', path: '/register', page: 'home', who: 'guest', module: 'REG3' },
  { id: 'seamless', path: '/seamless', who: 'player', frame: 'game' },
  { id: 'winners', path: '/winners', module: 'WINNER3' },
]

/** The address of each page, by the page's name. */
export interface Paths {
  readonly agent: '/agent'
  readonly agentHome: '/agentHome'
  readonly blog: '/blog'
  readonly blogArticle: '/blog/:slug'
  readonly chat: '/chat'
  readonly download: '/download'
  readonly favourites: '/favorite'
  readonly help: '/help'
  readonly helpAlone: '/helpmc'
  readonly home: '/'
  readonly lobby: '/rng'
  readonly login: '/login'
  readonly lottery: '/lottery'
  readonly member: '/member'
  readonly mirrors: '/mirrors'
  readonly news: '/news'
  readonly newsArticle: '/news/:slug'
  readonly pointMall: '/pointMall'
  readonly promotions: '/promotions'
  readonly raffles: '/raffles'
  readonly recent: '/recent'
  readonly register: '/register'
  readonly seamless: '/seamless'
  readonly winners: '/winners'
}
