import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { agentCalls } from '@brand/sdk/agent'
import { mover } from '../../../packages/gateway/src/testing/fuzz/movers.ts'
import { fromOwnAddress, playersOf } from '../../../packages/gateway/src/testing/fuzz/players.ts'
import { operate } from './servers/operate.ts'
import { newName } from './player.ts'
import type { Product } from './servers/product.ts'
import { write } from './servers/rows.ts'

export interface Team {
  /** An agent below the demo agent. */
  agent: string
  /** A player below that agent, who deposited 500.00 and bet 500.00 today. */
  player: string
}

const below = (upline: string, account: string) =>
  `update member set upline_id = (select id from member where account = '${upline}') where account = '${account}'`

const addRate = ({ dataDir }: Product, account: string) =>
  write(
    dataDir,
    `insert into member_rate (member_id, game_type, from_day, ppm, set_by, set_at)
     select id, 'RNG', '2020-01-01', 6000, 'test', now() from member where account = $1`,
    account,
  )

/** Adds a line below the demo agent, with money and play of today. */
export async function addTeam(product: Product): Promise<Team> {
  const { book } = playersOf(() => product.url, product.key)
  const named = () => mover(() => product.url, newName(), book)
  const [agent, player] = [await named(), await named()]
  await write(product.dataDir, `update member set type = 1 where account = $1`, agent.account)
  await write(product.dataDir, below('demo_agent', agent.account))
  await write(product.dataDir, below(agent.account, player.account))
  await addRate(product, agent.account)
  await player.deposit()
  await player.play()
  agent.close()
  player.close()
  return { agent: agent.account, player: player.account }
}

export interface PaidLine extends Team {
  /** A top agent, above that agent. */
  top: string
}

const slotMs = 5 * 60_000

/** The calls of an agent, logged in anew: of which kind an account is, a session keeps. */
async function agentAs({ url }: Product, username: string) {
  const sdk = createBrandClient({
    baseUrl: url,
    session: createSessionStore(memoryStorage()),
    fetch: fromOwnAddress(),
  })
  await sdk.session.login({ username, password: 'Padma2026' })
  return agentCalls(sdk)
}

/**
 * Adds a line of its own with contracts about a real-time salary, 1 % to the top agent and 0.6 % on to the agent below,
 * and a slot of five minutes that is over, in which the player bet 10,000.00 and lost 2,500.00. The gateway settles and
 * pays it.
 */
export async function addPaidLine(product: Product): Promise<PaidLine> {
  const { agent, player } = await addTeam(product)
  const { book } = playersOf(() => product.url, product.key)
  const above = await mover(() => product.url, newName(), book)
  const top = above.account
  above.close()
  await write(product.dataDir, `update member set type = 2 where account = $1`, top)
  await addRate(product, top)
  await write(product.dataDir, below(top, agent))
  await operate(product.dataDir, 'contracts', 'offer', {
    account: top,
    kind: 'REAL_TIME',
    period: '5MIN',
    tiers: [{ rate: '1' }],
  })
  const [upper, lower] = [await agentAs(product, top), await agentAs(product, agent)]
  const accept = async ({ contracts }: typeof upper) => {
    const [offered] = (await contracts.list({ role: 'DOWN' })).list
    if (!offered) throw new Error('nothing is offered')
    const { id: contractId, version } = offered
    await contracts.processRealtime({ contractId, version, requestType: 'NEW', action: 'ACCEPT' })
  }
  await accept(upper)
  const terms = { rate: '0.6', rates: [], minActive: 0, minValidBet: '0.00', minLoss: '0.00' }
  await upper.contracts.offer({ account: agent, kind: 'REAL_TIME', period: '5MIN', tiers: [terms] })
  await accept(lower)
  const slot = new Date(Math.floor(Date.now() / slotMs) * slotMs - 2 * slotMs)
  await write(
    product.dataDir,
    `insert into contract_play (member_id, asset, slot, game_type, valid_bet, pnl)
     select id, 'BDT', $2, 'RNG', 1000000, -250000 from member where account = $1`,
    player,
    slot,
  )
  await write(
    product.dataDir,
    // They end with that slot: what was played since is not settled in the middle of a test.
    `update contract c set start_at = $2, end_at = $3, next_at = $3, state = 'terminated', version = c.version + 1
     from member m where m.id = c.downline_id and m.account = any ($1)`,
    [top, agent],
    slot,
    new Date(slot.getTime() + slotMs),
  )
  return { top, agent, player }
}
