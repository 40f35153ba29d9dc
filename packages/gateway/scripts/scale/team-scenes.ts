import type { Db } from '../../src/db/client.ts'
import { createTtlCache } from '../../src/lib/collections/ttl-cache.ts'
import { randomFrom } from '../../src/lib/crypto/random.ts'
import { runningFiguresOfMonth } from '../../src/modules/commissions/running-figures.ts'
import { type DownlinesAsked, downlinesOf } from '../../src/modules/team/downlines.ts'
import { onlinePeople } from '../../src/modules/team/online.ts'
import { overviewOf } from '../../src/modules/team/overview.ts'
import { topOf } from '../../src/modules/team/pnl.ts'
import { changesOf } from '../../src/modules/team/changes.ts'
import { pathTo } from '../../src/modules/team/path.ts'
import { daysBetween } from '../../src/modules/team/range.ts'
import { type ScaleAgent, activeMinor } from './team.ts'

/** A call of an agent, measured many times. */
export interface TeamScene {
  name: string
  run: () => Promise<unknown>
}

const today = '2026-11-20'
const asset = 'BDT'

/** What is measured, by agents with many people and with few. */
export function teamScenes(db: Db, agents: readonly ScaleAgent[], now: Date): TeamScene[] {
  const random = randomFrom(1)
  // Time stands still in the figures, and goes on for what is kept a while.
  const cache = createTtlCache({ now: () => new Date() })
  const online = () => onlinePeople(db, cache, now)
  const any = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const top = agents[0]
  if (!top) throw new Error('there is no agent')
  const large = agents.filter(({ below }) => below > 20_000).slice(1)
  const middle = agents.filter(({ below }) => below > 2000 && below <= 20_000)
  const small = agents.filter(({ below }) => below <= 2000)
  const groups: [string, readonly ScaleAgent[]][] = [
    [`the top agent, ${top.below.toLocaleString('en')} people`, [top]],
    ['over 20,000 people', large],
    ['2,001 to 20,000 people', middle],
    ['at most 2,000 people', small],
  ]
  const month = daysBetween('2026-10-21', today, 'Asia/Dhaka')
  const syllables = ['ra', 'ka', 'na', 'mi', 'ta', 'ja', 'su', 'bi']
  const typed = () =>
    any(syllables) + (Math.floor(random() * 4096) + 4096).toString(16).slice(1, 1 + Math.floor(random() * 3))
  const listed = async ({ id, below }: ScaleAgent, more: Partial<DownlinesAsked>) => {
    await pathTo(db, id, id)
    return downlinesOf(
      db,
      { agentId: id, asset, parent: { id, level: 1 }, sort: 'registered', pageSize: 20, today, now, ...more },
      below,
    )
  }
  return groups
    .filter(([, of]) => of.length > 0)
    .flatMap(([who, of]): TeamScene[] => [
      {
        name: `overview of a month, ${who}`,
        run: () => overviewOf(db, { agentId: any(of).id, asset, scope: 'team', days: month, online, single: true }),
      },
      {
        name: `list of downlines, ${who}`,
        run: () => listed(any(of), { sort: any(['registered', 'registeredFirst', 'account']) }),
      },
      {
        name: `list of a level, ${who}`,
        run: () => listed(any(of), { parent: null, level: 1 + Math.floor(random() * 6) }),
      },
      { name: `search by name, ${who}`, run: () => listed(any(of), { parent: null, name: typed() }) },
      { name: `changes, ${who}`, run: () => changesOf(db, { agentId: any(of).id, asset, today, now }) },
      {
        name: `running share of a month, ${who}`,
        run: () => runningFiguresOfMonth(db, { agentId: any(of).id, asset, month: '2026-11-01' }, activeMinor),
      },
      { name: `top ten of a month, ${who}`, run: () => topOf(db, any(of).id, { asset, days: month, by: 'validBet' }) },
    ])
}
