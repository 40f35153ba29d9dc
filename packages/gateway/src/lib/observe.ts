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

/** Fields for each line of the log: which trace it belongs to. */
type LogFields = () => Record<string, string>
let fields: LogFields | undefined

export const logFields: LogFields = () => fields?.() ?? {}

/** @returns stops it */
export function setLogFields(given: LogFields): () => void {
  fields = given
  return () => {
    if (fields === given) fields = undefined
  }
}
