import type { Reader } from '../db/client.ts'

/**
 * What of a module shows an operators' picture, as operators name it: `named` is a pattern of `like` for all that names
 * the picture.
 */
export type PictureUses = (db: Reader, named: string, now: Date) => Promise<string[]>

let readers: readonly PictureUses[] = []

/** The composition root tells once what the modules have. */
export function setPictureUses(uses: readonly PictureUses[]): void {
  readers = uses
}

/** All that shows the picture with an id, in every module. */
export async function usesOf(db: Reader, id: string, now: Date): Promise<string[]> {
  const used: string[] = []
  for (const read of readers) used.push(...(await read(db, `%/art/picture/${id}%`, now)))
  return used.toSorted()
}
