import { isGatewayError } from '@brand/sdk'
import { useErrorText } from '../../app/errors/error-text.ts'
import { useWords } from '../../app/i18n/i18n.ts'
import type { Key } from '../../app/i18n/words.ts'

/**
 * Reasons of an identity service that have a sentence of their own; the rest go by their
 * code.
 */
const reasons = new Map(
  Object.entries<Key<'access'>>({
    'auth/invalid-phone-number': 'identity.number',
    'auth/missing-phone-number': 'identity.noNumber',
    'auth/missing-verification-code': 'identity.noCode',
    'auth/captcha-check-failed': 'identity.captcha',
    'auth/quota-exceeded': 'identity.quota',
    'auth/operation-not-allowed': 'identity.off',
    'auth/internal-error': 'identity.unknown',
  }),
)

/** The text of a refusal in this feature; undefined where the text of its code is enough. */
export function accessKey(error: unknown): Key<'access'> | undefined {
  const reason = isGatewayError(error) ? error.details['reason'] : undefined
  return typeof reason === 'string' ? reasons.get(reason) : undefined
}

/** The error of a login or registration, in the reader's language. */
export function useAccessText(): (error: unknown) => string {
  const t = useWords('access')
  const errorText = useErrorText()
  return (error) => {
    const key = accessKey(error)
    return key ? t(key) : errorText(error)
  }
}
