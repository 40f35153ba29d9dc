import { buttonAttributes } from '@brand/ui/button'
import { Columns } from '@brand/ui/columns'
import { Icon } from '@brand/ui/icon'
import { headset } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { ComponentType, ReactNode } from 'react'
import { useSearchParams } from '../../../app/navigation/router.ts'
import { useServices } from '../../../app/api/services.ts'
import { useStatus } from '../../../app/api/status.ts'
import { useMayAsk } from '../../../app/auth/may-ask.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { askPath, readSupportAddress } from '../../../app/routing/support-path.ts'
import { AskForm } from './AskForm.tsx'
import { CommonAnswers } from './CommonAnswers.tsx'
import { Questions } from './Questions.tsx'
import { ServiceTimes } from './ServiceTimes.tsx'
import { Thread } from './Thread.tsx'

interface SupportProps {
  title: string
  /** The operator's channels, help and feedback. */
  ways: ReactNode
  /** The history of an order. */
  OrderHistory: ComponentType<{ orderNo: string }>
}

/**
 * Customer service: the person's questions, when they are answered, and every other way to reach the operator.
 * `&view=ask` asks, with `&about=DEPOSIT-D1` about an order; `&view=ticket&no=Q000017` is a question with its thread.
 */
export function Support({ title, ways, OrderHistory }: SupportProps) {
  const t = useWords('tickets')
  const support = useWords('support')
  const { view, ticketNo, about, page } = readSupportAddress(useSearchParams()[0])
  const services = useServices(useStatus().data)
  const on = useMayAsk()
  if (on && view === 'ask') return <AskForm about={about} />
  if (on && view === 'ticket' && ticketNo)
    return <Thread key={ticketNo} ticketNo={ticketNo} OrderHistory={OrderHistory} />
  const others = (
    <Section title={t('ways')}>
      <Text size="dense" quiet>
        {support(services.length > 0 ? 'service.text' : 'service.none')}
      </Text>
      {ways}
    </Section>
  )
  return (
    <>
      <PageHeader
        title={title}
        actions={
          on ? (
            <a {...buttonAttributes({ variant: 'primary' })} href={askPath()}>
              <Icon icon={headset} size={18} />
              {t('ask')}
            </a>
          ) : undefined
        }
      />
      {on ? (
        <Columns widths="main-aside" collapseBelow="desktop" space="xl">
          <Stack space="2xl">
            <Questions page={page} />
            <CommonAnswers />
          </Stack>
          <Stack space="xl">
            <ServiceTimes />
            {others}
          </Stack>
        </Columns>
      ) : (
        others
      )}
    </>
  )
}
