import { EmptyState } from '@brand/ui/empty-state'
import { ErrorState } from '@brand/ui/error-state'
import { chatCircleDots } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { sdk } from '../../../app/api/client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useModule } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { HostCard } from './HostCard.tsx'
import * as css from './rooms.css.ts'

/**
 * Who hosts the live rooms: a card each, and a way into their chat. Nothing where the operator has no chat.
 */
export default function Hosts() {
  const on = useModule('CBS3')
  return on ? <HostList /> : null
}

function HostList() {
  const t = useWords('play')
  const errorText = useErrorText()
  const { data, error, refetch } = useApiQuery(sdk.chat.models, {}, { staleTime: 30_000 })
  return (
    <section aria-label={t('hosts')} className={css.section}>
      <Stack space="lg">
        <Stack space="2xs">
          <Heading size="lg">{t('hosts')}</Heading>
          <Text quiet>{t('hosts.text')}</Text>
        </Stack>
        {data?.list.length ? (
          <Grid as="ul" minColumn="sm">
            {data.list.map((host) => (
              <HostCard key={host.modelId} host={host} />
            ))}
          </Grid>
        ) : data ? (
          <EmptyState level={3} icon={chatCircleDots} title={t('hosts.none')}>
            {t('hosts.noneText')}
          </EmptyState>
        ) : error ? (
          <ErrorState title={t('hosts.failed')} onRetry={() => void refetch()}>
            {errorText(error)}
          </ErrorState>
        ) : (
          <Grid as="ul" minColumn="sm" aria-hidden>
            {[0, 1, 2, 3].map((n) => (
              <li key={n}>
                <Skeleton variant="block" size="lg" />
              </li>
            ))}
          </Grid>
        )}
      </Stack>
    </section>
  )
}
