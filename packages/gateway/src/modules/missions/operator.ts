import { AskedInstant } from '@brand/sdk/contract'
import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import type { Tx } from '../../db/client.ts'
import { mission, missionVersion } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import type { Fault } from '../../lib/faults.ts'
import { refuse } from '../../lib/refusal.ts'
import { type OperatorContext, WrongInput, command, defineOperator } from '../../server/command.ts'
import { gameFaults, games, giftFaults, giftFields, id, money, position } from './input.ts'
import { missionMetrics, missionPeriods } from './kinds.ts'
import type { MissionRow, VersionRow } from './store.ts'
import { inLanguage, localized } from '../../lib/text/localized.ts'

interface Offered {
  mission: MissionRow
  version: VersionRow
}

const words = z.strictObject({
  title: z.string().trim().min(1).max(80),
  text: z.string().trim().min(1).max(280).optional(),
})
const time = AskedInstant.transform((text) => new Date(text))
const gift = z.strictObject(giftFields)

async function oneOf(tx: Tx, missionId: string): Promise<Offered | undefined> {
  const [row] = await tx.select().from(mission).where(eq(mission.id, missionId))
  const [version] = await tx
    .select()
    .from(missionVersion)
    .where(eq(missionVersion.missionId, missionId))
    .orderBy(desc(missionVersion.version))
    .limit(1)
  return row && version && { mission: row, version }
}

/** Locked until the transaction ends: versions are numbered one after the other. */
async function lockOne(tx: Tx, missionId: string): Promise<Offered | undefined> {
  await tx.select({ id: mission.id }).from(mission).where(eq(mission.id, missionId)).for('update')
  return oneOf(tx, missionId)
}

const targetOf = ({ mission: { metric }, version: { target } }: Offered) =>
  metric === 'ROUNDS' ? `${target} rounds` : formatMoney(target)

function lineOf(offered: Offered): string {
  const { mission: row, version } = offered
  const { form, amount, multiple } = version.gift
  const until = version.endsAt ? ` until ${version.endsAt.toISOString()}` : ''
  const state = row.endedAt ? 'ENDED' : 'OPEN'
  const title = inLanguage(version.texts, 'en', 'en').title
  return `${row.id} v${version.version} ${row.period} ${row.metric} ${targetOf(offered)} for ${form} ${formatMoney(
    BigInt(amount),
  )} × ${multiple} ${state}${until}: ${title}`
}

/** For programs and the audit. */
const kept = ({
  mission: row,
  version: { target, startsAt, endsAt, at: _at, by: _by, texts: _texts, ...rest },
}: Offered) => ({
  metric: row.metric,
  period: row.period,
  target: String(target),
  startsAt: startsAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  endedAt: row.endedAt?.toISOString() ?? null,
  ...rest,
})

const put = z.object({
  id,
  metric: z.enum(missionMetrics).optional().describe('VALID_BET, ROUNDS or DEPOSITS; it does not change'),
  period: z.enum(missionPeriods).optional().describe('DAILY, WEEKLY or ONCE; cannot change'),
  target: z
    .string()
    .regex(/^\d{1,13}(\.\d{1,2})?$/)
    .optional()
    .describe('What completes it: an amount in major units, or a number of rounds'),
  games: games.optional().describe('Games that count; absent in a new one: all'),
  gift: gift.optional().describe('What it brings'),
  texts: localized(words).optional().describe('By language: title and a sentence'),
  after: id.nullable().optional().describe('The mission that has to be completed once before; null: none'),
  from: time.optional().describe('Start, at once when absent'),
  to: time.nullable().optional().describe('Until then; null: no end is planned'),
  position: position.optional(),
})
type Put = z.output<typeof put>

function targetFrom(metric: MissionRow['metric'], text: string): bigint {
  if (metric === 'ROUNDS') {
    if (!/^\d+$/.test(text) || BigInt(text) === 0n)
      throw new WrongInput([{ path: 'target', message: 'is no number of rounds' }])
    return BigInt(text)
  }
  const minor = money.safeParse(text)
  if (!minor.success) throw new WrongInput([{ path: 'target', message: 'is no amount' }])
  return BigInt(minor.data)
}

/** What is missing in a new mission, or would change what a mission is. */
function shapeFaults(known: Offered | undefined, given: Put): Fault[] {
  if (!known)
    return (['metric', 'period', 'target', 'gift', 'texts'] as const).flatMap((path) =>
      given[path] === undefined ? [{ path, message: 'is missing' }] : [],
    )
  const { mission: row } = known
  return (['metric', 'period'] as const).flatMap((path) =>
    given[path] !== undefined && given[path] !== row[path] ? [{ path, message: `is ${row[path]}` }] : [],
  )
}

