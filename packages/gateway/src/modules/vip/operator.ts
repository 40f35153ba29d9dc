import * as z from 'zod'
import { vipMember } from './schema.ts'
import { formatMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import { inLanguage } from '../../lib/text/localized.ts'
import { windowsAt } from '../../lib/time/calendar.ts'
import { type OperatorContext, command, confidential, defineOperator } from '../../server/command.ts'
import { isOn } from '../../settings/whitelabel.ts'
import { lockCursor } from '../../workflow/journal.ts'
import { memberNamed } from '../agent/index.ts'
import { vip } from './count.ts'
import { onLadder } from './ladder.ts'
import { keptOf } from './store.ts'

const account = z.string().trim().min(1).describe('Account name of the member')

async function shown({ tx, clock, settings }: OperatorContext, name: string) {
  const { id, asset } = await memberNamed(tx, name)
  const { site, vip } = settings()
  const kept = await keptOf(tx, id, windowsAt(clock.now(), site.timeZone).MONTH.from, site.timeZone)
  const level = onLadder(kept.level, vip.ranks)
  const rank = vip.ranks[level]
  const label = rank ? inLanguage(rank.label, 'en', 'en') : ''
  const keep = formatMoney(rank?.keepMinor ?? 0)
  return {
    id,
    level,
    text: [
      `${level} ${label}${kept.since ? ` since ${kept.since.toISOString()}` : ''}`,
      `reached by play: ${onLadder(kept.reached, vip.ranks)}`,
      `total: ${formatMoney(kept.total)} ${asset}`,
      `month from ${kept.from}: ${formatMoney(kept.month)} of ${keep} ${asset}`,
      ...(isOn(settings(), 'VIP3') ? [] : ['VIP is off']),
    ].join('\n'),
    data: { level, reached: kept.reached, since: kept.since, total: String(kept.total), month: String(kept.month) },
  }
}

export default [
  defineOperator('vip', 'VIP ranks of members', [
    command({
      name: 'show',
      summary: 'Shows a member’s rank and the valid bets counted for it.',
      input: z.object({ account }),
      role: 'viewer',
      effect: 'read',
      example: { account: 'demo_member' },
      async run(context, { account: name }) {
        const { text, data } = await shown(context, name)
        return { text, data }
      },
    }),
    command({
      name: 'set',
      summary: 'Gives a member a rank. The member keeps it this month and gets no upgrade bonus.',
      input: z.object({
        account,
        level: z.int().min(0).max(29).describe('Position of the rank on the ladder; 0 is the first'),
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why'),
      }),
      role: 'manager',
      effect: 'change',
      example: { account: 'demo_member', level: 2, reason: 'Moved here from another site of ours' },
      async run(context, { account: name, level }) {
        const { tx, clock, settings } = context
        if (!settings().vip.ranks[level])
          throw refuse('validation', { field: 'level', message: 'there is no such rank' })
        // The job writes the same rows.
        await lockCursor(tx, vip.name)
        const { id, level: before } = await shown(context, name)
        const since = level === 0 ? null : clock.now()
        await tx
          .insert(vipMember)
          .values({ memberId: id, level, since })
          .onConflictDoUpdate({ target: vipMember.memberId, set: { level, since } })
        const { text, data } = await shown(context, name)
        return { text, data, before: { memberId: id, level: before }, after: { memberId: id, level } }
      },
    }),
  ]),
]
