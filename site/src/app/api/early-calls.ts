/** A call that `boot.js` made, in one request with others, while the scripts of the page were still coming. */
interface EarlyCall {
  headers: Record<string, string>
  /** Text of its answer; none where it failed or was refused. */
  answer: Promise<string | null | undefined>
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

const isFresh = (): boolean => performance.now() <= freshMs

/** Whether some are not handed out yet: answers that are asked for now may be older than the code of the page. */
export const hasEarlyCalls = ({ earlyCalls = {} }: Early = window as Early): boolean =>
  isFresh() && Object.keys(earlyCalls).length > 0

const jsonType = { 'content-type': 'application/json' }

/** The early call began no trace. */
const same = (early: Headers, asked: Headers): boolean => {
  asked.delete('traceparent')
  return JSON.stringify([...early]) === JSON.stringify([...asked])
}

/**
 * The answer that is in the page, or that to a call that was made early, handed out once: for the same address in the
 * same language and session. Undefined where there is none. A call that failed or was refused is made again.
 */
export function takeEarlyCall(
  input: RequestInfo | URL,
  init: RequestInit | undefined,
  from: Early = window as Early,
): Promise<Response> | undefined {
  if (typeof input !== 'string') return undefined
  if ((init?.method ?? 'GET') !== 'GET') {
    // What was answered before it may be old after it; a game is opened before the page has taken them.
    if (!/launch/.test(input)) delete from.earlyCalls
    return undefined
  }
  const fresh = isFresh()
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
    early.answer
      .then((text) => (text ? new Response(text, { headers: jsonType }) : globalThis.fetch(input, init)))
      .then(resolve, reject)
  })
}
