import { Button } from '@brand/ui/button'
import { Dialog } from '@brand/ui/dialog'
import { FileUpload } from '@brand/ui/file-upload'
import { Inline } from '@brand/ui/inline'
import { Stack } from '@brand/ui/stack'
import { TextArea } from '@brand/ui/text-area'
import { useState, type FormEvent } from 'react'
import { ErrorCallout } from '../../../app/errors/ErrorCallout.tsx'
import { member } from '../../../app/api/member-client.ts'
import { useAccount } from '../../../app/auth/session.ts'
import { inBase64 } from '../../../app/browser/picture.ts'
import { callOnce } from '../../../app/forms/intent.ts'
import { useApiMutation } from '../../../app/forms/use-api-mutation.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
import { showToast } from '../../../app/overlays/show-toast.ts'
import type { Promotion } from './promotions.model.ts'

/** Characters of a remark at most. */
const limit = 140

/** An application under the terms that were shown: a remark, and pictures where they help. */
export default function ApplyDialog({ promotion, onClose }: { promotion: Promotion; onClose: () => void }) {
  const t = useWords('promotions')
  const account = useAccount().member?.account ?? ''
  const [remark, setRemark] = useState('')
  const [files, setFiles] = useState<readonly File[]>([])
  const { promotionId, termsVersion, title } = promotion
  const tooLong = [...remark.trim()].length > limit
  const apply = useApiMutation({
    async mutationFn() {
      const images: string[] = []
      // One by one: the same picture again is the same picture.
      for (const file of files) {
        const picture = { promotionId, image: await inBase64(file) }
        images.push((await member.promotions.addPicture(picture, { timeoutMs: 60_000 })).imageId)
      }
      const input = { promotionId, termsVersion, remark: remark.trim(), images }
      return callOnce(`promotion.${promotionId}`, account, input, (idempotencyKey) =>
        member.promotions.apply(input, { idempotencyKey }),
      )
    },
    changes: ['promotions'],
    onSuccess() {
      showToast({ tone: 'success', title: t('applied') })
      onClose()
    },
  })
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!tooLong) apply.mutate()
  }
  return (
    <Dialog open onOpenChange={onClose} title={t('apply.title', { title })} description={t('apply.text')}>
      <form noValidate onSubmit={submit}>
        <Stack space="lg">
          <TextArea
            optional
            rows={4}
            label={t('apply.remark')}
            limit={limit}
            error={tooLong ? t('apply.tooLong', { count: limit, max: limit }) : undefined}
            value={remark}
            onValueChange={setRemark}
          />
          <FileUpload
            optional
            label={t('apply.pictures')}
            value={files}
            disabled={apply.isPending}
            onValueChange={setFiles}
          />
          <ErrorCallout error={apply.error} />
          <Inline space="sm" justify="end">
            <Button variant="quiet" onClick={onClose}>
              {t('apply.back')}
            </Button>
            <Button type="submit" variant="primary" busy={apply.isPending} busyLabel={t('apply.busy')}>
              {t('apply.send')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Dialog>
  )
}
