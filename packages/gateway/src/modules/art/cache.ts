/** Keeps what was used last, up to `maxBytes` in all. */
export function lru(maxBytes: number) {
  const kept = new Map<string, Buffer>()
  let bytes = 0
  return {
    get(key: string): Buffer | undefined {
      const found = kept.get(key)
      if (found) {
        kept.delete(key)
        kept.set(key, found)
      }
      return found
    },
    set(key: string, value: Buffer): void {
      bytes += value.length - (kept.get(key)?.length ?? 0)
      kept.delete(key)
      kept.set(key, value)
      for (const [oldest, gone] of kept) {
        if (bytes <= maxBytes) break
        kept.delete(oldest)
        bytes -= gone.length
      }
    },
    get bytes() {
      return bytes
    },
  }
}
