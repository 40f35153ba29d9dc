import { RTP_PERCENT, published } from '../math/published.ts'
import { FREE_MULTIPLIER, FREE_SPINS } from '../math/pays.ts'
import { toDecimal, toMinor } from '../money.ts'
import { Problem } from '../problem.ts'
import type { Bookings } from '../rounds/bookings.ts'
import type { Rounds } from '../rounds/rounds.ts'
import { viewOf } from '../rounds/round.ts'
import type { Proofs } from '../fair/proof.ts'
import type { Seeds } from '../fair/seeds.ts'
import type { Session, Sessions } from '../sessions.ts'
import { DEFAULT_STAKE, levelsFor } from '../stakes.ts'
import type { AnyState, Common, GameConfig } from './state.ts'
import type { Tables } from './tables.ts'

/** A request to the game's own API: path below `/api`, decoded body, session token if one was sent. */
export interface ApiCall {
  method: string
  path: string
  body: Record<string, unknown>
  token: string
}

interface Parts {
  sessions: Sessions
  bookings: Bookings
  rounds: Rounds
  seeds: Seeds
  tables: Tables
  proofs: Proofs
}

const text = (body: Record<string, unknown>, name: string, pattern: RegExp): string => {
  const value = body[name]
  if (typeof value !== 'string' || !pattern.test(value)) throw new Problem('bad_request', { field: name })
  return value
}

/** The game's own API, without HTTP: one function from a call to its answer. @throws Problem for every refusal */
export function apiOf({ sessions, bookings, rounds, seeds, tables, proofs }: Parts, minCycleMs: number) {
  const figures = {
    rtpPercent: RTP_PERCENT,
    hitRate: published.hitRate,
    freeEvery: published.freeEvery,
    deviation: published.deviation,
    maxWin: published.maxWin,
    freeSpins: FREE_SPINS,
    freeMultiplier: FREE_MULTIPLIER,
  }
  /** The game under the operator's terms; regulation also disables quick stop. */
  const configOf = (session: Session): GameConfig => {
    const levels = levelsFor(session)
    if (!levels[0]) throw new Problem('game_off')
    const cycleMs = Math.max(minCycleMs, session.minCycleMs)
    return {
      ...figures,
      stakes: levels.map(toDecimal),
      defaultStake: toDecimal(levels.includes(DEFAULT_STAKE) ? DEFAULT_STAKE : levels[0]),
      minCycleMs: cycleMs,
      quickStop: cycleMs === 0,
    }
  }

  const stateOf = (session: Session): AnyState => {
    const common: Common = {
      game: { vass: session.vass, code: session.gameCode, name: session.gameName, type: session.gameType },
      currency: session.currency,
      demo: session.demo,
      balance: session.balance,
    }
    const table = tables.state(session)
    if (table) return { ...common, ...table }
    const active = rounds.active(session)
    return {
      ...common,
      engine: 'reels',
      config: configOf(session),
      active: active ? viewOf(active) : null,
      free: session.freeSpins,
      latest: rounds.latest(session, 20).map(viewOf),
      fairness: seeds.read(session.vass, session.playerId),
    }
  }

  return async function answer({ method, path, body, token }: ApiCall): Promise<unknown> {
    const route = `${method} ${path.replace(/\/[0-9a-f-]{36}(?=\/|$)/, '/:id')}`
    if (route === 'POST /session') {
      const vass = text(body, 'vass', /^[A-Z0-9_]{1,24}$/)
      const gameCode = text(body, 'gameCode', /^[\w.-]{1,64}$/)
      const ref = body['ref'] === undefined ? undefined : text(body, 'ref', /^[0-9a-f-]{36}$/)
      const started = await sessions.start(vass, gameCode, text(body, 'token', /^[\w.~-]{8,512}$/), ref)
      await tables.look(started.session)
      return { session: started.token, state: stateOf(started.session) }
    }
    const [, looked, vass = '', gameCode = ''] = /^\/(guest)\/([A-Z0-9_]{1,24})\/([\w.-]{1,64})$/.exec(path) ?? []
    if (looked && method === 'GET') return { state: tables.guest(vass, gameCode) }
    const [, named, brand = '', roundId = '', key = ''] =
      /^\/(proof)\/([A-Z0-9_]{1,24})\/([0-9a-f-]{36})\/([0-9a-f]{64})$/.exec(path) ?? []
    if (named && method === 'GET') {
      const proof = proofs(brand, roundId, key)
      if (!proof) throw new Problem('not_found')
      return { proof }
    }
    const session = sessions.find(token)
    await tables.look(session)
    const id = path.split('/')[2] ?? ''
    switch (route) {
      case 'GET /session':
        return { state: stateOf(await sessions.refresh(session)) }
      case 'POST /rounds': {
        const stake = text(body, 'stake', /^\d{1,9}\.\d{2}$/)
        if (tables.boardOf(session)) throw new Problem('not_found')
        const ref = text(body, 'ref', /^[0-9a-f-]{36}$/)
        const grant = body['grant'] === undefined ? null : text(body, 'grant', /^\d{1,15}$/)
        return {
          round: viewOf(
            await (grant === null
              ? rounds.start(session, ref, toMinor(stake))
              : rounds.startFree(session, ref, grant, toMinor(stake))),
          ),
        }
      }
      case 'GET /rounds/:id':
        return { round: viewOf(bookings.find(session, id)) }
      case 'POST /rounds/:id/finish':
        return { round: viewOf(await rounds.finish(session, id)) }
      case 'GET /rounds':
        return { rounds: rounds.latest(session, 50).map(viewOf) }
      case 'GET /table':
        return { table: tables.live(session) }
      case 'POST /slips':
        return { slip: await tables.place(session, text(body, 'ref', /^[0-9a-f-]{36}$/), body['event'], body['picks']) }
      case 'GET /slips':
        return { slips: tables.slips(session, 50) }
      case 'POST /seeds':
        seeds.rotate(session.vass, session.playerId, text(body, 'clientSeed', /^[\x21-\x7e]{1,64}$/))
        return { fairness: seeds.read(session.vass, session.playerId) }
      case 'GET /seeds':
        return { fairness: seeds.read(session.vass, session.playerId) }
      default:
        throw new Problem('not_found')
    }
  }
}

export type Api = ReturnType<typeof apiOf>