/** The version that is published: what is given, else what the last one has. */
async function versionFrom(context: OperatorContext, known: Offered | undefined, given: Put): Promise<Offered> {
  const { tx, clock, settings, operator } = context
  const now = clock.now()
  const shape = shapeFaults(known, given)
  if (shape.length > 0) throw new WrongInput(shape)
  const last = known?.version
  const metric = known?.mission.metric ?? given.metric ?? 'VALID_BET'
  const terms = given.gift ?? last?.gift
  if (!terms) throw new WrongInput([{ path: 'gift', message: 'is missing' }])
  const version: VersionRow = {
    missionId: given.id,
    version: (last?.version ?? 0) + 1,
    target: given.target === undefined ? (last?.target ?? 0n) : targetFrom(metric, given.target),
    games: given.games ?? last?.games ?? {},
    gift: terms,
    texts: given.texts ?? last?.texts ?? {},
    after: given.after === undefined ? (last?.after ?? null) : given.after,
    startsAt: given.from ?? last?.startsAt ?? now,
    endsAt: given.to === undefined ? (last?.endsAt ?? null) : given.to,
    by: operator,
    at: now,
  }
  const faults = [
    ...giftFaults(version.gift, 'gift', settings()),
    ...(metric === 'DEPOSITS' ? [] : await gameFaults(tx, version.games, settings())),
    ...(metric === 'DEPOSITS' && given.games ? [{ path: 'games', message: 'deposits are of no game' }] : []),
    ...(version.after === given.id ? [{ path: 'after', message: 'is the mission itself' }] : []),
    ...(version.after !== null && version.after !== given.id && !(await oneOf(tx, version.after))
      ? [{ path: 'after', message: `no mission ${version.after}` }]
      : []),
    ...(version.endsAt && version.endsAt <= version.startsAt
      ? [{ path: 'to', message: 'must be later than from' }]
      : []),
  ]
  if (faults.length > 0) throw new WrongInput(faults)
  const row = known?.mission ?? {
    id: given.id,
    metric,
    period: given.period ?? 'DAILY',
    position: 0,
    version: 0,
    createdAt: now,
    endedAt: null,
  }
  return { mission: { ...row, version: version.version, position: given.position ?? row.position }, version }
}

async function lastPosition(tx: Tx): Promise<number> {
  const [row] = await tx.select({ last: mission.position }).from(mission).orderBy(desc(mission.position)).limit(1)
  return row?.last ?? 0
}

const example = {
  id: 'rainy-rounds',
  metric: 'ROUNDS',
  period: 'DAILY',
  target: '20',
  games: { gameTypes: ['RNG'] },
  gift: { amount: '10.00' },
  texts: { en: { title: 'Rainy rounds' }, bn: { title: 'বৃষ্টির রাউন্ড' } },
} as const

const change = { role: 'support', effect: 'change' } as const

export default [
  defineOperator('missions', 'Missions and their rewards', [
    command({
      name: 'list',
      summary: 'Lists missions in their order, including ended ones.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx }) {
        const all = await tx.select({ id: mission.id }).from(mission).orderBy(mission.position, mission.id)
        const found: Offered[] = []
        for (const { id: missionId } of all) {
          const one = await oneOf(tx, missionId)
          if (one) found.push(one)
        }
        return { text: found.map(lineOf).join('\n') || 'There is none.', data: found.map(kept) }
      },
    }),
    command({
      name: 'put',
      summary:
        'Adds a mission, or publishes a new version. Members who have begun a period finish it on the former terms.',
      input: put,
      ...change,
      example: { ...example, games: { gameTypes: ['RNG'] } },
      async run(context, given) {
        const { tx } = context
        const known = await lockOne(tx, given.id)
        if (known?.mission.endedAt) throw refuse('mission_closed', { message: `${given.id} has ended` })
        const next = await versionFrom(context, known, given)
        if (known) {
          const { version, position: place } = next.mission
          await tx.update(mission).set({ version, position: place }).where(eq(mission.id, given.id))
        } else {
          const place = given.position ?? (await lastPosition(tx)) + 10
          await tx.insert(mission).values({ ...next.mission, position: place })
        }
        await tx.insert(missionVersion).values(next.version)
        return { text: lineOf(next), data: kept(next), before: known ? kept(known) : null, after: kept(next) }
      },
    }),
    command({
      name: 'end',
      summary: 'Ends a mission. Members who have begun a period finish it.',
      input: z.object({ id }),
      ...change,
      example: { id: example.id },
      async run({ tx, clock }, { id: missionId }) {
        const known = await lockOne(tx, missionId)
        if (!known) throw refuse('not_found', { message: `no mission ${missionId}` })
        if (known.mission.endedAt) throw refuse('mission_closed', { message: `${missionId} has ended` })
        const after = { ...known, mission: { ...known.mission, endedAt: clock.now() } }
        await tx.update(mission).set({ endedAt: clock.now() }).where(eq(mission.id, missionId))
        return { text: lineOf(after), before: kept(known), after: kept(after) }
      },
    }),
  ]),
]
