// Made by `npm run gen` from the `page.ts` files of the features.
import type { LoadPage } from '../app/routing/define-page.ts'

/** The code of each page but home; all are shown within KitWords. */
export const pageLoads: Readonly<Record<string, LoadPage>> = {
  agent: () => import('../features/agent/overview/AgentPage.tsx'),
  agentHome: () => import('../features/agent/centre/AgentCentrePage.tsx'),
  blog: () => import('../features/platform/articles/BlogPage.tsx'),
  blogArticle: () => import('../features/platform/articles/BlogArticlePage.tsx'),
  chat: () => import('../features/platform/chat/ChatPage.tsx'),
  download: () => import('../features/platform/download/DownloadPage.tsx'),
  favourites: () => import('../features/games/catalogue/favourites/FavouritesPage.tsx'),
  helpAlone: () => import('../features/platform/help/HelpPage.tsx'),
  lobby: () => import('../features/games/catalogue/lobby/LobbyPage.tsx'),
  lottery: () => import('../features/games/lottery/LotteryPage.tsx'),
  member: () => import('../features/account/centre/MemberCentrePage.tsx'),
  mirrors: () => import('../features/platform/mirrors/MirrorsPage.tsx'),
  news: () => import('../features/platform/articles/NewsPage.tsx'),
  newsArticle: () => import('../features/platform/articles/NewsArticlePage.tsx'),
  pointMall: () => import('../features/rewards/points-mall/PointsMallPage.tsx'),
  promotions: () => import('../features/rewards/promotions/PromotionsPage.tsx'),
  raffles: () => import('../features/rewards/raffles/RafflesPage.tsx'),
  recent: () => import('../features/games/catalogue/favourites/RecentPage.tsx'),
  seamless: () => import('../features/games/play/SeamlessPage.tsx'),
  winners: () => import('../features/games/catalogue/winners/WinnersPage.tsx'),
}
