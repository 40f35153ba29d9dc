import { Card } from '@brand/ui/card'
import { CopyButton } from '@brand/ui/copy-button'
import { DataList } from '@brand/ui/data-list'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ClosedPage, type ClosedProps } from './ClosedPage.tsx'

/** Status 2: shows the visitor's IP address, to report a mistake to customer support. */
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
