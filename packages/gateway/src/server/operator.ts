import type { Db } from '../db/client.ts'
import { setting } from '../db/schema/index.ts'
import { checkLedger } from '../ledger/invariants.ts'
import { settingsOf } from '../settings/settings.ts'
import { depositDesk } from '../modules/deposits/operator.ts'
import { feedbackDesk } from '../modules/feedback/service.ts'
import { fundPasswordDesk } from '../modules/fund-password/operator.ts'
import type { Desk } from '../lib/operator.ts'
import { withdrawalDesk } from '../modules/withdrawals/operator.ts'

/** Every desk of the cashier, on a database, beside whatever gateways run on it. */
export async function openDesks(db: Db, operator = 'operator'): Promise<Desk[]> {
  const rows = await db.select({ key: setting.key, value: setting.value }).from(setting)
  const settings = settingsOf(rows)
  const broken = (await checkLedger(db)).length > 0
  const parts = { db, clock: { now: () => new Date() }, settings: () => settings, moneyStopped: () => broken }
  return [
    depositDesk(parts),
    withdrawalDesk({ ...parts, operator }),
    fundPasswordDesk({ ...parts, operator }),
    feedbackDesk({ ...parts, operator }),
  ]
}

/**
 * One order of an operator: `list`, or a verb with an order's number (or a person's account) and words. @throws Error
 * in words for the operator
 */
export async function atDesk(
  desks: readonly Desk[],
  [verb = '', orderNo = '', ...words]: readonly string[],
): Promise<string> {
  const verbs = [...new Set(desks.flatMap((desk) => Object.keys(desk.verbs)))]
  if (verb === 'list')
    return (await Promise.all(desks.map((desk) => desk.list()))).flat().join('\n') || 'Nothing waits.'
  const usage = `list, or one of ${verbs.join(', ')} with the number of an order, or with an account`
  const desk = desks.find(({ prefix, verbs: known }) => orderNo.startsWith(prefix) && Object.hasOwn(known, verb))
  if (!desk)
    throw new Error(verbs.includes(verb) && orderNo ? `${verb} is nothing that can be done with ${orderNo}` : usage)
  return (await desk.verbs[verb]?.(orderNo, words.join(' ').trim())) ?? usage
}
