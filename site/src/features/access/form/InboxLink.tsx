import { Link } from '@brand/ui/link'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useStatus } from '../../../app/api/status.ts'

/** The developer's inbox, where a sandbox shows the codes it would have sent. Only where it opens for this visitor. */
export function InboxLink() {
  const t = useWords('access')
  const sandbox = useStatus().data?.currency.playMoney === true
  const { data: open } = useQuery({
    queryKey: ['sandbox', 'inbox'],
    queryFn: async ({ signal }) => (await fetch('/sandbox/inbox.css', { signal })).ok,
    enabled: sandbox,
    staleTime: Infinity,
  })
  return open ? (
    <Link variant="action" href="/sandbox/inbox" newTab>
      {t('code.inbox')}
    </Link>
  ) : null
}
