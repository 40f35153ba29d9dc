import { refusalOf, SIGNATURE_BYTES, type Checked, type Limits } from './FileUpload.model.ts'

/** The first bytes of a file; undefined if they cannot be read (it was moved, or its drive is gone). */
async function headOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer())
  } catch {
    return undefined
  }
}

/** What each file is, by its first bytes, and what is wrong with it. */
export const check = (files: readonly File[], limits: Limits): Promise<Checked<File>[]> =>
  Promise.all(files.map(async (file) => ({ file, refusal: refusalOf(file, await headOf(file), limits) })))
