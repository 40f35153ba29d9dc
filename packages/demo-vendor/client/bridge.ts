export type ToSite =
  | { type: 'ready' }
  | { type: 'round.start'; roundId: string }
  | { type: 'round.end'; roundId: string }
  | { type: 'balance.changed' }
  | { type: 'balance.request' }
  | { type: 'exit' }
  /** A visitor who watches without logging in wants to bet. */
  | { type: 'login.request' }
  | { type: 'error'; code: string }

export type FromSite = { type: 'theme'; scheme: 'dark' | 'light' } | { type: 'pause' | 'resume' | 'balance' }

function read(data: unknown, nonce: string): FromSite | undefined {
  if (typeof data !== 'object' || data === null) return undefined
  const { v, nonce: sentNonce, type, scheme } = data as Record<string, unknown>
  if (v !== 1 || sentNonce !== nonce) return undefined
  if (type === 'theme' && (scheme === 'dark' || scheme === 'light')) return { type, scheme }
  if (type === 'pause' || type === 'resume' || type === 'balance') return { type }
  return undefined
}

/** Talks with the site around the frame: only with that window, that origin and that nonce, and never about amounts. */
export function bridgeTo(
  parentOrigin: string,
  nonce: string,
  onMessage: (message: FromSite) => void,
): (message: ToSite) => void {
  const { parent } = window
  if (parent === window || !parentOrigin || !nonce) return () => {}
  window.addEventListener('message', (event) => {
    if (event.source !== parent || event.origin !== parentOrigin) return
    const message = read(event.data, nonce)
    if (message) onMessage(message)
  })
  return (message) => parent.postMessage({ v: 1, nonce, ...message }, parentOrigin)
}
