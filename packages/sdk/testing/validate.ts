import { contract } from '../contract/index.ts'
import type { Endpoint } from '../contract/endpoint.ts'
import { urlOf } from './url.ts'

const calls = Object.values(contract).flatMap((area) => Object.values(area as Record<string, Endpoint>))

/**
 * A fetch that checks every answer against the contract: `createBrandClient({ fetch: checkedFetch() })` in tests and in
 * development. What does not fit becomes a refusal with `details.reason: 'wrong_shape'` and the place in its message.
 */
export function checkedFetch(fetch: typeof globalThis.fetch = globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const response = await fetch(input, init)
    const { pathname } = urlOf(input)
    const method = init?.method ?? 'GET'
    const endpoint = calls.find(({ path, method: own, aliases = [] }) =>
      [{ path, method: own }, ...aliases].some((way) => pathname.endsWith(way.path) && way.method === method),
    )
    if (!endpoint || !response.ok) return response
    const body = (await response
      .clone()
      .json()
      .catch(() => undefined)) as { success?: unknown; value?: unknown } | undefined
    const result = body?.success === true ? endpoint.output.safeParse(body.value) : undefined
    if (!result || result.success) return response
    const [issue] = result.error.issues
    return Response.json(
      {
        success: false,
        code: 'unknown',
        message: `value.${issue?.path.join('.')}: ${issue?.message}`,
        details: { reason: 'wrong_shape' },
      },
      { status: 500 },
    )
  }
}
