import type { ReactNode } from 'react'
import type { CompiledRules, FieldError } from './compileRules.ts'
import { isPatternId } from './patterns.ts'

/** What a server found wrong with a field: a fault whose words are chosen here, or words of its own. */
export type ServerFieldError = FieldError | { kind: 'said'; words: ReactNode }

const whole = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined

/**
 * `details.fields` of a refusal (`{ username: { code, patternId?, min?, max? } }`) as faults by field. What
 * the server rejects is an error even where its code is unknown; what it leaves out is filled from the rule of the
 * field.
 */
export function serverErrors(
  fields: unknown,
  { fields: known }: Pick<CompiledRules, 'fields'>,
): Record<string, FieldError> {
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).map(([name, raw]) => [
      name,
      toFault(
        raw,
        known.find((field) => field.name === name),
      ),
    ]),
  )
}

function toFault(raw: unknown, rule: CompiledRules['fields'][number] | undefined): FieldError {
  const { code, patternId, min, max } = (raw ?? {}) as {
    code?: unknown
    patternId?: unknown
    min?: unknown
    max?: unknown
  }
  if (code === 'required') return { kind: 'required' }
  if (code === 'mismatch') return { kind: 'confirm' }
  return {
    kind: 'pattern',
    patternId: typeof patternId === 'string' && isPatternId(patternId) ? patternId : (rule?.patternId ?? 'any'),
    min: whole(min) ?? rule?.min ?? 1,
    max: whole(max) ?? rule?.max ?? 256,
  }
}
