import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Dialog } from '@brand/ui/dialog'
import { EmptyState } from '@brand/ui/empty-state'
import { FileUpload } from '@brand/ui/file-upload'
import { usersThree } from '@brand/ui/icons'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import { Text } from '@brand/ui/text'
import { TextArea } from '@brand/ui/text-area'
import { TextField } from '@brand/ui/text-field'
import type { LineMessagesRecipientsOutput, LineMessagesSendInput } from '@brand/sdk/member'
import { useState, type FormEvent } from 'react'
import { useAccount } from '../../../../app/auth/session.ts'
import { callOnce } from '../../../../app/forms/intent.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useApiQuery } from '../../../../app/api/use-api-query.ts'
import { sendPictures } from '../../../../app/forms/send-pictures.ts'
import { useDraft } from '../../../../app/forms/use-draft.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../../app/forms/use-form-errors.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { openPopup } from '../../../../app/overlays/popups.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { Answered } from '../../../../app/records/Answered.tsx'

/** Who is written to: somebody below, or the sender of a message; without it the person chooses. */
export type Addressee = { account: string } | { replyTo: string; account: string; summary: string }

interface WriteDialogProps {
  to?: Addressee | undefined
  onClose: () => void
}

/** Writes to the upline, to somebody of the team, or back to the sender of a message. */
export default function WriteDialog({ to, onClose }: WriteDialogProps) {
  const t = useWords('messages')
  const answer = useApiQuery(member.lineMessages.recipients, {}, { enabled: to === undefined })
  const title =
    to === undefined
      ? t('line.write')
      : t('replyTo' in to ? 'line.replyTo' : 'line.writeTo', { account: `\u2068${to.account}\u2069` })
  return (
    <Dialog open onOpenChange={onClose} title={title}>
      {to !== undefined ? (
        <WriteForm to={to} onClose={onClose} />
      ) : (
        <Answered answer={answer} failed={t('line.failed')}>
          {(recipients) =>
            recipients.upline === null && !recipients.team ? (
              <EmptyState
                icon={usersThree}
                title={t('line.nobody')}
                action={
                  <Button
                    onClick={() => {
                      onClose()
                      openPopup('feedback')
                    }}
                  >
                    {t('write')}
                  </Button>
                }
              >
                {t('line.nobody.text')}
              </EmptyState>
            ) : (
              <WriteForm recipients={recipients} onClose={onClose} />
            )
          }
        </Answered>
      )}
    </Dialog>
  )
}

interface WriteFormProps {
  to?: Addressee
  recipients?: LineMessagesRecipientsOutput
  onClose: () => void
}

function WriteForm({ to, recipients, onClose }: WriteFormProps) {
  const t = useWords('messages')
  const writer = useAccount().member?.account ?? ''
  const name = to ? (`letter.${to.account}` as const) : 'letter'
  const draft = useDraft(name)
  const { account = '', text = '' } = draft.values
  const side = recipients?.upline === null || draft.values['side'] === 'DOWN' ? 'DOWN' : 'UP'
  const [files, setFiles] = useState<readonly File[]>([])
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: async (input: LineMessagesSendInput) => {
      const { messageId } = await callOnce(name, writer, input, (idempotencyKey) =>
        member.lineMessages.send(input, { idempotencyKey }),
      )
      return sendPictures(files, (image) => member.lineMessages.addPicture({ messageId, image }, { timeoutMs: 60_000 }))
    },
    changes: ['lineMessages'],
    onSuccess({ left }) {
      draft.drop()
      showToast(
        left.length > 0
          ? { tone: 'danger', title: t('pictures.left', { count: left.length }) }
          : { tone: 'success', title: t('line.done') },
      )
      onClose()
    },
  })
  const { fields, message } = useFormErrors(error, ['account', 'text'])
  const names = to === undefined && side === 'DOWN'
  const missing = { account: names && !account.trim(), text: !text.trim() }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (missing.account || missing.text || text.length > most) return focusFirstWrong()
    const whom = to === undefined ? (names ? { account: account.trim() } : {}) : addressOf(to)
    mutate({ ...whom, text: text.trim() })
  }
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <Stack space="lg">
        {/* What was written to the team is no letter to the upline once there is no team. */}
        {recipients?.upline != null && (recipients.team || side === 'DOWN') ? (
          <RadioGroup
            label={t('line.to')}
            value={side}
            onValueChange={(value) => draft.change('side', value)}
            options={[
              { value: 'UP', label: t('line.to.UP', { account: `\u2068${recipients.upline}\u2069` }) },
              { value: 'DOWN', label: t('line.to.DOWN'), disabled: !recipients.team },
            ]}
          />
        ) : recipients?.upline != null ? (
          <Text size="dense" quiet>
            {t('line.to.UP', { account: `\u2068${recipients.upline}\u2069` })}
          </Text>
        ) : null}
        {names ? (
          <TextField
            required
            ltr
            label={t('line.account')}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={64}
            value={account}
            onValueChange={(value) => draft.change('account', value)}
            error={tried && missing.account ? t('line.account.missing') : fields['account']}
          />
        ) : null}
        {to !== undefined && 'replyTo' in to ? (
          <Text size="dense" quiet truncate>
            <bdi>{to.summary}</bdi>
          </Text>
        ) : null}
        <TextArea
          required
          rows={6}
          limit={most}
          label={t('line.text')}
          value={text}
          onValueChange={(value) => draft.change('text', value)}
          error={tried && missing.text ? t('line.text.missing') : fields['text']}
        />
        <FileUpload optional label={t('pictures')} value={files} disabled={isPending} onValueChange={setFiles} />
        <Callout live tone="danger">
          {message}
        </Callout>
        <Button type="submit" variant="primary" full busy={isPending} busyLabel={t('line.busy')}>
          {t('line.send')}
        </Button>
      </Stack>
    </form>
  )
}

/** Characters of a message. */
const most = 1000

const addressOf = (to: Addressee) => ('replyTo' in to ? { replyTo: to.replyTo } : { account: to.account })
