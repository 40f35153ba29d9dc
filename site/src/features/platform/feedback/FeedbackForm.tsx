import { FileUpload } from '@brand/ui/file-upload'
import { SegmentedControl } from '@brand/ui/segmented-control'
import { TextArea } from '@brand/ui/text-area'
import { TextField } from '@brand/ui/text-field'
import { Callout } from '@brand/ui/callout'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { useDraft } from '../../../app/forms/use-draft.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import type { CaptchaParts } from './captcha-parts.ts'
import type { Draft, FeedbackType, useFeedback } from './use-feedback.ts'

const types = ['IDEA', 'PROBLEM', 'PRAISE', 'OTHER'] as const satisfies readonly FeedbackType[]

interface FeedbackFormProps extends Pick<ReturnType<typeof useFeedback>, 'limit' | 'fault' | 'busy' | 'send'> {
  captcha: CaptchaParts
  /** Has an account: answers come to the messages. */
  reachable: boolean
  /** What goes with it: a game and a round. It is a problem then. */
  about?: Draft['about']
}

/** What it is about, the words within the limit of the operator, pictures, and how an answer can come. */
export function FeedbackForm({ limit, fault, busy, send, captcha, reachable, about }: FeedbackFormProps) {
  const t = useWords('support')
  const errorText = useErrorText()
  const [form, focusFirstWrong] = useFirstWrong()
  const draft = useDraft(about ? `feedback.${about.nodeId}` : 'feedback')
  const { content = '', contact = '' } = draft.values
  const type: FeedbackType = types.find((one) => one === draft.values['type']) ?? (about ? 'PROBLEM' : 'IDEA')
  const [read, setRead] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const bounds = t(limit.unit === 'char' ? 'feedback.chars' : 'feedback.words', {
    count: limit.max,
    min: limit.min,
    max: limit.max,
  })
  const wrong = fault?.kind === 'empty' ? t('feedback.missing') : fault?.kind === 'length' ? bounds : undefined
  const message =
    fault?.kind === 'wait'
      ? t('feedback.wait', { minutes: fault.minutes })
      : fault?.kind === 'refused'
        ? errorText(fault.error)
        : undefined
  const unread =
    fault?.kind === 'captcha'
      ? fault.error === undefined
        ? t('feedback.captcha.missing')
        : errorText(fault.error)
      : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ type, content, contact, captcha: read, files, about }).then((asked) => {
      if (asked === 'filed') return draft.drop()
      if (asked) setRead('')
      focusFirstWrong()
    })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack space="lg">
        {message ? (
          <Callout tone="danger" role="alert">
            {message}
          </Callout>
        ) : null}
        {about ? null : (
          <SegmentedControl
            full
            label={t('feedback.type')}
            options={types.map((value) => ({ value, label: t(`feedback.type.${value}`) }))}
            value={type}
            onValueChange={(value) => draft.change('type', value)}
          />
        )}
        <TextArea
          required
          rows={5}
          label={t('feedback.content')}
          hint={limit.unit === 'word' ? bounds : undefined}
          error={wrong}
          limit={limit.unit === 'char' ? limit.max : false}
          value={content}
          onValueChange={(value) => draft.change('content', value)}
        />
        <FileUpload optional label={t('feedback.pictures')} value={files} disabled={busy} onValueChange={setFiles} />
        {reachable ? (
          <Text size="dense" quiet>
            {t('feedback.answer.MESSAGE')}
          </Text>
        ) : (
          <TextField
            optional
            label={t('feedback.contact')}
            hint={t('feedback.contactHint')}
            error={fault?.kind === 'contact' ? t('feedback.contact.wrong') : undefined}
            maxLength={128}
            autoComplete="email"
            value={contact}
            onValueChange={(value) => draft.change('contact', value)}
          />
        )}
        {captcha.field({ value: read, error: unread, onValueChange: setRead })}
        <SubmitButton busy={busy} busyLabel={t('feedback.busy')}>
          {t('feedback.submit')}
        </SubmitButton>
      </Stack>
    </form>
  )
}
