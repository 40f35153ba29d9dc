import { Dialog } from '@brand/ui/dialog'
import { RadioGroup } from '@brand/ui/radio'
import { Stack } from '@brand/ui/stack'
import { TextArea } from '@brand/ui/text-area'
import type { ChatMessage } from '@brand/sdk'
import { useState, type FormEvent } from 'react'
import { SubmitButton } from '../../../app/forms/SubmitButton.tsx'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'

const reasons = ['SCAM', 'ABUSE', 'SPAM', 'SELF_HARM', 'OTHER'] as const

/** What is wrong with a message, for the operator. */
export default function ReportDialog({ message, onClose }: { message: ChatMessage; onClose: () => void }) {
  const t = useWords('chat')
  const [reason, setReason] = useState<(typeof reasons)[number]>('SCAM')
  const [note, setNote] = useState('')
  const { mutate, isPending, error } = useApiMutation({
    mutationFn: () => member.chatRooms.report({ messageId: message.messageId, reason, note }),
    onSuccess() {
      showToast({ tone: 'success', title: t('report.sent') })
      onClose()
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('report.title')} description={t('report.text')}>
      <form onSubmit={submit}>
        <Stack space="lg">
          <RadioGroup
            label={t('report.reason')}
            value={reason}
            onValueChange={setReason}
            options={reasons.map((value) => ({ value, label: t(`report.${value}`) }))}
          />
          <TextArea label={t('report.note')} optional limit={200} value={note} onValueChange={setNote} />
          <ErrorCallout error={error} />
          <SubmitButton busy={isPending} busyLabel={t('sending')}>
            {t('report.send')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
