import type { Reader } from '../../db/client.ts'
import { loginEvent } from './schema.ts'
import { deviceOf } from './device.ts'

/** Days that logins stay in the history of their person. */
export const historyDays = 90

interface Visit {
  ip: string
  userAgent: string | undefined
  clock: { now(): Date }
}

/** Writes down a login, or one that failed although the name was right. */
export async function recordLogin(
  on: Reader,
  { ip, userAgent, clock }: Visit,
  memberId: string,
  way: string,
  result: (typeof loginEvent.$inferInsert)['result'] = 'OK',
): Promise<void> {
  await on.insert(loginEvent).values({ memberId, at: clock.now(), way, result, ip, device: deviceOf(userAgent) })
}
