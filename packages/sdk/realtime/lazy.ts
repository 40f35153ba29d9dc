import { refusalOf } from '../client/unwrap.ts'
import { createListeners } from '../session/listeners.ts'
import type { ConnectionNeeds } from './connection.ts'
import type { Stream, StreamNeeds } from './stream.ts'

/** The stream, whose code is loaded on the first subscription; until then a page only loads this file. */
export function lazyStream(core: StreamNeeds & Pick<ConnectionNeeds, 'clock'>): Stream {
  let loading: Promise<void> | undefined
  let stream: Stream | undefined
  let closed = false

  const load = (): Promise<void> =>
    import('./stream.ts').then(
      ({ createStream }) => void (closed || (stream = createStream(core, refusalOf, createListeners))),
      () => new Promise((resolve) => core.clock.after(5000, () => resolve(load()))),
    )

  function when(act: (stream: Stream) => () => void): () => void {
    let stop: (() => void) | undefined
    let over = false
    void (loading ??= load()).then(() => over || (stream && (stop = act(stream))))
    return () => {
      over = true
      stop?.()
    }
  }

  return {
    subscribe: (event, listener, options) => when((stream) => stream.subscribe(event, listener, options)),
    toldAt: (event) => stream?.toldAt(event),
    onResume: (listener) => when((stream) => stream.onResume(listener)),
    close() {
      closed = true
      stream?.close()
    },
  }
}
