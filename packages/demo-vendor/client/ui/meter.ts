/** Counts a figure up to `to` minor units; a second call or `stop` ends the first. */
export function meter(write: (minor: number) => void, still: () => boolean) {
  let frame = 0
  const stop = () => cancelAnimationFrame(frame)
  return {
    stop,
    run(to: number, ms: number): void {
      stop()
      if (still() || ms <= 0) return write(to)
      const begun = performance.now()
      const step = (now: number) => {
        const t = Math.min(1, (now - begun) / ms)
        write(Math.round(to * (1 - (1 - t) ** 3)))
        if (t < 1) frame = requestAnimationFrame(step)
      }
      frame = requestAnimationFrame(step)
    },
  }
}
