import type { FieldRule } from '@brand/ui/forms'
import type { RegisterSettings } from '@brand/sdk'
import { useWords } from '../../../app/language/i18n.ts'
import * as css from '../session.css.ts'

const last = Number.MAX_SAFE_INTEGER

/** Age and terms, asked apart; both are agreed to or no account is opened (spec §5). */
export const consentRules: readonly FieldRule[] = [
  { field: 'age', required: true, type: 'checkbox', order: last },
  { field: 'agree', required: true, type: 'checkbox', order: last },
]

/** The words of the two, and the terms to read. */
export function useConsent(settings: RegisterSettings | undefined) {
  const t = useWords('session')
  const { minAge: age = 18, termsVersion: version = '' } = settings ?? {}
  return {
    labels: { age: t('register.age', { age }), agree: t('register.agree') },
    fields: { age: { missing: t('register.ageMissing') }, agree: { missing: t('register.agreeMissing') } },
    terms: (
      <details className={css.terms}>
        <summary className={css.summary}>{t('register.terms', { version })}</summary>
        <p className={css.termsText}>{t('register.termsText', { age })}</p>
      </details>
    ),
  }
}
