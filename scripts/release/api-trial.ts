import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiFaults } from './api.ts'

/** In a copy with a tagged release: a removed export is detected, and accepted once it is announced. */
export function apiTrial(copy: string): string {
  const still = apiFaults(copy)
  if (still.length > 0) throw new Error(`nothing changed since the release, and yet: ${still.join('\n')}`)
  const report = join(copy, 'packages/sdk/api/root.api.md')
  const note = join(copy, '.changeset/trial.md')
  const whole = readFileSync(report, 'utf8')
  writeFileSync(report, whole.replace(/^export function createBrandClient.*\n/m, ''))
  const faults = apiFaults(copy)
  writeFileSync(note, "---\n'@brand/sdk': minor\n---\n\nThe client is made another way.\n")
  const announced = apiFaults(copy)
  writeFileSync(report, whole)
  rmSync(note)
  if (faults.length !== 1 || !faults[0]?.includes('createBrandClient'))
    throw new Error(`an export is gone, and nobody noticed: ${faults.join('\n')}`)
  if (announced.length > 0) throw new Error(`announced, and yet: ${announced.join('\n')}`)
  return 'an export that is taken away after the release is noticed; with a note it may go'
}
