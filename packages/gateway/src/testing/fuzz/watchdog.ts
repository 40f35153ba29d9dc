import { Worker } from 'node:worker_threads'

/**
 * Ends this process, naming what was done, when its event loop has stood still for so long: a loop that never ends
 * would else keep its test for ever. A guard against hanging, no measure of speed.
 */
export function watchLoop(patienceMs: number): { doing(what: string): void; stop(): Promise<number> } {
  const text = new SharedArrayBuffer(1024)
  const seen = new Int32Array(new SharedArrayBuffer(4))
  const watcher = new Worker(
    `const { workerData: { text, seen, patienceMs, pid } } = require('node:worker_threads')
    let last = -1, since = Date.now()
    setInterval(() => {
      const now = Atomics.load(seen, 0)
      if (now !== last) { last = now; since = Date.now(); return }
      if (Date.now() - since < patienceMs) return
      const what = Buffer.from(new Uint8Array(text)).toString().replace(/\\0.*/s, '')
      require('node:fs').writeSync(2, 'the event loop stood still for ' + patienceMs + ' ms: ' + what + '\\n')
      process.kill(pid, 'SIGKILL')
    }, 250)`,
    { eval: true, workerData: { text, seen, patienceMs, pid: process.pid } },
  )
  const beat = setInterval(() => Atomics.add(seen, 0, 1), 250)
  return {
    doing(what) {
      const bytes = new Uint8Array(text).fill(0)
      bytes.set(Buffer.from(what.slice(0, 250)).subarray(0, 1023))
    },
    stop() {
      clearInterval(beat)
      return watcher.terminate()
    },
  }
}
