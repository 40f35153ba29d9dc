import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import type { Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { LinkMember } from '@brand/sdk/agent'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { AnsweredTable } from '../../../app/records/AnsweredTable.tsx'
import { CursorPager, useCursor } from '../../../app/records/CursorPager.tsx'
import { useTime } from '../../../app/format/use-time.ts'
import { useWords } from '../../../app/i18n/i18n.ts'

interface LinkMembersDialogProps {
  code: string
  onClose: () => void
}

/** Who registered with a link, newest first. */
export function LinkMembersDialog({ code, onClose }: LinkMembersDialogProps) {
  const t = useWords('register-centre')
  const { time } = useTime()
  const cursor = useCursor()
  const answer = useApiQuery(
    agent.registerCentre.linkMembers,
    { code, pageSize: 10, ...(cursor.after && { after: cursor.after }) },
    { keep: true },
  )
  const { data } = answer
  const columns: Column<LinkMember>[] = [
    { id: 'account', head: t('username'), cell: ({ account }) => <bdi>{account}</bdi> },
    { id: 'kind', head: t('kind'), cell: ({ kind }) => t(kind === 'AGENT' ? 'kind.AGENT' : 'kind.PLAYER') },
    {
      id: 'registeredAt',
      head: t('registered'),
      cell: ({ registeredAt }) => <time dateTime={registeredAt}>{time(registeredAt)}</time>,
    },
    { id: 'active', head: t('active'), cell: ({ active }) => t(active ? 'active.yes' : 'active.no') },
  ]
  return (
    <Dialog open onOpenChange={onClose} title={t('people.title', { code })}>
      <Stack space="lg">
        <AnsweredTable
          answer={answer}
          label={t('people.title', { code })}
          columns={columns}
          rows={data?.list}
          rowKey={({ account, registeredAt }) => `${account} ${registeredAt}`}
          outlines={3}
          busy={answer.isPlaceholderData}
          empty={
            <Text size="caption" quiet>
              {t('people.none')}
            </Text>
          }
          variant="panel"
        />
        <CursorPager
          cursor={cursor}
          next={data?.next}
          busy={answer.isPlaceholderData}
          newer={t('newer')}
          older={t('older')}
        />
      </Stack>
    </Dialog>
  )
}
