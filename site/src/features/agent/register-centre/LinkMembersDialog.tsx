import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { Table, type Column } from '@brand/ui/table'
import { Text } from '@brand/ui/text'
import type { LinkMember } from '@brand/sdk/agent'
import { useState } from 'react'
import { agent } from '../../../app/api/agent-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
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
  /** Where each page after the first begins, up to the open one. */
  const [starts, setStarts] = useState<readonly string[]>([])
  const after = starts.at(-1)
  const { data, isError, refetch } = useApiQuery(agent.registerCentre.linkMembers, {
    code,
    pageSize: 10,
    ...(after && { after }),
  })
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
  const next = data?.next
  return (
    <Dialog open onOpenChange={onClose} title={t('people.title', { code })}>
      <Stack space="lg">
        <Table
          label={t('people.title', { code })}
          columns={columns}
          rows={data?.list}
          rowKey={({ account, registeredAt }) => `${account} ${registeredAt}`}
          presorted
          outlines={3}
          error={isError && !data ? true : undefined}
          onRetry={() => void refetch()}
          empty={
            <Text size="caption" quiet>
              {t('people.none')}
            </Text>
          }
          variant="panel"
        />
        {starts.length > 0 || next ? (
          <Inline justify="between">
            <Button disabled={starts.length === 0} onClick={() => setStarts(starts.slice(0, -1))}>
              {t('newer')}
            </Button>
            <Button disabled={!next} onClick={() => next && setStarts([...starts, next])}>
              {t('older')}
            </Button>
          </Inline>
        ) : null}
      </Stack>
    </Dialog>
  )
}
