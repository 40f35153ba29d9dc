import * as z from 'zod'
import { area, endpoint, signedIn } from '../endpoint.ts'
import { Game, Instant, Language, NodeId, SignedMoney } from '../shapes.ts'

/**
 * How play stands since the first game of this login was opened: what a screen with a game on it has to say (rules
 * table E).
 */
export const PlaySession = z
  .object({
    /** When that first game was opened; absent until a vendor has let the person in. */
    since: Instant.optional(),
    currency: z.string(),
    /** Rounds begun since, those given back left out. */
    rounds: z.number().int(),
    /**
     * Wins less stakes of those rounds, open stakes counted as gone. Absent where money is moved to vendors: they keep
     * the books.
     */
    net: SignedMoney.optional(),
    /**
     * The person's last round of the game asked about, by the name its vendor gave it; `open`: its end is not booked.
     */
    last: z.object({ roundId: z.string(), at: Instant, open: z.boolean() }).optional(),
  })
  .meta({ id: 'PlaySession' })

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
      input: z.strictObject({ nodeId: NodeId.optional() }),
      output: PlaySession,
      errors: [],
    }),
    resume: endpoint({
      method: 'GET',
      path: '/wps/relay/GCS_continueGames',
      summary:
        'Where play goes on: games with a round whose end is not booked, the latest first and three at most; without one the game opened last.',
      principals: signedIn,
      module: 'GAMELO3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({
        list: z.array(
          z.object({
            game: Game,
            /** When the open round began, or the game was opened last. */
            at: Instant,
            open: z.boolean(),
          }),
        ),
      }),
      errors: [],
    }),
    end: endpoint({
      method: 'POST',
      path: '/wps/relay/GCS_endGameSession',
      summary:
        'The person has left a game: nothing more can be bet with its session, and nobody counts them among its players. Repeating it does no harm.',
      principals: signedIn,
      module: 'GAMELO3',
      retry: true,
      /** `session_id` of the launch. */
      input: z.strictObject({ sessionId: z.uuid() }),
      /** False where it had ended before, or is nobody's of theirs. */
      output: z.object({ ended: z.boolean() }),
      errors: [],
    }),
  },
)
