import type { AnyState, TableLive, TableState } from '../src/http/state.ts'
import type { Fairness } from '../src/fair/seeds.ts'
import type { RoundView } from '../src/rounds/round.ts'
import type { SlipView } from '../src/rounds/slips.ts'
import { newRef } from './chance.ts'
import { frameStorage } from './frame-storage.ts'

/** A refusal of the game's own server; `offline` when it could not be reached. */
export class ApiError extends Error {
  readonly code: string
  readonly waitMs: number
  constructor(code: string, waitMs = 0) {
    super(code)
    this.code = code
    this.waitMs = waitMs
  }
}

const TIMEOUT_MS = 20_000

/** The brand of the page: of several vendors behind one address it tells which one has the player's rounds. */
const [, , brand = ''] = location.pathname.split('/')

async function request<T>(method: string, path: string, token: string, body?: object, trace = ''): Promise<T> {
  let response: Response
  let value: unknown
  try {
    response = await fetch(`/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-vendor': brand,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(trace && { traceparent: trace }),
      },
      body: body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    value = await response.json()
  } catch {
    throw new ApiError('offline')
  }
  if (response.ok) return value as T
  const { error, waitMs } = value as { error?: string; waitMs?: number }
  throw new ApiError(error ?? 'internal', waitMs)
}

/** A span of the trace of one round, whose name is random: of `ref`, from its stake to its end. */
const traceOf = (ref: string) => `00-${ref.replaceAll('-', '')}-${newRef().replaceAll('-', '').slice(0, 16)}-01`

/** `traced`: the operator records the opening of this page, so each round is a trace too. */
export function apiWith(token: string, traced = false) {
  /** Header of the round under way. */
  let trace = ''
  const begin = (ref: string) => (trace = traced ? traceOf(ref) : '')
  return {
    state: async () => (await request<{ state: AnyState }>('GET', '/session', token)).state,
    /** `grant`: played with a free spin of the operator. */
    spin: async (ref: string, stake: string, grant?: string) =>
      (
        await request<{ round: RoundView }>(
          'POST',
          '/rounds',
          token,
          { ref, stake, ...(grant && { grant }) },
          begin(ref),
        )
      ).round,
    round: async (id: string) => (await request<{ round: RoundView }>('GET', `/rounds/${id}`, token)).round,
    finish: async (id: string) =>
      (await request<{ round: RoundView }>('POST', `/rounds/${id}/finish`, token, undefined, trace)).round,
    rounds: async () => (await request<{ rounds: RoundView[] }>('GET', '/rounds', token)).rounds,
    fairness: async () => (await request<{ fairness: Fairness }>('GET', '/seeds', token)).fairness,
    live: async () => (await request<{ table: TableLive }>('GET', '/table', token)).table,
    place: async (ref: string, event: number, picks: { option: string; stake: string }[]) =>
      (await request<{ slip: SlipView }>('POST', '/slips', token, { ref, event, picks }, begin(ref))).slip,
    slips: async () => (await request<{ slips: SlipView[] }>('GET', '/slips', token)).slips,
    rotate: async (clientSeed: string) =>
      (await request<{ fairness: Fairness }>('POST', '/seeds', token, { clientSeed })).fairness,
  }
}

export type Api = ReturnType<typeof apiWith>

/** A table without a player: read only, polled by the page itself. */
export async function enterAsGuest(vass: string, gameCode: string): Promise<{ api: Api; state: AnyState }> {
  const look = async () => (await request<{ state: TableState }>('GET', `/guest/${vass}/${gameCode}`, '')).state
  return {
    api: { ...apiWith(''), state: look, live: async () => (await look()).table, slips: async () => [] },
    state: await look(),
  }
}

/** Of all attempts of this page to exchange its launch token: one whose answer was lost is answered again. */
const launchRef = newRef()

/** Key of one launch, by its nonce: a session kept in this tab is never reused by the next launch. */
const keyOf = (vass: string, gameCode: string, nonce: string) => `vendor.session.${vass}.${gameCode}.${nonce}`

/**
 * Exchanges the one-time token of the address, or takes up the session this frame already had.
 * A used token with a living session is a reload, not an error. `trace`: that of the press that opened the page.
 */
export async function enter(
  vass: string,
  gameCode: string,
  launchToken: string,
  nonce: string,
  trace = '',
): Promise<{ api: Api; state: AnyState }> {
  const key = keyOf(vass, gameCode, nonce)
  const stored = frameStorage.read(key)
  if (launchToken) {
    try {
      const { session, state } = await request<{ session: string; state: AnyState }>(
        'POST',
        '/session',
        '',
        { vass, gameCode, token: launchToken, ref: launchRef },
        trace,
      )
      frameStorage.write(key, session)
      return { api: apiWith(session, trace !== ''), state }
    } catch (error) {
      if (!stored || !(error instanceof ApiError) || error.code !== 'session_expired') throw error
    }
  }
  if (!stored) throw new ApiError('session_expired')
  const api = apiWith(stored)
  try {
    return { api, state: await api.state() }
  } catch (error) {
    if (error instanceof ApiError && error.code === 'session_expired') frameStorage.drop(key)
    throw error
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** Repeats a call that may be repeated until the connection works; `onFailure` is called on each failure. */
export async function persist<T>(call: () => Promise<T>, onFailure: () => void): Promise<T> {
  for (let wait = 400; ; wait = Math.min(wait * 1.7, 5000)) {
    try {
      return await call()
    } catch (error) {
      if (!(error instanceof ApiError) || !['offline', 'internal', 'gateway_unreachable'].includes(error.code))
        throw error
      onFailure()
      await pause(wait)
    }
  }
}
