import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { unannounced } from './api.ts'
import { parseNote } from './notes.ts'
import { reportsOf } from './report.ts'

/** In a copy that was released: a removed export is detected, and accepted once it is announced. */
export function apiTrial(copy: string, npmrc: string): string {
  const home = join(copy, 'packages/sdk')
  const faults = (note = '') => unannounced(home, note ? [parseNote('trial.md', note)] : [], reportsOf(home), npmrc)
  const still = faults()
  if (still.length > 0) throw new Error(`nothing changed since the release, and yet: ${still.join('\n')}`)
  const entry = join(home, 'dist/types/client/index.d.ts')
  const whole = readFileSync(entry, 'utf8')
  writeFileSync(entry, whole.replaceAll(/\bcreateBrandClient,? ?/g, ''))
  const unsaid = faults()
  const announced = faults("---\n'@brand/sdk': minor\n---\n\nThe client is made another way.\n")
  writeFileSync(entry, whole)
  if (!unsaid.some((fault) => fault.includes('createBrandClient')))
    throw new Error(`an export is gone, and nobody noticed: ${unsaid.join('\n')}`)
  if (announced.length > 0) throw new Error(`announced, and yet: ${announced.join('\n')}`)
  return 'an export that is taken away after the release is noticed; with a note it may go'
}
