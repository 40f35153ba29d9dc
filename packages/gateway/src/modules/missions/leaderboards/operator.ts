import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../../db/client.ts'
import { type BoardPrize, leaderboard, leaderboardVersion } from '../schema.ts'
import { formatMoney } from '../../../ledger/money.ts'
import type { Fault } from '../../../lib/faults.ts'
import { refuse } from '../../../lib/refusal.ts'
import { WrongInput, command, defineOperator } from '../../../server/command.ts'
import type { Settings } from '../../../settings/settings.ts'
import { gameFaults, games, giftFaults, giftFields, id, money, position } from '../input.ts'
import { boardMetrics, boardPeriods } from '../kinds.ts'
import { type BoardRow, type BoardVersionRow, allBoards } from './scores.ts'
import { inLanguage, localized } from '../../../lib/text/localized.ts'

interface Offered {
  board: BoardRow
  version: BoardVersionRow
}

const words = z.strictObject({
  title: z.string().trim().min(1).max(80),
  rules: z.string().trim().min(1).max(4000),
})
const place = z.int().min(1).max(1000)
const prize = z.strictObject({
  from: place.describe('First rank that gets it'),
  to: place.describe('Last rank that gets it'),
  ...giftFields,
})

async function oneOf(tx: Tx, boardId: string): Promise<Offered | undefined> {
  const [board] = await tx.select().from(leaderboard).where(eq(leaderboard.id, boardId)).for('update')
  const [version] = await tx
    .select()
    .from(leaderboardVersion)
    .where(eq(leaderboardVersion.leaderboardId, boardId))
    .orderBy(desc(leaderboardVersion.version))
    .limit(1)
  return board && version && { board, version }
}

const prizeText = ({ from, to, form, amount }: BoardPrize) =>
  `${from === to ? from : `${from}–${to}`} ${form} ${formatMoney(amount)}`

const metricText = ({ metric }: BoardRow, { leastStake }: BoardVersionRow) =>
  metric === 'MULTIPLE' ? `MULTIPLE of ${formatMoney(leastStake ?? 0n)} or more ` : ''

const lineOf = ({ board, version }: Offered): string =>
  `${board.id} v${version.version} ${board.period} ${metricText(board, version)}${board.endedAt ? 'ENDED' : 'OPEN'}, ${version.prizes
    .map(prizeText)
    .join(', ')}: ${inLanguage(version.texts, 'en', 'en').title}`

/** For programs and the audit. */
const kept = ({ board, version: { leaderboardId, version, games: counted, prizes, leastStake } }: Offered) => ({
  leaderboardId,
  metric: board.metric,
  period: board.period,
  version,
  games: counted,
  prizes,
  leastStake: formatMoney(leastStake),
  endedAt: board.endedAt?.toISOString() ?? null,
})

const put = z.object({
  id,
  period: z.enum(boardPeriods).optional().describe('DAILY, WEEKLY or MONTHLY; cannot change'),
  metric: z
    .enum(boardMetrics)
    .optional()
    .describe(
      'VALID_BET, or MULTIPLE: win by stake of the best round; it does not change; absent in a new one: VALID_BET',
    ),
  leastStake: money.optional().describe('For MULTIPLE: minimum stake of a counted round, in major units'),
  games: games.optional().describe('Games that count; absent in a new one: all'),
  prizes: z.array(prize).min(1).max(20).optional().describe('Prizes by rank, the best first'),
  texts: localized(words).optional().describe('By language: title and rules'),
  position: position.optional(),
})

function prizeFaults(prizes: readonly BoardPrize[], settings: Pick<Settings, 'rg'>): Fault[] {
  return prizes.flatMap((one, at) => [
    ...giftFaults(one, `prizes.${at}`, settings),
    ...(one.to < one.from ? [{ path: `prizes.${at}.to`, message: 'is below from' }] : []),
    ...(at > 0 && one.from <= (prizes[at - 1]?.to ?? 0)
      ? [{ path: `prizes.${at}.from`, message: 'is not after the ranks before' }]
      : []),
  ])
}

