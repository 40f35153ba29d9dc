import { prove, type Challenge } from './pow.ts'

// The page ends this worker when it has its answer, or no longer wants one.
addEventListener('message', ({ data }: MessageEvent<Challenge>) => {
  prove(data, async () => undefined).then(
    (proof) => postMessage({ proof }),
    (error: unknown) => postMessage({ error: String(error) }),
  )
})
