import { gameTypes } from '@brand/sdk/contract'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod'
import { member } from '../../auth/schema.ts'
import { pgError, type Reader } from '../../db/client.ts'
import { refuse } from '../../lib/refusal.ts'
import { dayOf } from '../../lib/time/calendar.ts'
import { command, defineOperator } from '../../server/command.ts'
import { type GameType, type Rates, formatRate, memberNamed, parseRate, ratesOf, setRates } from '../agent/index.ts'

const account = z.string().trim().min(1).describe('Account name')

const rules: Record<string, string> = {
  member_line_circle: 'the new upline stands below the member',
  member_upline_agent: 'the new upline is no agent',
  member_upline_none: 'a top agent and a trial account have no upline',
  member_rate_upline: 'a rate of the member is above that of the upline',
  member_rate_lower: 'a rate can only be raised',
  member_rate_earlier: 'a later rate is set already',
}

/** Runs a change; what a rule of the tree refuses is said in words. */
async function byRules<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    const rule = rules[pgError(error)?.constraint ?? '']
    throw rule ? refuse('validation', { message: rule, cause: error }) : error
  }
}

const lineOf = async (db: Reader, id: string): Promise<string[]> =>
  (
    await db.execute<{ account: string }>(sql`
      select m.account from member_line l join member m on m.id = l.ancestor_id where l.descendant_id = ${id} order by l.depth desc`)
  ).rows.map(({ account: name }) => name)

const textOf = (rates: Rates) =>
  gameTypes
    .filter((gameType) => rates[gameType] > 0)
    .map((gameType) => `${gameType} ${formatRate(rates[gameType])} %`)
    .join(', ') || 'no rates'

export default [
  defineOperator('agents', 'Uplines, downlines and rates of agents', [
    command({
      name: 'show',
      summary: 'Shows a member’s uplines, the number of downlines, and the rates.',
      input: z.object({ account }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_agent' },
      async run({ tx, clock, settings }, { account: name }) {
        const found = await memberNamed(tx, name)
        const line = await lineOf(tx, found.id)
        const rates = await ratesOf(tx, found.id, dayOf(clock.now(), settings().site.timeZone))
        const {
          rows: [below],
        } = await tx.execute<{ members: number; agents: number }>(sql`
          select coalesce(max(members), 0)::int as members, coalesce(max(agents), 0)::int as agents
          from team_size where member_id = ${found.id} and scope = 'BELOW'`)
        const { members = 0, agents = 0 } = below ?? {}
        return {
          text: [line.join(' › '), `below: ${members}, ${agents} of them agents`, textOf(rates)].join('\n'),
          data: { line, type: found.type, members, agents, rates },
        }
      },
    }),
    command({
      name: 'move',
      summary: 'Moves a member with the whole team to another upline, or to the top. Their figures move along.',
      input: z.object({
        account,
        upline: account.nullable().describe('Account name of the new upline; null: none'),
      }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_player', upline: null },
      async run({ tx }, { account: name, upline }) {
        const found = await memberNamed(tx, name)
        const above = upline === null ? null : await memberNamed(tx, upline)
        await byRules(
          tx.transaction((inner) =>
            inner
              .update(member)
              .set({ uplineId: above?.id ?? null })
              .where(eq(member.id, found.id)),
          ),
        )
        return {
          text: `${found.account}: ${(await lineOf(tx, found.id)).join(' › ')}`,
          before: { memberId: found.id, uplineId: found.uplineId },
          after: { memberId: found.id, uplineId: above?.id ?? null },
        }
      },
    }),
    command({
      name: 'rates',
      summary: 'Raises a member’s rates from today.',
      input: z.object({
        account,
        rates: z
          .partialRecord(
            z.enum(gameTypes),
            z
              .string()
              .regex(/^\d{1,2}(\.\d{1,4})?$/)
              .describe('Per cent'),
          )
          .describe('Rates by category, in per cent'),
      }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_agent', rates: { RNG: '0.8' } },
      async run({ tx, clock, settings, operator }, { account: name, rates }) {
        const found = await memberNamed(tx, name)
        const fromDay = dayOf(clock.now(), settings().site.timeZone)
        const before = await ratesOf(tx, found.id, fromDay)
        const given = Object.fromEntries(
          Object.entries(rates).map(([gameType, rate]) => [gameType, parseRate(rate)]),
        ) as Partial<Record<GameType, number>>
        await byRules(
          tx.transaction((inner) =>
            setRates(inner, { memberId: found.id, rates: given, fromDay, setBy: operator, now: clock.now() }),
          ),
        )
        const after = await ratesOf(tx, found.id, fromDay)
        return { text: `${found.account}: ${textOf(after)}`, before, after }
      },
    }),
  ]),
]
