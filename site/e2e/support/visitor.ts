import type { WorkerInfo } from '@playwright/test'
import { plainPictures } from './servers/plain-pictures.ts'

export interface PictureOption {
  /** Pictures of games as players see them, or plain ones, which cost a fifth less of a page's work. */
  pictures: 'real' | 'plain'
}

let visitors = 0

/**
 * The number of accounts per address and day is limited, so each test has its own address behind the trusted proxy. A
 * gateway bundled for tests answers such a visitor with plain pictures.
 */
export async function ownAddress(
  { pictures }: PictureOption,
  use: (headers: Record<string, string>) => Promise<void>,
  { workerIndex }: Pick<WorkerInfo, 'workerIndex'>,
): Promise<void> {
  visitors++
  await use({
    'x-forwarded-for': `127.${(workerIndex % 200) + 1}.${(visitors >> 8) & 255}.${visitors & 255}`,
    ...(pictures === 'plain' && plainPictures),
  })
}
