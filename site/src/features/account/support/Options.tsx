import type { TicketsOptionsOutput } from '@brand/sdk/member'
import type { ReactNode } from 'react'
import { useWords } from '../../../app/i18n/i18n.ts'
import { Answered } from '../../../app/records/Answered.tsx'
import { useTicketOptions } from './use-tickets.ts'

/** What depends on how questions can be asked, once that is known. */
export function WithOptions({
  level,
  children,
}: {
  level: 2 | 3
  children: (options: TicketsOptionsOutput) => ReactNode
}) {
  const t = useWords('tickets')
  return (
    <Answered answer={useTicketOptions()} failed={t('failed')} level={level}>
      {children}
    </Answered>
  )
}
