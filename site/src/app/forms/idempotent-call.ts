import { GatewayError, isGatewayError } from '@brand/sdk'
import { isSilence, leavesOpen, type Intent } from './intent.ts'

/** The result of a call is not known yet: it is queried again. */
export class Unanswered extends Error {}

interface IdempotentCall<O> {
  intent: Intent
  /** Sends it; undefined where a reload cut the answer off. */
  send: (() => Promise<O>) | undefined
  /** Its result; refused with `not_found` where it never arrived. */
  find: () => Promise<O>
  /** The gateway has answered. */
  onAnswered: () => void
  /** Settles when the next query may be sent; rejects once no caller waits for it. */
  beforeNext: () => Promise<void>
}

/** How long a call may be pending whose page was reloaded: the client waits for an answer as long. */
const onItsWayMs = 15_000

/**
 * Tries to get the result of an intent: the first call sends it, the later ones query it by its key, so it is
 * sent once. Throws `Unanswered` while the result is not known.
 */
export function idempotentCall<O>({ intent, send, find, onAnswered, beforeNext }: IdempotentCall<O>): () => Promise<O> {
  /** Why the answer is missing; undefined where a reload cut it off. */
  let lost: unknown
  let tries = 0

  async function first(): Promise<{ value: O } | undefined> {
    if (!send) return undefined
    try {
      const value = await send()
      return { value }
    } catch (failure) {
      // The client may have sent it before, and lost that answer.
      if (leavesOpen(failure)) {
        lost = failure
        return undefined
      }
      onAnswered()
      throw failure
    }
  }

  async function ask(): Promise<O> {
    try {
      return await find()
    } catch (failure) {
      const missing = isGatewayError(failure, 'not_found')
      // It never arrived: the same press may be made again, under the same key. After a reload the call itself may
      // come yet.
      if (missing && (lost !== undefined || Date.now() - intent.at > onItsWayMs)) {
        if (lost !== undefined && !isSilence(lost)) onAnswered()
        throw lost ?? new GatewayError({ code: 'network_abnormal' })
      }
      if (!missing && !isSilence(failure)) throw failure
      throw new Unanswered()
    }
  }

  return async () => {
    const sent = tries++ === 0 ? await first() : await beforeNext()
    const value = sent ? sent.value : await ask()
    onAnswered()
    return value
  }
}
