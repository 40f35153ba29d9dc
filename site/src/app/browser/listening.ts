/** What of a page that came drawn has been taken over: what stands around its content, or all of it. */
export type Listening = 'frame' | 'page'

declare global {
  interface Window {
    listening?: Listening
  }
}

/** Tells `boot.js`, which keeps what is typed and pressed until then. What listens once listens on. */
export function listensNow(part: Listening): void {
  if (window.listening !== 'page') window.listening = part
}
