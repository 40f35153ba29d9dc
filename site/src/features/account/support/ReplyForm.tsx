import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Card } from '@brand/ui/card'
import { FileUpload } from '@brand/ui/file-upload'
import { Stack } from '@brand/ui/stack'
import { TextArea } from '@brand/ui/text-area'
import { isGatewayError } from '@brand/sdk'
import { useState, type FormEvent } from 'react'
import { member } from '../../../app/api/member-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { sendPictures, type PicturesLeft } from '../../../app/forms/send-pictures.ts'
import { fits, type TextLimit } from '../../../app/forms/text-limit.ts'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { useReplyErrorText, useTicketOptions, type Ticket } from './use-tickets.ts'

/** Pictures that did not arrive, and the message they belong to. */
interface Waiting extends PicturesLeft {
  messageNo: string
}

/** Writes on in a thread; to a closed question it says that a reply opens it again. */
export function ReplyForm({ ticket: { ticketNo, state } }: { ticket: Ticket }) {
  const t = useWords('tickets')
  const errorText = useErrorText()
  const replyErrorText = useReplyErrorText()
  const { data: options } = useTicketOptions()
  const limit: TextLimit = { unit: options?.unit === 'word' ? 'word' : 'char', min: 1, max: options?.max ?? 500 }
  const [form, focusFirstWrong] = useFirstWrong()
  const account = useAccount().member?.account ?? ''
  const name = `reply.${ticketNo}` as const
  const draft = useDraft(name)
  const { text = '' } = draft.values
  const [files, setFiles] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const [waiting, setWaiting] = useState<Waiting>()

  const picturesOf = (messageNo: string, list: readonly File[]) =>
    sendPictures(list, (image) =>
      member.tickets.addPicture({ ticketNo, messageNo, image }, { timeoutMs: 60_000 }),
    ).then((left) => ({ ...left, messageNo }))
  const settle = (sent: Waiting) => setWaiting(sent.left.length > 0 ? sent : undefined)
  const reply = useApiMutation({
    mutationFn: async () => {
      const written = { ticketNo, text: text.trim() }
      const { messages } = await callOnce(name, account, written, (intent) =>
        member.tickets.reply({ ...written, intent }),
      )
      const messageNo = messages.findLast(({ from }) => from === 'PERSON')?.messageNo ?? ''
      return { sent: written.text, pictures: await picturesOf(messageNo, files) }
    },
    changes: ['tickets'],
    onSuccess({ sent, pictures }) {
      // What was typed meanwhile stays.
      const now = text.trimStart()
      const rest = now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
      draft.drop()
      if (rest) draft.change('text', rest)
      setFiles([])
      setTried(false)
      settle(pictures)
    },
  })
  const again = useApiMutation({
    mutationFn: ({ messageNo, left }: Waiting) => picturesOf(messageNo, left),
    changes: ['tickets'],
    onSuccess: settle,
  })
  const bounds = t(limit.unit === 'char' ? 'bounds.char' : 'bounds.word', {
    count: limit.max,
    min: limit.min,
    max: limit.max,
  })
  const wrong = !tried ? undefined : text.trim() === '' ? t('reply.missing') : fits(text, limit) ? undefined : bounds

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!fits(text, limit)) return focusFirstWrong()
    reply.mutate()
  }
  return (
    <Card>
      <form ref={form} noValidate onSubmit={submit}>
        <Stack>
          {reply.error ? (
            <Callout tone="danger" role="alert">
              {isGatewayError(reply.error, 'order_closed') ? t('reply.late') : replyErrorText(reply.error)}
            </Callout>
          ) : null}
          {waiting ? (
            <Callout
              tone="danger"
              role="alert"
              actions={
                <Button size="sm" busy={again.isPending} busyLabel={t('busy')} onClick={() => again.mutate(waiting)}>
                  {t('pictures.again')}
                </Button>
              }
            >
              {t('pictures.left', { count: waiting.left.length })}{' '}
              {waiting.error === undefined ? null : errorText(waiting.error)}
            </Callout>
          ) : null}
          <TextArea
            rows={3}
            label={t('reply')}
            hint={state === 'CLOSED' ? t('reply.reopens') : undefined}
            limit={limit.unit === 'char' ? limit.max : false}
            value={text}
            onValueChange={(value) => draft.change('text', value)}
            error={wrong}
          />
          <FileUpload
            optional
            label={t('pictures')}
            value={files}
            disabled={reply.isPending}
            onValueChange={setFiles}
          />
          <div>
            <Button type="submit" variant="primary" busy={reply.isPending} busyLabel={t('busy')}>
              {t('reply.send')}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  )
}
