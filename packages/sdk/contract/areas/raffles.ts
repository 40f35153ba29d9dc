import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { Currency, GameType, Language, Money, pageCounts } from '../shapes.ts'
import { after, next } from '../team-shapes.ts'
import { RewardForm } from './rewards.ts'
import { Instant, maxInteger, whole } from '../scalars.ts'

const owners = ['member', 'agent'] as const

export const raffleStates = ['COMING_SOON', 'OPEN', 'CLOSED', 'FROZEN', 'DRAWN', 'CANCELLED'] as const
export const RaffleState = z.enum(raffleStates).meta({
  id: 'RaffleState',
  description:
    '`COMING_SOON`: it has not begun; `OPEN`: tickets can be earned; `CLOSED`: what was played before its end is still ' +
    'counted; `FROZEN`: the list of tickets is final; `DRAWN`: the winners are known; `CANCELLED`: it is not drawn.',
})

const raffleId = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/)
  .describe('Identifier of the raffle.')
const place = z.number().int().min(1).max(maxInteger).describe('Place in the order of prizes, from 1.')
const number = z.number().int().min(1).describe('Number of the ticket.')

const given = {
  type: RewardForm,
  amount: Money.describe('What is given.'),
  multiple: z.number().describe('Wagering multiple of the amount; 0: no play is required.'),
}

export const RaffleWinner = z
  .object({
    place,
    number,
    name: z.string().nullable().describe('Account name, masked; null: it is hidden.'),
    ...given,
    mine: z.boolean().describe('Whether it is the person.'),
  })
  .meta({ id: 'RaffleWinner', description: 'A ticket that was drawn, and its prize.' })

export const Raffle = z
  .object({
    id: z.string().describe('Identifier of the raffle.'),
    title: z.string().describe('Title in the requested language.'),
    text: z.string().describe('What it is about in the requested language; an empty line parts paragraphs.'),
    status: RaffleState,
    startsAt: Instant.describe('From when tickets can be earned.'),
    endsAt: Instant.describe('Until when tickets can be earned.'),
    drawsAt: Instant.describe('When the list of tickets becomes final and the raffle is drawn, at the earliest.'),
    betPerTicket: Money.nullable().describe('Valid bets that bring a ticket; null: bets bring none.'),
    depositPerTicket: Money.nullable().describe('Deposits that bring a ticket; null: deposits bring none.'),
    gameTypes: z.array(GameType).describe('Categories of games whose valid bets count; empty: all.'),
    ticketsPerPerson: z.number().int().describe('Tickets that one person can have at most.'),
    winsPerPerson: z.number().int().describe('Prizes that one person can win at most.'),
    prizes: z
      .array(
        z.object({ count: z.number().int().describe('Number of such prizes.'), ...given }).describe('Equal prizes.'),
      )
      .describe('Prizes in the order in which they are drawn.'),
    tickets: z.number().int().describe('Number of tickets that take part, of all people.'),
    commitment: z.string().describe('SHA-256 of the text of the seed, hexadecimal; published before the first ticket.'),
    reason: z.string().nullable().describe('Why it was cancelled, in words; null: it was not.'),
    winners: z.array(RaffleWinner).describe('The first three winners; of `raffles.detail` all of them.'),
    mine: z
      .object({
        tickets: z.number().int().describe('Tickets of the person that take part.'),
        bets: Money.describe('Valid bets of the person that are counted.'),
        deposits: Money.describe('Deposits of the person that are counted.'),
        wins: z
          .array(
            z.object({
              place,
              number,
              ...given,
              claimable: z.boolean().describe('Whether the prize can be claimed now.'),
              claimBy: Instant.nullable().describe('Until when it can be claimed; null: always.'),
              rewardId: z.string().nullable().describe('Identifier of the prize in `rewards`; null: none was offered.'),
            }),
          )
          .describe('Prizes of the person.'),
      })
      .nullable()
      .describe('The person; null for visitors and trial players.'),
  })
  .meta({ id: 'Raffle', description: 'A raffle, and where the person stands with it.' })

