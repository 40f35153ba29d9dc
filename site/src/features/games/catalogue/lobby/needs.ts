import { endpoints, type GameType } from '@brand/sdk'
import { roomsPageSize } from '../../../../app/games/page-sizes.ts'
import { call, type Needs } from '../../../../app/routing/define-page.ts'

const centre: Needs = { calls: ({ language }) => [call(endpoints.games.vendorTypes, { language })] }

/** What the lobbies of some categories show beside games, or in their place: beyond what each lobby needs. */
export const lobbyNeeds: Partial<Record<GameType, Needs>> = {
  LIVE: { words: ['err', 'play'], calls: ({ language }) => [call(endpoints.chat.models, { language })] },
  PVP: {
    words: ['err', 'play'],
    calls: ({ language }) => [call(endpoints.games.rooms, { pageNo: 1, pageSize: roomsPageSize, language })],
  },
  ESPORTS: centre,
  LOTT: centre,
  ELOTT: centre,
}
