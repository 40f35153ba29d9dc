import { createBrandClient, traces, type BrandClient } from '@brand/sdk'
import type { Lang } from '../i18n/language.ts'
import { takeEarlyCall } from './early-calls.ts'

// The page says which as it starts.
let language: Lang = 'bn'
/** Language of answers now. */
export const spoken = (): Lang => language

const watchers = new Set<() => void>()

/** Language of later answers; the language switch sets it before anything is fetched again. */
export function speak(lang: Lang): void {
  language = lang
}

/** Notified of every answer that may mean the site has closed: 503 maintenance, 451 region. The status shows which. */
export function onMaybeClosed(watcher: () => void): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

let onResponse: ((answer: Promise<Response>) => void) | undefined

/** Is shown every call of the page, to see whether the gateway answers. Returns how to stop. */
export function watchAnswers(listener: (answer: Promise<Response>) => void): () => void {
  onResponse = listener
  return () => void (onResponse = undefined)
}

async function watchedFetch(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const asked = takeEarlyCall(input, init) ?? globalThis.fetch(input, init)
  onResponse?.(asked)
  const answer = await asked
  if (answer.status === 503 || answer.status === 451) for (const watcher of watchers) watcher()
  return answer
}

// A gateway that collects traces says so at the root of its pages.
const share = globalThis.document?.documentElement.dataset['traces']

/** The gateway, on the page's own origin. */
export const sdk: BrandClient = createBrandClient({
  language: () => language,
  fetch: watchedFetch,
  trace: share ? traces(+share) : undefined,
})
