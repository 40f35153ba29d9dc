/** What is measured and traced. The names of each kind are bounded: they come from code, never from a caller. */
export interface Work {
  kind: 'statement' | 'stage' | 'job'
  name: string
  /** Text of a statement, without its values. */
  text?: string
}

/** Runs the work, which must begin at once, and measures or traces it. */
export type Observer = <T>(work: Work, run: () => Promise<T>) => Promise<T>

const observers: Observer[] = []

/** Whether anybody observes: where nobody does, nothing is measured. */
export const isObserved = (): boolean => observers.length > 0

/** Observes all work of this process from now on. @returns stops it */
export function observeWith(observer: Observer): () => void {
  observers.push(observer)
  return () => void observers.splice(observers.indexOf(observer), 1)
}

/** Runs a piece of work under the eyes of all observers; without any it costs a call of a function. */
export function observed<T>(work: Work, run: () => Promise<T>): Promise<T> {
  let wrapped = run
  for (const observer of observers) {
    const inner = wrapped
    wrapped = () => observer(work, inner)
  }
  return wrapped()
}

/** The span of the work under way. */
type CurrentTrace = () => { traceId: string; spanId: string; traceFlags: number } | undefined
let current: CurrentTrace | undefined

/** Fields for each line of the log: which trace it belongs to. */
export function logFields(): Record<string, string> {
  const span = current?.()
  return span ? { trace_id: span.traceId, span_id: span.spanId } : {}
}

/** `traceparent` (W3C) for a page that goes on with the trace of the work under way; none where it is not recorded. */
export function traceparent(): string | undefined {
  const span = current?.()
  return span && span.traceFlags & 1 ? `00-${span.traceId}-${span.spanId}-01` : undefined
}

/** @returns stops it */
export function setCurrentTrace(given: CurrentTrace): () => void {
  current = given
  return () => {
    if (current === given) current = undefined
  }
}
