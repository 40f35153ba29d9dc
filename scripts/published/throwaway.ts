import { startGateway } from '@brand/gateway/testing'

/** Lends a real gateway on a throwaway database. */
export async function throwaway(work: (url: string) => Promise<void>): Promise<void> {
  const gateway = await startGateway()
  try {
    await work(gateway.url)
  } finally {
    await gateway.stop()
  }
}