export const RaffleProof = z
  .object({
    algorithm: z.literal('HMAC-SHA256').describe('How a number is drawn.'),
    seed: z.string().nullable().describe('Text of the seed; null: the raffle is neither drawn nor cancelled yet.'),
    ticketsHash: z
      .string()
      .nullable()
      .describe(
        'SHA-256 of the list of tickets, hexadecimal: a line `<number>:<holder>`, with a line feed, for each ticket by ' +
          'number; null: the list is not final yet.',
      ),
    tickets: z.number().int().nullable().describe('Number of tickets in that list; null: it is not final yet.'),
    frozenAt: Instant.nullable().describe('When the list became final; null: not yet.'),
    drawnAt: Instant.nullable().describe('When it was drawn; null: not yet.'),
  })
  .meta({
    id: 'RaffleProof',
    description:
      'What anybody needs to draw a raffle again. The ticket of a place is the one at `x mod n` in the list of the `n` ' +
      'tickets that are left, where `x` is the first 48 bits of HMAC-SHA256 with the text of the seed as key over ' +
      '`<id>:<ticketsHash>:<place>:<attempt>`. The first attempt is 0; numbers from the last whole multiple of `n` on ' +
      'are drawn again. A ticket that was drawn leaves the list, and with the last prize that its holder may win all ' +
      'tickets of that holder do.',
  })

const language = Language.optional()
const size = (most: number) => whole(1, most).default(most).describe('Maximum number of tickets per page.')
export default area(
  'raffles',
  { entry: 'member', about: 'Raffles, their tickets and their prizes.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getRafflePromotionList',
      summary: 'Returns open and coming raffles by draw time, or past raffles, newest first.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({
        status: z.enum(['OPEN', 'PAST']).default('OPEN').describe('`PAST`: those that were drawn or cancelled.'),
        page: whole(1, 10_000).default(1).describe('Page number, from 1.'),
        size: whole(1, 50).default(10).describe('Maximum number of rows per page.'),
        language,
      }),
      output: z.object({
        currency: Currency,
        list: z.array(Raffle).describe('Rows of the page.'),
        ...pageCounts,
      }),
      errors: [],
    }),
    detail: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getRafflePromotionDetail',
      summary: 'Returns a raffle with its winners and the data to verify the draw.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({ id: raffleId, language }),
      output: Raffle.extend({ currency: Currency, proof: RaffleProof }),
      errors: ['not_found'],
    }),
    tickets: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getRaffleTicketList',
      summary:
        'Returns a page of the final list of tickets, by number, without anything about people; an empty page until ' +
        'the list is final.',
      principals: everyone,
      module: 'REWCEN3',
      input: z.strictObject({ id: raffleId, after, size: size(2000) }),
      output: z.object({
        list: z
          .array(
            z.object({
              number,
              holder: z.number().int().describe('The same for all tickets of one person in this raffle.'),
            }),
          )
          .describe('Tickets that take part.'),
        next,
      }),
      errors: ['not_found'],
    }),
    mine: endpoint({
      method: 'GET',
      path: '/wps/relay/MCS2_getMyRaffleTicketList',
      summary: 'Returns a page of the person’s tickets by number, including void ones.',
      principals: owners,
      module: 'REWCEN3',
      input: z.strictObject({ id: raffleId, after, size: size(200) }),
      output: z.object({
        list: z
          .array(
            z.object({
              number,
              issuedAt: Instant.describe('When it was earned.'),
              voidedAt: Instant.nullable().describe('When play that had brought it was taken back; null: it counts.'),
              place: place.nullable().describe('Place it was drawn for; null: none.'),
            }),
          )
          .describe('Tickets of the person.'),
        next,
      }),
      errors: ['not_found', 'real_account_required'],
    }),
    claim: endpoint({
      method: 'POST',
      path: '/wps/relay/MCS2_claimRafflePromotion',
      summary: 'Collects a prize. Cash is paid at once; a bonus starts after earlier bonuses have ended.',
      principals: owners,
      module: 'REWCEN3',
      money: true,
      input: z.strictObject({ id: raffleId, place, language }),
      output: Raffle,
      underTerms: true,
      errors: ['not_found', 'reward_closed', 'real_account_required', 'rg_excluded', 'rg_timeout'],
    }),
  },
)
