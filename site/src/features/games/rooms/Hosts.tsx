import { EmptyState } from '@brand/ui/empty-state'
import { chatCircleDots } from '@brand/ui/icons'
import { Skeleton } from '@brand/ui/skeleton'
import { Grid } from '@brand/ui/grid'
import { Heading } from '@brand/ui/heading'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { sdk } from '../../../app/api/client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useModule } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
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
  const answer = useApiQuery(sdk.chat.models, {}, { staleTime: 30_000 })
  return (
    <section aria-label={t('hosts')} className={css.section}>
      <Stack space="lg">
        <Stack space="2xs">
          <Heading size="lg">{t('hosts')}</Heading>
          <Text quiet>{t('hosts.text')}</Text>
        </Stack>
        <Answered
          answer={answer}
          failed={t('hosts.failed')}
          waiting={
            <Grid as="ul" minColumn="sm" aria-hidden>
              {[0, 1, 2, 3].map((n) => (
                <li key={n}>
                  <Skeleton variant="block" size="lg" />
                </li>
              ))}
            </Grid>
          }
        >
          {({ list }) =>
            list.length > 0 ? (
              <Grid as="ul" minColumn="sm">
                {list.map((host) => (
                  <HostCard key={host.modelId} host={host} />
                ))}
              </Grid>
            ) : (
              <EmptyState level={3} icon={chatCircleDots} title={t('hosts.none')}>
                {t('hosts.noneText')}
              </EmptyState>
            )
          }
        </Answered>
      </Stack>
    </section>
  )
}
