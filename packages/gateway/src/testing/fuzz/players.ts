import { setTimeout as delay } from 'node:timers/promises'
import { createBrandClient, createSessionStore, memoryStorage } from '@brand/sdk'
import { contract } from '@brand/sdk/contract'
import { secretFrom } from '../../modules/rounds/vendor-calls/secrets.ts'
import { sign } from '../../modules/rounds/vendor-calls/signature.ts'

/** A trial player in a game, with what the vendor needs to post rounds for it. */
export interface LaunchedGame {
  token: string
  vass: string
  body: Record<string, unknown>
  /** Expected balance, in minor units. */
  owed: bigint
  rounds: number
}

let addresses = 0
/**
 * Accounts per address and day are limited: each player has an address of their own, behind the proxy the gateway
 * trusts.
 */
export const fromOwnAddress = (): typeof fetch => {
  const address = `127.${(++addresses >> 8) & 255}.${addresses & 255}.7`
  return (input, init) => {
    const headers = new Headers(init?.headers)
    headers.set('x-forwarded-for', address)
    return fetch(input, { ...init, headers })
  }
}

/** The token of a new trial player. */
export async function trialOf(baseUrl: string): Promise<string> {
  const sdk = createBrandClient({ baseUrl, session: createSessionStore(memoryStorage()), fetch: fromOwnAddress() })
  const { token } = await sdk.session.freePlay()
  sdk.close()
  return token
}

/** Players and vendors of a gateway in another process; `url` may change while they play. */
export function playersOf(url: () => string, key: string) {
  /** A read that was refused because of overload is retried, as any client does. */
  async function read<T>(path: string): Promise<{ value: T }> {
    for (;;) {
      const answer = await request<T>('GET', path)
      if (answer.status !== 503) return answer
      await delay(200)
    }
  }

  async function request<T>(
    method: string,
    path: string,
    token = '',
    body?: object,
  ): Promise<{ status: number; code?: string; value: T }> {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    const answer = await fetch(url() + path, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    })
    return { status: answer.status, ...((await answer.json()) as { value: T }) }
  }

  /** A vendor call, repeated until the result is known. */
  async function book(vass: string, call: string, body: Record<string, unknown>): Promise<Record<string, unknown>> {
    const payload = JSON.stringify(body)
    for (;;) {
      const timestamp = String(Math.floor(Date.now() / 1000))
      const headers = {
        'content-type': 'application/json',
        'x-vendor': vass,
        'x-timestamp': timestamp,
        'x-signature': sign(secretFrom(key, vass), timestamp, payload),
      }
      const answer = await fetch(`${url()}/vendor/v1/${vass}/${call}`, {
        method: 'POST',
        headers,
        body: payload,
        signal: AbortSignal.timeout(5000),
      }).catch(() => undefined)
      const response =
        answer?.status === 200
          ? ((await answer.json().catch(() => undefined)) as Record<string, unknown> | undefined)
          : undefined
      if (response) return response
      await delay(50)
    }
  }

  async function launchGame(): Promise<LaunchedGame> {
    const token = await trialOf(url())
    const {
      value: { games },
    } = await read<{ games: { nodeId: number; vassalage: string; status: string }[] }>(
      `${contract.games.list.path}?gameType=RNG&pageSize=99`,
    )
    const { nodeId, vassalage: vass } = games.find(({ status }) => status === 'ON') ?? { nodeId: 0, vassalage: '' }
    const { value } = await request<{ content: { game_url: string } }>('POST', contract.games.launch.path, token, {
      nodeId,
      vassalage: vass,
      gameType: 'RNG',
      language: 'en',
      backUrl: '/',
    })
    const session = await book(vass, 'authenticate', {
      token: new URL(value.content.game_url).searchParams.get('token'),
    })
    return {
      token,
      vass,
      body: {
        token: session['token'],
        playerId: session['playerId'],
        gameId: String(nodeId),
        currency: session['currency'],
      },
      owed: 1_000_000n,
      rounds: 0,
    }
  }

  return { ask: request, book, launchGame }
}
