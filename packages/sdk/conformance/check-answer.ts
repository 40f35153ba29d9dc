import type { Endpoint } from '../contract/endpoint.ts'
import { errors, type ErrorCode } from '../contract/errors.ts'
import type { Got } from './wire.ts'

/** Codes any of which is right; `ok` for a success. */
export type Wanted = readonly (ErrorCode | 'ok')[]

/** What is wrong with an answer, as text; empty when nothing is. */
export function faultsOf(endpoint: Endpoint, got: Got, wanted: Wanted): string[] {
  const faults = got.code === 'ok' ? successFaults(endpoint, got) : refusalFaults(got)
  if (!wanted.some((code) => code === got.code)) faults.unshift(`answered ${got.status} ${got.code}`)
  return faults
}

function successFaults(endpoint: Endpoint, got: Got): string[] {
  const faults = envelopeFaults(got)
  if (got.status !== 200) faults.push(`a success with status ${got.status}`)
  const result = endpoint.output.safeParse(got.value)
  if (!result.success)
    faults.push(...result.error.issues.map((issue) => `value.${issue.path.join('.')}: ${issue.message}`))
  return faults
}

function refusalFaults(got: Got): string[] {
  const faults = envelopeFaults(got)
  const { value, message, retryable } = (got.body ?? {}) as Record<string, unknown>
  const known = Object.hasOwn(errors, got.code) ? errors[got.code as ErrorCode] : undefined
  if (!known) faults.push(`the code ${got.code} is not of the contract`)
  else if (known.status !== got.status) faults.push(`${got.code} came with status ${got.status}, not ${known.status}`)
  if (value !== null) faults.push('a refusal with a value')
  if (typeof message !== 'string' || message === '') faults.push('a refusal without a message')
  if (typeof retryable !== 'boolean') faults.push('a refusal that does not say whether to retry')
  return faults
}

function envelopeFaults({ contentType, body }: Got): string[] {
  const faults: string[] = []
  if (!/^application\/json\b/.test(contentType)) faults.push(`content type ${contentType || 'missing'}`)
  if (typeof (body as { requestId?: unknown } | undefined)?.requestId !== 'string') faults.push('no requestId')
  return faults
}
