import { startGateway, type TestGateway } from '@brand/gateway/testing'

/** Runs a real gateway on a throwaway database. */
export async function throwaway(work: (gateway: TestGateway) => Promise<void>): Promise<void> {
  const gateway = await startGateway()
  try {
    await work(gateway)
  } finally {
    await gateway.stop()
  }
}
