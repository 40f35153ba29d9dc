import { AsyncLocalStorage } from 'node:async_hooks'
import type { Observer } from './observe.ts'

/** `traceparent` of W3C: version, trace, span, flags. */
const form = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/

const current = new AsyncLocalStorage<string>()

/**
 * The trace of a request goes on in every call to the gateway that comes of it, without a span of this process: for one
 * that sends none.
 */
export const passTracesOn: Observer = {
  request({ headers: { traceparent } }, work) {
    return typeof traceparent === 'string' && form.test(traceparent) ? current.run(traceparent, work) : work()
  },
}

/** The head of a call to the gateway: the trace that is passed on, where there is one. */
export function traceHeaders(): Record<string, string> {
  const traceparent = current.getStore()
  return traceparent === undefined ? {} : { traceparent }
}
