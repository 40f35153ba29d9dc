import type { Solve } from './challenge.ts'
import { isChallenge, prove, type Challenge } from './pow.ts'
import { startWorker } from './worker.ts'

export { requestProof } from './request-proof.ts'

const mostMs = 60_000

/**
 * Solves an ALTCHA proof of work beside the page where workers run, in short slices of the page's own time elsewhere.
 */
export const solve: Solve = async (challenge, signal) => {
  if (!isChallenge(challenge)) throw new Error('a challenge of an unknown kind')
  signal.throwIfAborted()
  const worker = startWorker()
  try {
    return worker ? await inWorker(worker, challenge, signal) : await inSlices(challenge, signal)
  } catch (error) {
    if (signal.aborted || !(error instanceof WorkerLost)) throw error
    return await inSlices(challenge, signal)
  } finally {
    worker?.terminate()
  }
}

/** The worker's script did not load or may not run here. */
class WorkerLost extends Error {}

function inWorker(worker: Worker, challenge: Challenge, signal: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = () => finish(() => reject(signal.reason))
    const timer = setTimeout(() => finish(() => reject(new Error('too hard'))), mostMs)
    function finish(settle: () => void) {
      clearTimeout(timer)
      signal.removeEventListener('abort', stop)
      settle()
    }
    signal.addEventListener('abort', stop)
    worker.onerror = (event) => {
      event.preventDefault()
      finish(() => reject(new WorkerLost()))
    }
    worker.onmessage = ({ data }: MessageEvent<{ proof?: string; error?: string }>) =>
      finish(() => (data.proof ? resolve(data.proof) : reject(new Error(data.error))))
    worker.postMessage(challenge)
  })
}

async function inSlices(challenge: Challenge, signal: AbortSignal): Promise<string> {
  const end = Date.now() + mostMs
  return prove(challenge, async () => {
    signal.throwIfAborted()
    if (Date.now() > end) throw new Error('too hard')
    await new Promise((resolve) => setTimeout(resolve))
  })
}
