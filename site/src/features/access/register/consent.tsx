import type { FieldRule } from '@brand/ui/forms'
import { Link } from '@brand/ui/link'
import { Text } from '@brand/ui/text'
import type { RegisterSettings } from '@brand/sdk'
import { useWords } from '../../../app/i18n/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'

const last = Number.MAX_SAFE_INTEGER

/** Age and terms: both are agreed to or no account is opened. Offers are wanted by whoever says so. */
export const consentRules: readonly FieldRule[] = [
  { field: 'age', required: true, type: 'checkbox', order: last },
  { field: 'agree', required: true, type: 'checkbox', order: last },
  { field: 'marketing', type: 'checkbox', order: last },
]

/** The words of the three, and the terms to read. */
export function useConsent(settings: RegisterSettings | undefined) {
  const t = useWords('access')
  const { minAge: age = 18, termsVersion: version = '' } = settings ?? {}
  return {
    labels: { age: t('register.age', { age }), agree: t('register.agree'), marketing: t('register.marketing') },
    fields: { age: { missing: t('register.ageMissing') }, agree: { missing: t('register.agreeMissing') } },
    terms: (
      // In a tab of its own: what was filled in stays.
      <Text size="caption">
        <Link href={`${paths.help}#term`} newTab>
          {t('register.terms', { version })}
        </Link>
      </Text>
    ),
  }
}