const change = { role: 'support', effect: 'change' } as const
const example = {
  id: 'rainy-week',
  period: 'WEEKLY',
  prizes: [
    { from: 1, to: 1, amount: '500.00' },
    { from: 2, to: 10, amount: '50.00' },
  ],
  texts: {
    en: { title: 'Rainy week', rules: 'All valid bets count.' },
    bn: { title: 'বৃষ্টির সপ্তাহ', rules: 'সব বৈধ বাজি গোনা হয়।' },
  },
} as const

export default [
  defineOperator('leaderboards', 'Leaderboards and their prizes', [
    command({
      name: 'list',
      summary: 'Lists leaderboards in their order, including ended ones.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx }) {
        const found = (await allBoards(tx)).flatMap(({ versions: [version], ...board }) =>
          version ? [{ board, version }] : [],
        )
        return { text: found.map(lineOf).join('\n') || 'There is none.', data: found.map(kept) }
      },
    }),
    command({
      name: 'put',
      summary: 'Adds a leaderboard, or publishes a new version for periods that begin from now on.',
      input: put,
      ...change,
      example: { ...example, prizes: [...example.prizes] },
      async run({ tx, clock, settings, operator }, given) {
        const now = clock.now()
        const known = await oneOf(tx, given.id)
        if (known?.board.endedAt) throw refuse('mission_closed', { message: `${given.id} has ended` })
        const period = known?.board.period ?? given.period
        const metric = known?.board.metric ?? given.metric ?? 'VALID_BET'
        const leastStake =
          given.leastStake === undefined ? (known?.version.leastStake ?? null) : BigInt(given.leastStake)
        const prizes = given.prizes ?? known?.version.prizes
        const texts = given.texts ?? known?.version.texts
        const stake = metric === 'MULTIPLE' && leastStake === null ? undefined : leastStake
        const missing = Object.entries({ period, leastStake: stake, prizes, texts }).flatMap(([path, value]) =>
          value === undefined ? [{ path, message: 'is missing' }] : [],
        )
        if (!period || stake === undefined || !prizes || !texts) throw new WrongInput(missing)
        const version: BoardVersionRow = {
          leaderboardId: given.id,
          version: (known?.version.version ?? 0) + 1,
          games: given.games ?? known?.version.games ?? {},
          leastStake,
          prizes,
          texts,
          by: operator,
          at: now,
        }
        const faults = [
          ...(given.period && given.period !== period ? [{ path: 'period', message: `is ${period}` }] : []),
          ...(given.metric && given.metric !== metric ? [{ path: 'metric', message: `is ${metric}` }] : []),
          ...(metric === 'VALID_BET' && leastStake !== null
            ? [{ path: 'leastStake', message: 'valid bets have none' }]
            : []),
          ...prizeFaults(prizes, settings()),
          ...(await gameFaults(tx, version.games, settings())),
        ]
        if (faults.length > 0) throw new WrongInput(faults)
        const last = await allBoards(tx)
        const board: BoardRow = {
          ...(known?.board ?? { id: given.id, metric, period, createdAt: now, endedAt: null }),
          version: version.version,
          position: given.position ?? known?.board.position ?? Math.max(0, ...last.map((one) => one.position)) + 10,
        }
        await tx
          .insert(leaderboard)
          .values(board)
          .onConflictDoUpdate({
            target: leaderboard.id,
            set: { version: board.version, position: board.position },
          })
        await tx.insert(leaderboardVersion).values(version)
        const after = { board, version }
        return { text: lineOf(after), data: kept(after), before: known ? kept(known) : null, after: kept(after) }
      },
    }),
    command({
      name: 'end',
      summary: 'Ends a leaderboard. The current period finishes as announced.',
      input: z.object({ id }),
      ...change,
      example: { id: example.id },
      async run({ tx, clock }, { id: boardId }) {
        const known = await oneOf(tx, boardId)
        if (!known) throw refuse('not_found', { message: `no leaderboard ${boardId}` })
        if (known.board.endedAt) throw refuse('mission_closed', { message: `${boardId} has ended` })
        const after = { ...known, board: { ...known.board, endedAt: clock.now() } }
        await tx.update(leaderboard).set({ endedAt: clock.now() }).where(eq(leaderboard.id, boardId))
        return { text: lineOf(after), before: kept(known), after: kept(after) }
      },
    }),
  ]),
]
