/**
 * A value that outlives a reload of this frame and nothing else: session storage, or this entry of the frame's own
 * history where a browser denies storage to frames of another site.
 */
const historyState = (): Record<string, string> =>
  typeof history.state === 'object' && history.state !== null ? (history.state as Record<string, string>) : {}

export const frameStorage = {
  read(key: string): string {
    try {
      return sessionStorage.getItem(key) ?? ''
    } catch {
      return historyState()[key] ?? ''
    }
  },
  write(key: string, value: string): void {
    try {
      sessionStorage.setItem(key, value)
    } catch {
      history.replaceState({ ...historyState(), [key]: value }, '')
    }
  },
  drop(key: string): void {
    try {
      sessionStorage.removeItem(key)
    } catch {
      history.replaceState({ ...historyState(), [key]: '' }, '')
    }
  },
}
