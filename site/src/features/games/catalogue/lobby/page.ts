import { definePage } from '../../../../app/routing/define-page.ts'
import { lobbyAliases, lobbyPaths } from '../../../../app/routing/lobby-paths.ts'

export default definePage({
  id: 'lobby',
  path: lobbyPaths.RNG,
  also: [...Object.values(lobbyPaths).slice(1), ...(Object.keys(lobbyAliases) as (keyof typeof lobbyAliases)[])],
  module: 'GAMELO3',
  // Of each category its own: routes/waiting/waiting-title.ts.
  title: { area: 'site', key: 'category.RNG' },
  outline: 'games',
  load: () => import('./LobbyPage.tsx'),
})
