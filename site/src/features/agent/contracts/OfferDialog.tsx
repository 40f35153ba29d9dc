import { Button } from '@brand/ui/button'
import { Callout } from '@brand/ui/callout'
import { Dialog } from '@brand/ui/dialog'
import { Stack } from '@brand/ui/stack'
import type { ContractsOfferInput } from '@brand/sdk/agent'
import { useId, useState, type FormEvent } from 'react'
import { useAccount } from '../../../app/auth/session.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { agent } from '../../../app/api/agent-client.ts'
import { useErrorText } from '../../../app/errors/error-text.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useFirstWrong } from '../../../app/forms/use-first-wrong.ts'
import { useFormErrors } from '../../../app/forms/use-form-errors.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import { TermFields } from './TermFields.tsx'
import { useTerms, type TypedTerms } from './use-terms.ts'

interface OfferDialogProps {
  /** What the form begins with. */
  start?: Partial<TypedTerms> | undefined
  onClose: () => void
}

/** Offers a contract to a direct downline. */
export default function OfferDialog({ start, onClose }: OfferDialogProps) {
  const t = useWords('contracts')
  const errorText = useErrorText()
  const terms = useTerms(start)
  const account = useAccount().member?.account ?? ''
  const id = useId()
  const [tried, setTried] = useState(false)
  const [form, focusFirstWrong] = useFirstWrong()
  const { mutate, isPending, error, variables } = useApiMutation({
    mutationFn: (input: ContractsOfferInput) =>
      callOnce('offer', account, input, (idempotencyKey) => agent.contracts.offer(input, { idempotencyKey })),
    changes: ['contracts'],
    onSuccess(_contract, { draft }) {
      showToast({ tone: 'success', title: t(draft ? 'kept' : 'sent') })
      onClose()
    },
  })
  const { fields, message } = useFormErrors(error, ['account'], {
    text: errorText,
    ofField: (code) => (code === 'not_in_team' ? errorText(error) : undefined),
  })

  function send(draft: boolean) {
    setTried(true)
    if (!terms.complete) return focusFirstWrong()
    mutate({ ...terms.sent, draft })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send(false)
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t('offer')}
      description={t('offer.text')}
      actions={
        <>
          <Button busy={isPending && variables?.draft} busyLabel={t('busy')} onClick={() => send(true)}>
            {t('keep')}
          </Button>
          <Button form={id} type="submit" variant="primary" busy={isPending && !variables?.draft} busyLabel={t('busy')}>
            {t('offer.send')}
          </Button>
        </>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit}>
        <Stack space="lg">
          <TermFields of={terms} tried={tried} accountError={fields['account']} />
          <Callout live tone="danger">
            {message}
          </Callout>
        </Stack>
      </form>
    </Dialog>
  )
}
