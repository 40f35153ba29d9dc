/** A call that `boot.js` made while the scripts of the page were still coming. */
interface EarlyCall {
  headers: Record<string, string>
  answer: Promise<{ status: number; headers: Headers; text: string }>
}
/** Those calls by address. */
export type EarlyCalls = Record<string, EarlyCall | undefined>

interface Early {
  earlyCalls?: EarlyCalls
  /** Values by address, once they are read from the page. */
  pageAnswers?: Record<string, unknown>
}

/** The element with the answers that the gateway wrote into the page; each is the same for everyone. */
export const answersId = 'answers'

/** A page that the browser had kept and shows unasked may be old. */
function answersInPage(): Record<string, unknown> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const text = navigation?.type === 'back_forward' ? '' : document.getElementById(answersId)?.textContent
  return text ? (JSON.parse(text) as Record<string, unknown>) : {}
}

/** ms since the start of the page after which an answer counts as old. */
const freshMs = 30_000

const same = (a: Headers, b: Headers): boolean => JSON.stringify([...a]) === JSON.stringify([...b])

/**
 * The answer that is in the page, or that to a call that was made early, handed out once: for the same address in the
 * same language and session. Undefined where there is none. A call that failed is made again.
 */
export function takeEarlyCall(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  from: Early = window as Early,
): Promise<Response> | undefined {
  if (typeof input !== 'string' || (init?.method ?? 'GET') !== 'GET') return undefined
  const fresh = performance.now() <= freshMs
  const answers = (from.pageAnswers ??= answersInPage())
  if (input in answers) {
    const { [input]: value } = answers
    delete answers[input]
    return fresh ? Promise.resolve(Response.json({ success: true, value })) : undefined
  }
  const early = from.earlyCalls?.[input]
  if (!early) return undefined
  delete from.earlyCalls?.[input]
  if (!fresh || !same(new Headers(early.headers), new Headers(init?.headers))) return undefined
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
