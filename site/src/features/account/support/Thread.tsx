import { Avatar } from '@brand/ui/avatar'
import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { DataList } from '@brand/ui/data-list'
import { EmptyState } from '@brand/ui/empty-state'
import { Icon } from '@brand/ui/icon'
import { check, headset } from '@brand/ui/icons'
import { Inline } from '@brand/ui/inline'
import { PageHeader } from '@brand/ui/page-header'
import { Section } from '@brand/ui/section'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import type { ComponentType } from 'react'
import { MutationButton } from '../../../app/forms/MutationButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { formatCount } from '../../../app/format/format.ts'
import { useTime } from '../../../app/format/use-time.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useLang, useWords } from '../../../app/i18n/i18n.ts'
import { StoredPictures } from '../../../app/overlays/StoredPicture.tsx'
import { Answered } from '../../../app/records/Answered.tsx'
import { supportPath } from '../../../app/routing/support-path.ts'
import { ReplyForm } from './ReplyForm.tsx'
import { ExpectedAnswer, ServiceTimes } from './ServiceTimes.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import * as css from './support.css.ts'
import { TicketState } from './TicketState.tsx'
import { useReplyErrorText, useTicket, type Ticket, type TicketMessage } from './use-tickets.ts'

export interface ThreadProps {
  ticketNo: string
  /** The history of an order, beside the talk about it. */
  OrderHistory: ComponentType<{ orderNo: string }>
}

/** One question: the talk, what it is about, and whose turn it is. */
export function Thread({ ticketNo, OrderHistory }: ThreadProps) {
  const t = useWords('tickets')
  const answer = useTicket(ticketNo)
  const { data } = answer
  const back = { label: t('mine'), href: supportPath() }
  return (
    <>
      {data ? (
        <PageHeader
          title={<bdi>{data.question}</bdi>}
          description={<bdi>{data.ticketNo}</bdi>}
          note={<TicketState state={data.state} />}
          back={back}
        />
      ) : (
        <PageHeader title={t('question')} back={back} />
      )}
      <Answered
        answer={answer}
        failed={t('failed')}
        outline="2xl"
        missing={
          <EmptyState icon={headset} title={t('missing')}>
            {t('missing.text')}
          </EmptyState>
        }
      >
        {(ticket) => (
          <Columns widths="main-aside" collapseBelow="desktop" space="xl">
            <Stack space="lg">
              <Talk ticket={ticket} />
              {ticket.canReply ? <ReplyForm ticket={ticket} /> : <Callout tone="info">{t('reply.late')}</Callout>}
            </Stack>
            <Stack space="lg">
              {ticket.subject && (ticket.subject.kind === 'DEPOSIT' || ticket.subject.kind === 'WITHDRAWAL') ? (
                <Section title={t('about')}>
                  <OrderHistory orderNo={ticket.subject.id} />
                </Section>
              ) : null}
              <TicketFacts ticket={ticket} />
              <ServiceTimes />
            </Stack>
          </Columns>
        )}
      </Answered>
    </>
  )
}

/** When it was answered first, and when the next answer is due. */
function TicketFacts({ ticket: { at, firstAnswerMinutes, expectedAt } }: { ticket: Ticket }) {
  const t = useWords('tickets')
  const lang = useLang()
  const { time } = useTime()
  return (
    <Card as="section" aria-label={t('facts')}>
      <DataList
        items={[
          { term: t('asked'), value: <time dateTime={at}>{time(at)}</time> },
          ...(firstAnswerMinutes === null
            ? []
            : [
                {
                  term: t('firstAnswer'),
                  value: t('minutes', { count: firstAnswerMinutes, n: formatCount(firstAnswerMinutes, lang) }),
                },
              ]),
        ]}
      />
      {expectedAt ? (
        <Text size="dense" quiet>
          <ExpectedAnswer expectedAt={expectedAt} />
        </Text>
      ) : null}
    </Card>
  )
}

