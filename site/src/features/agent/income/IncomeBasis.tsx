import type { Income } from '@brand/sdk/agent'
import { buttonAttributes } from '@brand/ui/button'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { moduleOn } from '../../../app/api/modules.ts'
import { useStatus } from '../../../app/api/status.ts'
import { centrePath } from '../../../app/centre/centres.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { CommissionDay } from './CommissionDay.tsx'
import { basisOf } from './income.model.ts'
import { RevenueMonth } from './RevenueMonth.tsx'

/** What a row is the sum of: its members, or the page that lists each period or movement. */
export function IncomeBasis({ period }: { period: Income }) {
  const t = useWords('income')
  const tree = useStatus().data?.info.whitelabel
  const { kind, role, from } = period
  if (kind === 'COMMISSION') return <CommissionDay day={from} />
  if (kind === 'REVENUE_SHARE') return <RevenueMonth month={from} />
  const basis = basisOf(period)
  if (!basis) return null
  const packet = kind === 'RED_PACKET'
  return (
    <Stack space="md" align="start">
      <Text size="dense" quiet>
        {t(packet ? 'packet.text' : role === 'paid' ? 'contract.paid' : 'contract.received')}
      </Text>
      {moduleOn(tree, basis.module) ? (
        <a
          {...buttonAttributes({ size: 'sm' })}
          href={`${centrePath('agent', basis.page)}&${new URLSearchParams(basis.query)}`}
        >
          {t(packet ? 'packet.open' : 'contract.open')}
        </a>
      ) : null}
    </Stack>
  )
}
