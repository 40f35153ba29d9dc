import { Link } from '@brand/ui/link'
import { excludedUntil } from '../../../app/auth/excluded-until.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { paths } from '../../../app/routing/paths.ts'
import { Notice } from '../Notice.tsx'

/** Why a self-excluded person was logged out, what a login is still for, and where help is. */
export function ExcludedNotice({ onLeave }: { onLeave: () => void }) {
  const t = useWords('access')
  const { time } = useTime()
  const until = excludedUntil.read()
  return (
    <Notice kind="info">
      {until ? t('login.excluded.until', { at: time(until) }) : t('login.excluded')} {t('login.excluded.open')}{' '}
      {t('login.excluded.advice')}{' '}
      <Link href={paths.help} onClick={onLeave}>
        {t('login.excluded.help')}
      </Link>
    </Notice>
  )
}
