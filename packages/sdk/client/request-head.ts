import type { Descriptor } from './descriptor.ts'

export interface RequestHead {
  url: string
  headers: Record<string, string>
}

/**
 * Address and headers of a call: query of a GET or DELETE, module, language, session. The client sends every call with
 * them; a script that runs before the client sends the same, so that its answer can stand for that of the client.
 */
export function requestHead(
  { method = 'GET', path, module }: Pick<Descriptor, 'path' | 'module'> & Partial<Pick<Descriptor, 'method'>>,
  input: unknown,
  { language, token }: { language: string; token?: string | undefined },
): RequestHead {
  const headers: Record<string, string> = { 'X-Module-Id': module, 'Accept-Language': language }
  // A redirect would carry the token to wherever it points: no caller follows one.
  if (token) headers['Authorization'] = `Bearer ${token}`
  const fields = method === 'GET' || method === 'DELETE' ? Object.entries(input ?? {}) : []
  const query = new URLSearchParams(fields.filter(([, value]) => value != null) as string[][])
  return { url: String(query) ? `${path}?${query}` : path, headers }
}
