/** A call that `boot.js` made while the scripts of the page were still coming. */
interface EarlyCall {
  headers: Record<string, string>
  answer: Promise<{ status: number; headers: Headers; text: string }>
}
type EarlyCalls = Record<string, EarlyCall | undefined>

/** ms since the start of the page after which an answer counts as old. */
const freshMs = 30_000

const same = (a: Headers, b: Headers): boolean => JSON.stringify([...a]) === JSON.stringify([...b])

/**
 * The answer to a call that was made early, handed out once: for the same address in the same language and session.
 * Undefined where there is none. One that failed is made again.
 */
export function takeEarlyCall(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  { earlyCalls }: { earlyCalls?: EarlyCalls } = window as { earlyCalls?: EarlyCalls },
): Promise<Response> | undefined {
  if (!earlyCalls || typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return undefined
  const early = earlyCalls[input]
  if (!early) return undefined
  delete earlyCalls[input]
  if (performance.now() > freshMs || !same(new Headers(early.headers), new Headers(init?.headers))) return undefined
  return new Promise((resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    early.answer.then(
      ({ status, headers, text }) => {
        // How far this clock is from the gateway's is judged by calls whose start is known.
        const own = new Headers(headers)
        own.delete('date')
        resolve(new Response(text || null, { status, headers: own }))
      },
      () => globalThis.fetch(input, init).then(resolve, reject),
    )
  })
}
