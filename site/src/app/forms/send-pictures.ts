import { inBase64 } from '../browser/picture.ts'

/** Pictures that did not arrive, and why the first of them did not. */
export interface PicturesLeft {
  left: readonly File[]
  error?: unknown
}

/**
 * Sends pictures one by one after what they belong to, which stays sent: one that fails is reported, and may be sent
 * again.
 */
export async function sendPictures(
  files: readonly File[],
  add: (image: string) => Promise<unknown>,
): Promise<PicturesLeft> {
  let left = files
  try {
    while (left[0]) {
      await add(await inBase64(left[0]))
      left = left.slice(1)
    }
    return { left }
  } catch (error) {
    return { left, error }
  }
}
