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
  { entry: 'main', about: 'Games that a person keeps.' },
  {
    /** Favourites need a real account, because trial accounts expire. */
    ids: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFavoriteGames',
      summary: "Returns the ids of the person's favourite games, as strings.",
      principals: players,
      module: 'GAMELOFAV3',
      input: z.strictObject({}),
      output: z.array(z.string()),
      errors: ['real_account_required'],
    }),
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getFavoriteGamesList',
      summary: "Returns the person's favourite games, most recently added first.",
      principals: players,
      module: 'GAMELOFAV3',
      input: z.strictObject({
        clientType: z.string().max(16).optional().describe('Kind of client; validated, but has no effect.'),
        platform: z.string().max(32).optional().describe('Platform of the client; validated, but has no effect.'),
        gameType: GameType.optional().describe('Filter by category; absent: all categories.'),
        vassalage: Vassalage.optional().describe('Filter by vendor; absent: all vendors.'),
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
      summary: 'Adds a game to the favourites; adding it again has no effect.',
      principals: players,
      module: 'GAMELOFAV3',
      throttleMs: 1000,
      input: target,
      output: z.object({
        nodeId: z.string().describe('Number of the game in the catalogue, as a string.'),
        favourite: z.boolean().describe('Whether the game is a favourite now.'),
      }),
      errors: ['real_account_required', 'not_found'],
    }),
    remove: endpoint({
      method: 'DELETE',
      path: '/wps/relay/MCSFE_removeFavoriteGameV2',
      summary: 'Removes a game from the favourites. The input is taken from the body or the query.',
      principals: players,
      module: 'GAMELOFAV3',
      throttleMs: 1000,
      input: target,
      output: z.object({
        nodeId: z.string().describe('Number of the game in the catalogue, as a string.'),
        favourite: z.boolean().describe('Whether the game is a favourite now.'),
      }),
      errors: ['real_account_required'],
    }),
  },
)
