import { Callout } from '@brand/ui/callout'
import { Link } from '@brand/ui/link'
import { useWords } from '../../../app/i18n/i18n.ts'
import { memberPath } from '../../../app/routing/paths.ts'

/** Instead of a form that would need the fund password: where one is set. */
export function NoFundPassword() {
  const t = useWords('points')
  return (
    <Callout>
      {t('fund.none')} <Link href={memberPath('security')}>{t('fund.set')}</Link>
    </Callout>
  )
}
