import { endpoints } from '@brand/sdk'
import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../../app/routing/define-page.ts'
import { lobbyAliases, lobbyPaths } from '../../../../app/routing/lobby-paths.ts'

export default definePage({
  id: 'lobby',
  path: lobbyPaths.RNG,
  also: [...Object.values(lobbyPaths).slice(1), ...(Object.keys(lobbyAliases) as (keyof typeof lobbyAliases)[])],
  module: 'GAMELO3',
  title: {
    area: 'site',
    key: 'category.RNG',
    at: Object.fromEntries(
      [...Object.entries(lobbyPaths).map(([type, path]) => [path, type]), ...Object.entries(lobbyAliases)].map(
        ([path, type]) => [path, `category.${type}`],
      ),
    ),
  },
  outline: 'games',
  words: ['lobby', 'system'],
  files: ['src/shell/places/filled-icons.ts'],
  calls: () => [call(endpoints.favourites.ids, {}), call(memberEndpoints.limits.list, {})],
  component: './LobbyPage.tsx',
})
