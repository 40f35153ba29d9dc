import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { GameState } from '../src/http/state.ts'
import type { RoundView } from '../src/rounds/round.ts'

/** Calls the game's own API as its page does. */
export function playerAt(url: string, session = '') {
  let token = session
  async function call<T>(
    method: string,
    path: string,
    body?: object,
  ): Promise<{ status: number; value: T & { error?: string } }> {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    return { status: response.status, value: (await response.json()) as T & { error?: string } }
  }
  const round = async (id: string) => (await call<{ round: RoundView }>('GET', `/rounds/${id}`)).value.round
  return {
    url,
    call,
    round,
    token: () => token,
    async enter(launchToken: string, gameCode = 'jewel_lane', ref?: string) {
      const { status, value } = await call<{ session: string; state: GameState }>('POST', '/session', {
        vass: 'PG',
        gameCode,
        token: launchToken,
        ...(ref !== undefined && { ref }),
      })
      token = value.session ?? token
      return { status, value }
    },
    state: async () => (await call<{ state: GameState }>('GET', '/session')).value.state,
    seed: (clientSeed = 'players-own') => call<object>('POST', '/seeds', { clientSeed }),
    spin: (stake = '1.00', ref: string = randomUUID()) =>
      call<{ round: RoundView; waitMs?: number }>('POST', '/rounds', { ref, stake }),
    freeSpin: (grant: string, stake = '1.00', ref: string = randomUUID()) =>
      call<{ round: RoundView }>('POST', '/rounds', { ref, stake, grant }),
    finish: (id: string) => call<{ round: RoundView }>('POST', `/rounds/${id}/finish`),
    /** Waits until the round is in one of these states. */
    async until(id: string, ...states: RoundView['state'][]): Promise<RoundView> {
      const end = Date.now() + 15_000
      for (;;) {
        const view = await round(id)
        if (states.includes(view.state)) return view
        if (Date.now() > end) throw new Error(`round still ${view.state}, wanted ${states.join(' or ')}`)
        await pause(40)
      }
    },
  }
}
