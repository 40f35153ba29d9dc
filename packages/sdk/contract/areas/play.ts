import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { Currency, Game, Language, NodeId, SignedMoney } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export const PlaySession = z
  .object({
    since: Instant.optional().describe(
      'When the first game of this login session was opened; absent until one was opened.',
    ),
    currency: Currency,
    rounds: z.number().int().describe('Number of rounds begun since then, without rolled-back rounds.'),
    net: SignedMoney.optional().describe(
      'Wins less stakes of those rounds; stakes of open rounds count as lost. Absent with transfer ' +
        'wallets, where the vendors keep the accounts.',
    ),
    last: z
      .object({
        roundId: z.string().describe("The vendor's identifier of the round."),
        at: Instant.describe('When the round began.'),
        open: z.boolean().describe('Whether the round is still open.'),
      })
      .optional()
      .describe('Last round of the requested game; absent if there is none.'),
  })
  .meta({ id: 'PlaySession', description: 'Play since the first game of this login session was opened.' })

export default area(
  'play',
  { entry: 'member', about: 'The session of play and its limits.' },
  {
    session: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_getGameSession',
      summary: 'Returns the start and net result of play in this login session, and the last round of a game.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({
        nodeId: NodeId.optional().describe('Game whose last round is returned as `last`; absent: `last` is absent.'),
      }),
      output: PlaySession,
      errors: [],
    }),
    resume: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_continueGames',
      summary:
        'Returns the games to resume: up to three games with an open round, newest first; if there is none, ' +
        'the game opened last.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        list: z
          .array(
            z.object({
              game: Game.describe('The game.'),
              at: Instant.describe('When the open round began, or when the game was last opened.'),
              open: z.boolean().describe('Whether the game has an open round; false: it is the game opened last.'),
            }),
          )
          .describe('At most three games, newest first.'),
      }),
      errors: [],
    }),
    end: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_endGameSession',
      summary:
        'Ends a game session when the person leaves a game: the session takes no more bets and no longer ' +
        'counts as an active player. Repeating it has no further effect.',
      principals: signedIn,
      module: 'GAMELO3',
      retry: true,
      input: z.strictObject({ sessionId: z.uuid().describe('`session_id` returned by `games.launch`.') }),
      output: z.object({
        ended: z
          .boolean()
          .describe('Whether this call ended the session; false if it had ended before or belongs to somebody else.'),
      }),
      errors: [],
    }),
  },
)
