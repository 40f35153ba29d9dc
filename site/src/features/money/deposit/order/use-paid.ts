import type { DepositOrder } from '@brand/sdk/member'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { member } from '../../../../app/api/member-client.ts'
import { useLang } from '../../../../app/i18n/i18n.ts'
import { inBase64 } from '../../../../app/browser/picture.ts'

const pattern = /^[\p{L}\p{N} ._/-]{3,64}$/u

/**
 * Sends what shows a payment: the pictures one by one, the number with the last. Each may be sent again without harm,
 * so a break in between costs nothing.
 */
export function usePaid({ orderNo }: DepositOrder, onSent: () => void) {
  const language = useLang()
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<unknown>()
  const [wrong, setWrong] = useState(false)
  const locked = useRef(false)

  async function send(reference: string, files: readonly File[]): Promise<void> {
    const bad = reference !== '' && !pattern.test(reference)
    setWrong(bad)
    if (locked.current || bad) return
    locked.current = true
    setBusy(true)
    setFault(undefined)
    const proof = (more: { paidReference?: string; image?: string }) =>
      member.deposits.proof({ orderNo, language, ...more }, { timeoutMs: 60_000 })
    try {
      for (const file of files) await proof({ image: await inBase64(file) })
      if (reference !== '' || files.length === 0) await proof(reference === '' ? {} : { paidReference: reference })
      onSent()
    } catch (failure) {
      setFault(failure)
    } finally {
      locked.current = false
      setBusy(false)
      void client.invalidateQueries({ predicate: ({ queryKey: [area] }) => area === 'deposits' })
    }
  }
  return { busy, fault, wrong, send }
}
