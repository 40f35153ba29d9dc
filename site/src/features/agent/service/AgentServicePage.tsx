import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useServices } from '../../../app/api/services.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { ServiceWays } from '../../platform/service/ServiceWays.tsx'
import { SupportHours } from '../overview/SupportHours.tsx'

/** Every way for an agent to reach the operator, and when somebody answers. */
export default function AgentServicePage() {
  const t = useWords('agent')
  const support = useWords('support')
  const services = useServices(useStatus().data)
  return (
    <Stack space="xl">
      <PageHeader title={t('page.customerService')} />
      <Text quiet>{support(services.length > 0 ? 'service.text' : 'service.none')}</Text>
      <ServiceWays />
      <SupportHours />
    </Stack>
  )
}
