import type { DownlineListInput } from '@brand/sdk/agent'
import { isDay } from '@brand/ui/date-picker'

const sorts = ['registered', 'registeredFirst', 'account'] as const
export const kinds = ['AGENT', 'PLAYER'] as const
export const statuses = ['active', 'blocked', 'closed'] as const
export const contracts = ['true', 'false'] as const
export const events = ['joined', 'firstDeposit', 'stopped'] as const

const one = <T extends string>(of: readonly T[], value: string): T | undefined => of.find((each) => each === value)
const amount = /^\d{1,12}(\.\d{1,2})?$/

/** The question in an address: what it does not know, or what cannot be asked together, is left out. */
export function askedIn(get: (name: string) => string): Omit<DownlineListInput, 'after'> {
  const event = one(events, get('event'))
  const name = get('name').trim()
  const level = /^[1-9]\d?$/.exec(get('level'))?.[0]
  const parent = get('parent')
  const contract = one(contracts, get('hasContract'))
  const [kind, status, sort] = [one(kinds, get('kind')), one(statuses, get('status')), one(sorts, get('sort'))]
  const days = ['loginFrom', 'loginTo'] as const
  const amounts = ['balanceFrom', 'balanceTo'] as const
  return {
    ...(event
      ? { event, ...(isDay(get('day')) && { day: get('day') }) }
      : {
          ...(parent && { parent }),
          ...(name.length > 1 && { name }),
          ...(level && !parent && { level: Number(level) }),
        }),
    ...(kind && { kind }),
    ...(status && { status }),
    ...(contract && { hasContract: contract }),
    ...(sort && { sort }),
    ...Object.fromEntries(days.filter((key) => isDay(get(key))).map((key) => [key, get(key)])),
    ...Object.fromEntries(amounts.filter((key) => amount.test(get(key))).map((key) => [key, get(key)])),
  }
}
