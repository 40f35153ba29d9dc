import { solve } from '../challenge/solve.ts'
import type { PublicKey } from '../cipher/cipher.ts'
import { seal as sealBody } from '../cipher/jwe.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { contract } from '../contract/index.ts'

/** One request to send, right or wrong. */
export interface Probe {
  endpoint: Pick<Endpoint, 'path' | 'method' | 'module' | 'challenge' | 'headers'>
  token?: string
  /** Query of a GET or DELETE, else the body. */
  input?: unknown
  jwe?: string
  proof?: string
}

export interface Got {
  status: number
  /** The code of a refusal; `ok` otherwise. */
  code: string
  value: unknown
  field: string | undefined
  details: Record<string, unknown>
  contentType: string
  body: unknown
}

/** Content of a seal, where a probe changes it. */
export interface Sealing {
  path?: string
  method?: string
  /** Milliseconds added to the time the seal was made. */
  lateMs?: number
}

export type Wire = ReturnType<typeof createWire>

const BUSY_TRIES = 5
const BUSY_WAIT_MS = 2000

/** Calls a gateway directly, without the client's checks and limits. */
export function createWire(url: string, fetch: typeof globalThis.fetch) {
  let keys: Promise<readonly PublicKey[]> | undefined
  const never = new AbortController().signal

  /** A gateway that has too much to do says when to ask again: how busy it is is no answer to the probe. */
  async function send(probe: Probe, tries = BUSY_TRIES): Promise<Got> {
    const got = await request(probe)
    const { retryAfterMs } = (got.body ?? {}) as { retryAfterMs?: unknown }
    if (got.code !== 'unavailable' || typeof retryAfterMs !== 'number' || tries === 0) return got
    await new Promise((resolve) => setTimeout(resolve, Math.min(retryAfterMs, BUSY_WAIT_MS)))
    return send(probe, tries - 1)
  }

  async function request({ endpoint, token, input, jwe, proof }: Probe): Promise<Got> {
    const inQuery = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const query = inQuery
      ? new URLSearchParams(Object.entries(input ?? {}).map(([name, value]) => [name, String(value)])).toString()
      : ''
    const own = Object.entries(endpoint.headers ?? {}).map(
      ([name, value]) => [name, value === '*' ? 'Linux' : value] as const,
    )
    const headers: Record<string, string> = {
      'X-Module-Id': endpoint.module,
      'Accept-Language': 'en',
      ...Object.fromEntries(own),
    }
    if (token) headers.Authorization = `Bearer ${token}`
    if (proof) headers['X-Challenge'] = proof
    if (jwe) headers.Encryption = 'jwe'
    if (endpoint.method !== 'GET') headers['Idempotency-Key'] = crypto.randomUUID()
    if (!inQuery) headers['Content-Type'] = 'application/json'
    const body = inQuery ? undefined : JSON.stringify(jwe ? { jwe } : (input ?? {}))
    const response = await fetch(url.replace(/\/$/, '') + endpoint.path + (query && `?${query}`), {
      method: endpoint.method,
      headers,
      body,
      redirect: 'manual',
    })
    return read(response)
  }

  async function seal(
    endpoint: Probe['endpoint'],
    body: unknown,
    { path = endpoint.path, method = endpoint.method, lateMs = 0 }: Sealing = {},
  ): Promise<string> {
    keys ??= send({ endpoint: contract.system.status }).then(
      ({ value }) => (value as { jwks: { keys: PublicKey[] } }).jwks.keys,
    )
    const known = await keys
    const sealed = await sealBody({ path, method, body, now: () => Date.now() + lateMs }, known)
    return (JSON.parse(sealed.body) as { jwe: string }).jwe
  }

  /** Requests the challenge, as a client does before the call, and solves it. */
  async function prove({ path, challenge: purpose }: Probe['endpoint']): Promise<string> {
    const { code, value } = await send({ endpoint: contract.system.challenge, input: { purpose } })
    const given = contract.system.challenge.output.safeParse(value)
    if (!given.success) throw new Error(`${path} wants a proof, but ${contract.system.challenge.path} answered ${code}`)
    return solve(given.data.challenge, never)
  }

  /** The call as the contract requires it: sealed and proved where its policy demands it. */
  async function complete(endpoint: Endpoint, input: unknown, token?: string): Promise<Got> {
    const proof = endpoint.challenge && (await prove(endpoint))
    return send({ endpoint, token, proof, ...(endpoint.sealed ? { jwe: await seal(endpoint, input) } : { input }) })
  }

  return { send, seal, prove, complete }
}

async function read(response: Response): Promise<Got> {
  const text = await response.text()
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    body = undefined
  }
  const fields = (typeof body === 'object' && body !== null ? body : {}) as Record<string, unknown>
  return {
    status: response.status,
    code: fields.success === true ? 'ok' : typeof fields.code === 'string' ? fields.code : 'no code',
    value: fields.value,
    field: typeof fields.field === 'string' ? fields.field : undefined,
    details: (typeof fields.details === 'object' && fields.details !== null ? fields.details : {}) as Record<
      string,
      unknown
    >,
    contentType: response.headers.get('content-type') ?? '',
    body,
  }
}
