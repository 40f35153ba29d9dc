import { isGatewayError } from '@brand/sdk'
import type { ReceiptsActInput, WithdrawOrder } from '@brand/sdk/member'
import type { Receipt } from '@brand/ui/receipt-upload'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { inBase64 } from '../../../../app/browser/picture.ts'
import { intentOf, isSilence } from '../../../../app/forms/intent.ts'
import { member } from '../../../../app/api/member-client.ts'
import { useAccount } from '../../../../app/auth/session.ts'

/** Says whether money came. Each word has its key until it is answered, so that saying it again is saying it once. */
export function useReceipt({ orderNo }: Pick<WithdrawOrder, 'orderNo'>, onSaid: () => void) {
  const client = useQueryClient()
  const account = useAccount().member?.account ?? ''
  const [busy, setBusy] = useState<string>()
  const [fault, setFault] = useState<unknown>()
  const locked = useRef(false)

  const askAgain = () =>
    client.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'withdrawals' || area === 'receipts' })

  async function during(what: string, work: () => Promise<unknown>): Promise<void> {
    if (locked.current) return
    locked.current = true
    setBusy(what)
    setFault(undefined)
    try {
      await work()
      onSaid()
      // Until the order shows what was said, its buttons stay locked: a late press would be another word.
      await askAgain()
    } catch (failure) {
      // The hour or another tab came first: the order itself says how it stands.
      if (isGatewayError(failure, 'order_closed')) await askAgain()
      else {
        setFault(failure)
        void askAgain()
      }
    } finally {
      locked.current = false
      setBusy(undefined)
    }
  }

  async function act(input: ReceiptsActInput): Promise<void> {
    const intent = intentOf(`receipt.${orderNo}.${input.partNo ?? 'all'}`, account)
    const { key } = intent.begin(input)
    try {
      await member.receipts.act(input, { idempotencyKey: key })
      intent.answered(key)
    } catch (failure) {
      if (!isSilence(failure)) intent.answered(key)
      throw failure
    }
  }

  return {
    busy,
    fault,
    received: (partNo: number) => during(`received ${partNo}`, () => act({ orderNo, partNo, action: 'RECEIVED' })),
    fullyPaid: () => during('all', () => act({ orderNo, action: 'FULLY_PAID' })),
    notReceived: (partNo: number, { files, reason, remark }: Receipt) =>
      during(`dispute ${partNo}`, async () => {
        const images: string[] = []
        // One by one: the same picture again is the same picture.
        for (const file of files)
          images.push(
            (await member.receipts.addPicture({ orderNo, partNo, image: await inBase64(file) }, { timeoutMs: 60_000 }))
              .imageId,
          )
        await act({
          orderNo,
          partNo,
          action: 'NOT_RECEIVED',
          reason: reason as NonNullable<ReceiptsActInput['reason']>,
          images,
          remark,
        })
      }),
  }
}
