import type { ReceiptsActInput, WithdrawOrder } from '@brand/sdk/member'
import type { Receipt } from '@brand/ui/receipt-upload'
import { inBase64 } from '../../../../app/browser/picture.ts'
import { ignoreErrors } from '../../../../app/forms/ignore-errors.ts'
import { callOnce } from '../../../../app/forms/intent.ts'
import { useApiMutation } from '../../../../app/forms/use-api-mutation.ts'
import { useInvalidate } from '../../../../app/forms/use-invalidate.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useAccount } from '../../../../app/auth/session.ts'

/** Sends whether money came. Each answer keeps its key until the gateway responds, so that a repeat counts once. */
export function useReceipt({ orderNo }: Pick<WithdrawOrder, 'orderNo'>, onDone: () => void) {
  const invalidate = useInvalidate()
  const account = useAccount().member?.account ?? ''
  const askAgain = () => invalidate(['withdrawals', 'receipts'])

  const { mutate, isPending, variables, error } = useApiMutation({
    // The deadline or another tab came first: the order itself shows its status.
    mutationFn: ({ work }: { what: string; work: () => Promise<unknown> }) => ignoreErrors(work(), 'order_closed'),
    onSuccess() {
      onDone()
      // Until the order shows the answer, its buttons stay locked: a late press would be another answer.
      return askAgain()
    },
    onError: () => void askAgain(),
  })

  const act = (input: ReceiptsActInput) =>
    callOnce(`receipt.${orderNo}.${input.partNo ?? 'all'}`, account, input, (idempotencyKey) =>
      member.receipts.act(input, { idempotencyKey }),
    )

  async function dispute(partNo: number, { files, reason, remark }: Receipt): Promise<void> {
    const images: string[] = []
    // One by one: the same picture again is the same picture.
    for (const file of files) {
      const picture = { orderNo, partNo, image: await inBase64(file) }
      images.push((await member.receipts.addPicture(picture, { timeoutMs: 60_000 })).imageId)
    }
    await act({
      orderNo,
      partNo,
      action: 'NOT_RECEIVED',
      reason: reason as NonNullable<ReceiptsActInput['reason']>,
      images,
      remark,
    })
  }

  return {
    busy: isPending ? variables.what : undefined,
    error,
    received: (partNo: number) =>
      mutate({ what: `received ${partNo}`, work: () => act({ orderNo, partNo, action: 'RECEIVED' }) }),
    fullyPaid: () => mutate({ what: 'all', work: () => act({ orderNo, action: 'FULLY_PAID' }) }),
    notReceived: (partNo: number, receipt: Receipt) =>
      mutate({ what: `dispute ${partNo}`, work: () => dispute(partNo, receipt) }),
  }
}
