import { createHash } from 'node:crypto'
import { refuse } from '../refusal.ts'
import { canonicalJson } from './canonical-json.ts'

/** The version of terms that are shown to a person: changes with any of them. */
export const versionOf = (terms: unknown): string =>
  createHash('sha256').update(canonicalJson(terms)).digest('base64url').slice(0, 16)

/**
 * Compares what a person was shown with what applies now. A caller that sends no version was shown nothing and accepts
 * what applies.
 * @throws Refused `terms_changed` with the names of what has changed
 */
export function requireShown(
  shown: Readonly<Record<string, string | undefined>> | undefined,
  now: Readonly<Record<string, string | undefined>>,
): void {
  const changed = Object.entries(shown ?? {})
    .filter(([name, version]) => version !== undefined && version !== now[name])
    .map(([name]) => name)
  if (changed.length > 0) throw refuse('terms_changed', { details: { changed } })
}
