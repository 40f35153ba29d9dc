import type { WorkerInfo } from '@playwright/test'

let visitors = 0

/**
 * So many accounts a day come from one address: each test is a visitor of its own, behind the proxy the gateway trusts.
 */
export async function ownAddress(
  {}: object,
  use: (headers: Record<string, string>) => Promise<void>,
  { workerIndex }: Pick<WorkerInfo, 'workerIndex'>,
): Promise<void> {
  visitors++
  await use({ 'x-forwarded-for': `127.${(workerIndex % 200) + 1}.${(visitors >> 8) & 255}.${visitors & 255}` })
}
