import { useState } from 'react'
import { member } from '../../../../app/api/member-client.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useInvalidate } from '../../../../app/forms/use-invalidate.ts'
import { useLang } from '../../../../app/i18n/i18n.ts'
import { inBase64 } from '../../../../app/browser/picture.ts'
import { draftOf } from '../../../../app/storage/draft.ts'

const pattern = /^[\p{L}\p{N} ._/-]{3,64}$/u

/**
 * Sends what shows a payment: the pictures one by one, the number with the last. Each may be sent again without harm,
 * so a break in between costs nothing. Held by the page of the order: its form changes places with the status.
 */
export function useDepositConfirmation(orderNo: string) {
  const language = useLang()
  const invalidate = useInvalidate()
  const [files, setFiles] = useState<readonly File[]>([])
  const [wrong, setWrong] = useState(false)
  const proof = (more: { paidReference?: string; image?: string }) =>
    member.deposits.proof({ orderNo, language, ...more }, { timeoutMs: 60_000 })
  const { mutate, isPending, error } = useApiMutation({
    async mutationFn(reference: string) {
      for (const file of files) await proof({ image: await inBase64(file) })
      if (reference !== '' || files.length === 0) await proof(reference === '' ? {} : { paidReference: reference })
    },
    onSuccess() {
      draftOf(`paid.${orderNo}`).drop()
      setFiles([])
      void invalidate(['deposits'])
    },
    onError: () => void invalidate(['deposits']),
  })
  function send(reference: string): void {
    const bad = reference !== '' && !pattern.test(reference)
    setWrong(bad)
    if (!bad) mutate(reference)
  }
  return { files, setFiles, busy: isPending, error, wrong, send }
}
