import type { Core } from './core.ts'
import type { Descriptor } from './descriptor.ts'
import { requestHead } from './request-head.ts'

/** Address, headers and body of one attempt: JSON beside GET and DELETE, sealed where the policy requires it. */
export async function buildRequest<I>(
  core: Core,
  endpoint: Descriptor<I>,
  input: I,
  token: string | undefined,
  more: Record<string, string | undefined>,
): Promise<{ url: string; init: RequestInit }> {
  const { method, path, sealed } = endpoint
  const { url, headers } = requestHead(endpoint, input, { language: core.language(), token })
  for (const [name, value] of Object.entries(more)) if (value) headers[name] = value
  // A redirect would carry the token to wherever it points.
  const init: RequestInit = { method, headers, redirect: 'error' }
  if (method !== 'GET' && method !== 'DELETE') {
    headers['Content-Type'] = 'application/json'
    if (sealed) {
      const { headers: more, body } = await (
        await core.cipher()
      ).seal({ method, path, body: input, now: () => core.clock.now() + core.offsetMs })
      Object.assign(headers, more)
      init.body = body
    } else init.body = JSON.stringify(input)
  }
  return { url: core.baseUrl + url, init }
}