function Talk({ ticket }: { ticket: Ticket }) {
  const t = useWords('tickets')
  const { ticketNo, state, messages, subject } = ticket
  const close = useApiMutation({
    mutationFn: () => member.tickets.close({ ticketNo }),
    changes: ['tickets'],
    toastError: true,
  })
  return (
    <Stack space="md">
      <Stack as="ol" space="none" aria-label={t('talk')}>
        {messages.map((message, n) => (
          <li key={message.messageNo} data-event={message.event}>
            {message.event ? (
              <Event message={message} />
            ) : (
              <Message message={message} ticket={ticket}>
                {n === 0 && subject ? <SubjectCard subject={subject} /> : null}
              </Message>
            )}
          </li>
        ))}
      </Stack>
      {state === 'CLOSED' ? null : (
        <Inline space="sm">
          {state === 'ANSWERED' ? (
            <Text as="span" size="dense" quiet>
              {t('close.ask')}
            </Text>
          ) : null}
          <MutationButton variant={state === 'ANSWERED' ? 'primary' : 'quiet'} of={close} busyLabel={t('busy')}>
            <Icon icon={check} size={18} />
            {t(state === 'ANSWERED' ? 'close.yes' : 'close')}
          </MutationButton>
        </Inline>
      )}
    </Stack>
  )
}

function Event({ message: { event, at } }: { message: TicketMessage }) {
  const t = useWords('tickets')
  const { time } = useTime()
  return (
    <Text size="caption" quiet className={css.event}>
      {t(event === 'REOPENED' ? 'event.REOPENED' : 'event.CLOSED')}, <time dateTime={at}>{time(at)}</time>
    </Text>
  )
}

function Message({
  message: { messageNo, from, name, text, pictures, choices, chosen, at },
  ticket: { ticketNo, canReply },
  children,
}: {
  message: TicketMessage
  ticket: Ticket
  children: React.ReactNode
}) {
  const t = useWords('tickets')
  const { time } = useTime()
  const { member: person } = useAccount()
  const errorText = useReplyErrorText()
  const { mutate, isPending, variables, error } = useApiMutation({
    mutationFn: (index: number) => {
      const reply = { ticketNo, choice: { messageNo, index } }
      return callOnce(`choice.${messageNo}`, person?.account ?? '', reply, (intent) =>
        member.tickets.reply({ ...reply, intent }),
      )
    },
    changes: ['tickets'],
  })
  const mine = from === 'PERSON'
  const author = mine ? t('you') : name ? t('service.name', { name: `\u2068${name}\u2069` }) : t('service')
  return (
    <article className={css.message} aria-label={author}>
      <Avatar name={mine ? (person?.nickname ?? t('you')) : (name ?? t('service'))} size="sm" />
      <Stack space="sm">
        <Inline justify="between" align="baseline">
          <Text as="span" weight="label">
            {author}
          </Text>
          <Text as="span" size="caption" quiet>
            <time dateTime={at}>{time(at)}</time>
          </Text>
        </Inline>
        <p dir="auto" className={css.prose}>
          {text}
        </p>
        {children}
        <StoredPictures
          call={member.tickets.picture}
          imageIds={pictures}
          label={(number) => t('picture', { number })}
        />
        {choices.length > 0 ? (
          <Inline space="sm" role="group" aria-label={t('choices')}>
            {choices.map((choice, index) => (
              <Button
                key={index}
                aria-pressed={chosen === index}
                disabled={!canReply || (chosen !== null && chosen !== index)}
                busy={isPending && variables === index}
                busyLabel={t('busy')}
                onClick={() => (chosen === null ? mutate(index) : undefined)}
              >
                {chosen === index ? <Icon icon={check} size={18} /> : null}
                <bdi>{choice}</bdi>
              </Button>
            ))}
          </Inline>
        ) : null}
        {error ? (
          <Callout tone="danger" role="alert">
            {errorText(error)}
          </Callout>
        ) : null}
      </Stack>
    </article>
  )
}
