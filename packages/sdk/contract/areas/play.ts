import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { Currency, Game, Instant, Language, NodeId, SignedMoney } from '../shapes.ts'

export const PlaySession = z
  .object({
    since: Instant.optional().describe(
      'When the first game of this login was opened; absent until a vendor has let the person in.',
    ),
    currency: Currency,
    rounds: z.number().int().describe('Rounds begun since, those given back left out.'),
    net: SignedMoney.optional().describe(
      'Wins less stakes of those rounds, open stakes counted as gone. Absent where money is moved to vendors: they keep the books.',
    ),
    last: z
      .object({
        roundId: z.string().describe('Name the vendor gave the round.'),
        at: Instant.describe('When the round began.'),
        open: z.boolean().describe('Whether the end of the round is not booked yet.'),
      })
      .optional()
      .describe('Last round of the game asked about; absent where there is none.'),
  })
  .meta({ id: 'PlaySession', description: 'How play stands since the first game of this login was opened.' })

export default area(
  'play',
  { entry: 'member' },
  {
    session: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getGameSession',
      summary: 'Since when the person has been playing, what it has brought so far, and the last round of a game.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        nodeId: NodeId.optional().describe('Game whose last round is wanted; absent: none is told.'),
      }),
      output: PlaySession,
      errors: [],
    }),
    resume: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_continueGames',
      summary:
        'Where play goes on: games with a round whose end is not booked, the latest first and three at most; ' +
        'without one the game opened last.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        list: z
          .array(
            z.object({
              game: Game.describe('The game.'),
              at: Instant.describe('When the open round began, or the game was opened last.'),
              open: z.boolean().describe('Whether a round of it is open; else it is the game opened last.'),
            }),
          )
          .describe('At most three, the latest first.'),
      }),
      errors: [],
    }),
    end: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_endGameSession',
      summary:
        'The person has left a game: nothing more can be bet with its session, and nobody counts them among ' +
        'its players. Repeating it does no harm.',
      principals: signedIn,
      module: 'GAMELO3',
      retry: true,
      input: z.strictObject({ sessionId: z.uuid().describe('`session_id` of the launch.') }),
      output: z.object({
        ended: z
          .boolean()
          .describe("Whether the call ended it; false where it had ended before, or is not the person's."),
      }),
      errors: [],
    }),
  },
)
