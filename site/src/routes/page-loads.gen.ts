// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadPage, Needs } from '../app/routing/define-page.ts'

/** The words and the code of each page but home; all are shown within KitWords. */
export const pageLoads: Readonly<Record<string, Pick<Needs, 'words'> & { load: LoadPage }>> = {
  agent: { words: ['agent', 'err'], load: () => import('../features/agent/overview/AgentPage.tsx') },
  agentHome: { words: ['agent', 'err', 'team'], load: () => import('../features/agent/centre/AgentCentrePage.tsx') },
  blog: { words: ['articles', 'err'], load: () => import('../features/platform/articles/BlogPage.tsx') },
  blogArticle: { words: ['articles', 'err'], load: () => import('../features/platform/articles/BlogArticlePage.tsx') },
  chat: { words: ['chat', 'err'], load: () => import('../features/platform/chat/ChatPage.tsx') },
  download: { words: ['download'], load: () => import('../features/platform/download/DownloadPage.tsx') },
  favourites: { words: ['lobby'], load: () => import('../features/games/catalogue/favourites/FavouritesPage.tsx') },
  helpAlone: { words: ['support', 'articles', 'err', 'mirrors'], load: () => import('../features/platform/help/HelpPage.tsx') },
  lobby: { words: ['lobby', 'system'], load: () => import('../features/games/catalogue/lobby/LobbyPage.tsx') },
  lottery: { words: ['lottery', 'play'], load: () => import('../features/games/lottery/LotteryPage.tsx') },
  member: { words: ['member', 'err', 'overview', 'withdraw'], load: () => import('../features/account/centre/MemberCentrePage.tsx') },
  mirrors: { words: ['mirrors', 'err'], load: () => import('../features/platform/mirrors/MirrorsPage.tsx') },
  news: { words: ['articles', 'err'], load: () => import('../features/platform/articles/NewsPage.tsx') },
  newsArticle: { words: ['articles', 'err'], load: () => import('../features/platform/articles/NewsArticlePage.tsx') },
  pointMall: { words: ['points', 'err', 'records', 'rewards'], load: () => import('../features/rewards/points-mall/PointsMallPage.tsx') },
  promotions: { words: ['promotions', 'err', 'records', 'rewards'], load: () => import('../features/rewards/promotions/PromotionsPage.tsx') },
  raffles: { words: ['raffles', 'err', 'records'], load: () => import('../features/rewards/raffles/RafflesPage.tsx') },
  recent: { words: ['lobby'], load: () => import('../features/games/catalogue/favourites/RecentPage.tsx') },
  seamless: { words: ['play', 'system'], load: () => import('../features/games/play/SeamlessPage.tsx') },
  winners: { words: ['winners', 'err'], load: () => import('../features/games/catalogue/winners/WinnersPage.tsx') },
}
