import { Callout } from '@brand/ui/callout'
import { FileUpload } from '@brand/ui/file-upload'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextArea } from '@brand/ui/text-area'
import { isGatewayError } from '@brand/sdk'
import type { TicketsOptionsOutput, TicketsSubmitInput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { sendPictures } from '../../../app/forms/send-pictures.ts'
import { fits, type TextLimit } from '../../../app/forms/text-limit.ts'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { HelpAnswers } from './HelpAnswers.tsx'
import { ExpectedAnswer } from './ServiceTimes.tsx'

interface QuestionFormProps {
  options: TicketsOptionsOutput
  /** What goes with it. */
  about?: Pick<TicketsSubmitInput, 'subject' | 'problem'>
  onFiled: (ticketNo: string) => void
  /** An article of the help centre was the answer. */
  onAnswered: () => void
}

/** The words of a question within the limit of the operator, what help says to them, pictures, and when it is answered. */
export function QuestionForm({ options, about, onFiled, onAnswered }: QuestionFormProps) {
  const t = useWords('tickets')
  const errorText = useErrorText()
  const [form, focusFirstWrong] = useFirstWrong()
  const subject = about?.subject
  const account = useAccount().member?.account ?? ''
  const name = subject ? (`question.${subject.kind}-${subject.id}` as const) : 'question'
  const draft = useDraft(name)
  const { text = '' } = draft.values
  const [files, setFiles] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const { min, max, open, expectedAt } = options
  const unit = options.unit === 'word' ? 'word' : 'char'
  const limit: TextLimit = { unit, min, max }
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: async () => {
      const question = { text: text.trim(), ...about }
      const { ticketNo, messages } = await callOnce(name, account, question, (intent) =>
        member.tickets.submit({ ...question, intent }),
      )
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
      draft.drop()
      showToast(
        left.length > 0
          ? { tone: 'danger', title: t('pictures.left', { count: left.length }) }
          : { tone: 'success', title: t('ask.done') },
      )
      onFiled(ticketNo)
    },
  })
  const bounds = t(unit === 'char' ? 'bounds.char' : 'bounds.word', { count: max, min, max })
  const wrong = !tried ? undefined : text.trim() === '' ? t('ask.missing') : fits(text, limit) ? undefined : bounds
  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (!fits(text, limit)) return focusFirstWrong()
    mutate()
  }
  return (
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
          onValueChange={(value) => draft.change('text', value)}
          error={wrong}
        />
        <HelpAnswers question={text} onAnswered={onAnswered} />
        <FileUpload optional label={t('pictures')} value={files} disabled={isPending} onValueChange={setFiles} />
        <Text size="dense" quiet>
          {open ? null : <>{t('ask.offline')} </>}
          {expectedAt ? <ExpectedAnswer expectedAt={expectedAt} /> : null}
        </Text>
        <SubmitButton busy={isPending} busyLabel={t('busy')}>
          {t('ask.send')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
