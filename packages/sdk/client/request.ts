import type { Core } from './core.ts'
import type { Descriptor } from './descriptor.ts'

/**
 * Address, headers and body of one attempt: query of a GET or DELETE, else JSON, sealed where the policy requires it.
 */
export async function buildRequest<I>(
  core: Core,
  { method, path, module, sealed }: Descriptor<I>,
  input: I,
  carried: Record<string, string | undefined>,
): Promise<{ url: string; init: RequestInit }> {
  const headers: Record<string, string> = { 'X-Module-Id': module }
  for (const [name, value] of Object.entries(carried)) if (value) headers[name] = value
  // A redirect would carry the token to wherever it points.
  const init: RequestInit = { method, headers, redirect: 'error' }
  let url = core.baseUrl + path
  if (method === 'GET' || method === 'DELETE') {
    const query = new URLSearchParams(Object.entries(input ?? {}).filter(([, value]) => value != null) as string[][])
    if (String(query)) url += `?${query}`
  } else {
    headers['Content-Type'] = 'application/json'
    if (sealed) {
      const { headers: more, body } = await (
        await core.cipher()
      ).seal({ method, path, body: input, now: () => core.clock.now() + core.offsetMs })
      Object.assign(headers, more)
      init.body = body
    } else init.body = JSON.stringify(input)
  }
  return { url, init }
}
