import { AsyncLocalStorage } from 'node:async_hooks'

/** `traceparent` of W3C: version, trace, span, flags. */
const form = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/

const current = new AsyncLocalStorage<string>()

/** Runs what a request asks for; its trace goes on in every call to the gateway that comes of it. */
export function inTraceOf<T>(header: string | string[] | undefined, work: () => T): T {
  return typeof header === 'string' && form.test(header) ? current.run(header, work) : work()
}

/** The head of a call to the gateway: the trace of the request under way, where its caller sent one. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current.getStore()
  return traceparent === undefined ? {} : { traceparent }
}
