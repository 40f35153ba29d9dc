import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { agentTypes } from '../../auth/sessions.ts'
import type { Reader } from '../../db/client.ts'
import { contract } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { kindsOn } from './offers.ts'
import { contractOut } from './presenter.ts'
import { shownContracts, waits } from './store.ts'
import type { ContractKind } from './terms.ts'
import { inForce } from './workflow.ts'

/** Of a person, consolidated info shows so many contracts at most, the newest. */
const most = 200

interface Asked {
  memberId: string
  type: number
  settings: Settings
  now: Date
}

/** The contracts of consolidated info: what waits for an answer of the person, and what the person has in force. */
export async function consolidatedContracts(db: Reader, { memberId, type, settings, now }: Asked) {
  const on = kindsOn(settings)
  const shows = agentTypes.includes(type) && settings.contracts.agentPolicy && on.length > 0
  const asked = or(
    and(eq(contract.downlineId, memberId), or(waits(now), inArray(contract.state, [...inForce]))),
    and(eq(contract.uplineId, memberId), eq(contract.state, 'term_pending'), sql`${contract.terminationBy} = 'DOWN'`),
  )
  const rows = shows ? await shownContracts(db, and(inArray(contract.kind, on), asked), most) : []
  const all = rows.map((row) => contractOut(row, { memberId, timeZone: settings.site.timeZone, now }))
  const waiting = (...of: ContractKind[]) => all.filter(({ kind, request }) => request !== null && of.includes(kind))
  const running = (...of: ContractKind[]) =>
    all.filter(({ kind, status, role }) => status !== 'pending' && role === 'DOWN' && of.includes(kind))
  return {
    dailysalreqtype: waiting('DAILY', 'DAILY_MULTI'),
    divtypereq: waiting('DIVIDEND'),
    contracthoursalreq: waiting('HOURLY'),
    realtimesalreqtype: waiting('REAL_TIME'),
    dailysalinfotype: running('DAILY'),
    divtypeinfo: running('DIVIDEND'),
    contracthoursalinfo: running('HOURLY', 'REAL_TIME'),
    contractmrdailysalinfotype: running('DAILY_MULTI'),
  }
}
