import { isGatewayError } from '@brand/sdk'
import { slot } from '../storage/storage.ts'

/** What a person wants done once, whatever happens to the answer: its key and its input. */
export interface Intent {
  key: string
  /** JSON of the input. */
  body: string
  /** Account that pressed. */
  owner: string
  /** When, in ms of this device's clock. */
  at: number
}

/** A random UUID; `crypto.randomUUID` is missing where the page is not a secure context. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-4$3-8$4-')
}

function parse(text: string): Intent | undefined {
  const kept = JSON.parse(text) as Partial<Intent>
  return typeof kept.key === 'string' &&
    /^[\x21-\x7e]{8,255}$/.test(kept.key) &&
    typeof kept.body === 'string' &&
    typeof kept.owner === 'string' &&
    typeof kept.at === 'number'
    ? { key: kept.key, body: kept.body, owner: kept.owner, at: kept.at }
    : undefined
}

/**
 * The idempotency key of a money form, kept for this tab from the press until the result is known, so that another
 * press, a reload and a return to the page do not create a second one. A different input has a different key, and so
 * has the next account in the tab.
 */
export function intentOf(name: string, owner: string) {
  const kept = slot<Intent>('sessionStorage', `intent.${name}`, parse, JSON.stringify)
  const waiting = () => {
    const intent = kept.read()
    return intent?.owner === owner ? intent : undefined
  }
  return {
    /** The intent for an input: the one that waits for its answer, if its input is the same. */
    begin(input: unknown): Intent {
      const body = JSON.stringify(input)
      const before = waiting()
      const intent = { key: before?.body === body ? before.key : newKey(), body, owner, at: Date.now() }
      kept.write(intent)
      return intent
    },
    waiting,
    /** The result of a key is known; another that was pressed since still waits. */
    answered(key: string) {
      if (kept.read()?.key === key) kept.write(null)
    },
  }
}

const silences: readonly string[] = ['network_abnormal', 'timeout', 'aborted', 'unavailable', 'unknown']

/** Whether a failure leaves the result of a call open: it must be queried, not sent again. */
export const isSilence = (error: unknown): boolean => !isGatewayError(error) || silences.includes(error.code)

/** What the gateway refuses before it looks at the key of a call. */
const barriers: readonly string[] = [
  'token_expired',
  'session_revoked',
  'throttled',
  'rate_limited',
  'maintenance',
  'region_restricted',
  'must_change_password',
  'must_accept_terms',
]

/** Whether a failure tells nothing of what was sent before under the same key, by a press or by the client itself. */
export const leavesOpen = (error: unknown): boolean =>
  isSilence(error) || (isGatewayError(error) && barriers.includes(error.code))

/** One call for an input, however often it is made: the key is kept until the gateway has answered. */
export async function callOnce<O>(
  name: string,
  owner: string,
  input: unknown,
  call: (idempotencyKey: string) => Promise<O>,
): Promise<O> {
  const intent = intentOf(name, owner)
  const { key } = intent.begin(input)
  try {
    const output = await call(key)
    intent.answered(key)
    return output
  } catch (failure) {
    if (!leavesOpen(failure)) intent.answered(key)
    throw failure
  }
}
