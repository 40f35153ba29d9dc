import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { Columns } from '@brand/ui/columns'
import { FileUpload } from '@brand/ui/file-upload'
import { PageHeader } from '@brand/ui/page-header'
import { Skeleton } from '@brand/ui/skeleton'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextArea } from '@brand/ui/text-area'
import { isGatewayError } from '@brand/sdk'
import type { TicketsOptionsOutput } from '@brand/sdk/member'
import { useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { member } from '../../../app/api/member-client.ts'
import { useApiQuery } from '../../../app/api/use-api-query.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { newKey } from '../../../app/forms/intent.ts'
import { sendPictures } from '../../../app/forms/send-pictures.ts'
import { fits, type TextLimit } from '../../../app/forms/text-limit.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { supportPath, ticketPath, type AskedAbout } from '../../../app/routing/support-path.ts'
import { HelpAnswers } from './HelpAnswers.tsx'
import { ExpectedAnswer, ServiceTimes } from './ServiceTimes.tsx'
import { SubjectCard } from './SubjectCard.tsx'
import { useTicketOptions } from './use-tickets.ts'

/** A new question: what it is about, what help says to it, the words, and when it will be answered. */
export function AskForm({ about }: { about: AskedAbout | undefined }) {
  const t = useWords('tickets')
  const { data } = useTicketOptions()
  return (
    <>
      <PageHeader title={t('ask.title')} description={t('ask.text')} back={{ label: t('mine'), href: supportPath() }} />
      <Columns widths="main-aside" collapseBelow="desktop" space="xl">
        <Stack space="lg">
          {about ? <Subject about={about} /> : null}
          {data ? (
            data.openTickets >= data.mostOpen ? (
              <Callout tone="warning">{t('ask.most', { count: data.mostOpen })}</Callout>
            ) : (
              <Question options={data} about={about} />
            )
          ) : (
            <Skeleton variant="block" aria-busy="true" />
          )}
        </Stack>
        <ServiceTimes />
      </Columns>
    </>
  )
}

/** What goes with the question; a number that is not the person's own is told, and not sent. */
function Subject({ about }: { about: AskedAbout }) {
  const t = useWords('tickets')
  const { data, isError } = useApiQuery(member.tickets.subject, about)
  return data ? (
    <SubjectCard subject={data} />
  ) : isError ? (
    <Callout tone="warning">{t('subject.missing')}</Callout>
  ) : (
    <Skeleton aria-busy="true" />
  )
}

function Question({ options, about }: { options: TicketsOptionsOutput; about: AskedAbout | undefined }) {
  const t = useWords('tickets')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const [form, focusFirstWrong] = useFirstWrong()
  const [text, setText] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  // Sent again after a lost answer, it is one question.
  const intent = useRef('')
  const { min, max, open, expectedAt } = options
  const unit = options.unit === 'word' ? 'word' : 'char'
  const limit: TextLimit = { unit, min, max }
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: async () => {
      intent.current ||= newKey()
      const filed = await member.tickets.submit({
        text: text.trim(),
        intent: intent.current,
        ...(about && { subject: about }),
      })
      const { ticketNo, messages } = filed
      const messageNo = messages[0]?.messageNo ?? ''
      return {
        ticketNo,
        ...(await sendPictures(files, (image) =>
          member.tickets.addPicture({ ticketNo, messageNo, image }, { timeoutMs: 60_000 }),
        )),
      }
    },
    changes: ['tickets'],
    onSuccess({ ticketNo, left }) {
      showToast(
        left.length > 0
          ? { tone: 'danger', title: t('pictures.left', { count: left.length }) }
          : { tone: 'success', title: t('ask.done') },
      )
      void navigate(ticketPath(ticketNo), { replace: true })
    },
    onError(failure) {
      // It was refused: what is sent next is another question.
      if (isGatewayError(failure) && failure.status !== undefined) intent.current = ''
    },
  })
  const bounds = t(unit === 'char' ? 'bounds.char' : 'bounds.word', { min, max })
  const wrong = !tried ? undefined : text.trim() === '' ? t('ask.missing') : fits(text, limit) ? undefined : bounds
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!fits(text, limit)) return focusFirstWrong()
    mutate()
  }
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack space="lg">
          {error ? (
            <Callout tone="danger" role="alert">
              {isGatewayError(error, 'too_many_open_orders')
                ? t('ask.most', { count: options.mostOpen })
                : isGatewayError(error, 'not_found')
                  ? t('subject.missing')
                  : errorText(error)}
            </Callout>
          ) : null}
          <TextArea
            required
            rows={6}
            label={t('ask.question')}
            hint={bounds}
            limit={unit === 'char' ? max : false}
            value={text}
            onValueChange={setText}
            error={wrong}
          />
          <HelpAnswers question={text} onAnswered={() => void navigate(supportPath())} />
          <FileUpload optional label={t('pictures')} value={files} disabled={isPending} onValueChange={setFiles} />
          <Text size="dense" quiet>
            {open ? null : <>{t('ask.offline')} </>}
            {expectedAt ? <ExpectedAnswer expectedAt={expectedAt} /> : null}
          </Text>
          <Button type="submit" variant="primary" size="lg" full busy={isPending} busyLabel={t('busy')}>
            {t('ask.send')}
          </Button>
        </Stack>
      </form>
    </Card>
  )
}
