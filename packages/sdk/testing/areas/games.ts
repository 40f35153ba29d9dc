import type { GameType } from '../../client/endpoints.gen.ts'
import { gameAnswers } from './play.ts'
import type { Fixtures, Requests } from '../shape.ts'
import { game, pageOf } from '../shapes.ts'

/** Games of several categories and states. */
export const rows = [
  game({ rtp: 96.02, isHot: 1 }),
  game({ nodeId: 102, gameName: 'Monsoon Drums', vassalage: 'JDB', isNew: 1 }),
  game({
    nodeId: 103,
    gameName: 'Nine Terraces and the Very Patient Cormorant Fisher',
    vassalage: 'FC',
    gameType: 'FISH',
    gameClassify: 'fishing',
  }),
  game({ nodeId: 104, gameName: 'Saffron Express', vassalage: 'EG2', status: 'MAINTENANCE' }),
  game({
    nodeId: 105,
    gameName: 'Ferry Night',
    vassalage: 'BGS',
    gameType: 'LIVE',
    gameClassify: 'table',
    status: 'SOON',
    demo: false,
  }),
  game({ nodeId: 106, gameName: 'Kite Market', vassalage: 'JL', demo: false }),
]

const lane = (gameCategory: GameType, title: string, vendors: [string, string, number][]) => ({
  gameCategory,
  title,
  gameCount: vendors.reduce((sum, [, , count]) => sum + count, 0),
  cards: vendors.map(([vassalage, displayName, gameCount]) => ({ vassalage, displayName, gameCount })),
  gameClassify: ['slots'],
  features: ['FREE_SPINS'],
  volatilities: ['MEDIUM'],
})

export const games: Fixtures['games'] = {
  ...gameAnswers,
  lanes: {
    data: {
      lanes: [
        lane('RNG', 'Slots', [
          ['PG', 'PG', 420],
          ['JDB', 'JDB', 310],
        ]),
        lane('FISH', 'Fishing', [['FC', 'FC', 40]]),
      ],
    },
  },
  list: pageOf(rows, { totalPages: 3, totalCount: 42 }),
  hot: pageOf(rows.slice(0, 2)),
  recent: pageOf(rows.slice(1, 3)),
  launch: {
    content: {
      game_url: 'http://localhost:8081/play/PG/g101?token=once',
      session_id: 'fixture-round-1',
      expires: '2026-11-20T10:01:00Z',
      language: 'en',
    },
    game: game(),
    needTransfer: false,
  },
  winners: {
    list: [
      {
        vo: {
          customerName: 'ri***a',
          gameName: 'Lantern Harvest',
          iconUrl: '/art/rng/101.svg',
          winAmount: '1250.00',
          multiplier: '12.50',
          nodeId: 101,
          at: '2026-11-20T09:58:00Z',
        },
      },
    ],
  },
}

export const requests = {
  'games.guestLaunch': { vassalage: 'BGS' },
  'games.info': { nodeId: 101 },
  'games.launch': { nodeId: 101, vassalage: 'PG', gameType: 'RNG', language: 'en', backUrl: '/' },
  'games.list': { gameType: 'RNG', gameName: 'lantern', pageNo: 1, pageSize: 20 },
} satisfies Requests
