import { Card } from '@brand/ui/card'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ClosedPage, type ClosedProps } from './ClosedPage.tsx'

/** Status 2: the visitor's address, for the service desk if this is a mistake. */
export default function Blocked({ status }: ClosedProps) {
  const t = useWords('system')
  const ip = status?.location.ip
  return (
    <ClosedPage
      status={status}
      shut
      kicker={t('blocked.kicker')}
      title={t('blocked.title')}
      text={t('blocked.message')}
    >
      {ip ? (
        <Card padding="sm">
          <DataList
            variant="stacked"
            items={[
              {
                term: t('blocked.ip'),
                value: <bdi>{ip}</bdi>,
                action: <CopyButton value={ip} />,
              },
            ]}
          />
        </Card>
      ) : null}
    </ClosedPage>
  )
}
