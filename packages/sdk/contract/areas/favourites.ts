import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { Game, GameType, Language, NodeId, Vassalage, pageOf, pageQuery } from '../shapes.ts'

const players = ['member', 'agent'] as const
const target = z.strictObject({
  nodeId: NodeId,
  vendor: Vassalage.optional().describe('Vendor of the game.'),
  gameType: GameType.optional(),
})

export default area(
  'favourites',
  { entry: 'main' },
  {
    /** Trial players keep no records, so favourites need a real account. */
    ids: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFavoriteGames',
      summary: 'Ids of the favourite games, as text.',
      principals: players,
      module: 'GAMELOFAV3',
      input: z.strictObject({}),
      output: z.array(z.string()),
      errors: ['real_account_required'],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFavoriteGamesList',
      summary: 'The favourite games, newest favourite first.',
      principals: players,
      module: 'GAMELOFAV3',
      input: z.strictObject({
        clientType: z.string().max(16).optional().describe('Kind of client; read and checked, not needed.'),
        platform: z.string().max(32).optional().describe('Platform of the client; read and checked, not needed.'),
        gameType: GameType.optional().describe('Category to narrow the list to; absent: all.'),
        vassalage: Vassalage.optional().describe('Vendor to narrow the list to; absent: all.'),
        language: Language.optional(),
        ...pageQuery(99),
      }),
      output: pageOf('content', Game),
      list: { key: 'content', item: Game },
      errors: ['real_account_required'],
    }),
    add: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_addFavoriteGameV2',
      summary: 'Make a game a favourite; adding it again changes nothing.',
      principals: players,
      module: 'GAMELOFAV3',
      throttleMs: 1000,
      input: target,
      output: z.object({
        nodeId: z.string().describe('Number of the game, as text.'),
        favourite: z.boolean().describe('Whether the game is a favourite now.'),
      }),
      errors: ['real_account_required', 'not_found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/wps/relay/MCSFE_removeFavoriteGameV2',
      summary: 'Take a game off the favourites; body or query.',
      principals: players,
      module: 'GAMELOFAV3',
      throttleMs: 1000,
      input: target,
      output: z.object({
        nodeId: z.string().describe('Number of the game, as text.'),
        favourite: z.boolean().describe('Whether the game is a favourite now.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
