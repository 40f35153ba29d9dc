import type { StreamEvents } from '@brand/sdk'
import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { centrePath } from '../../../../app/centre/centres.ts'
import { useWords } from '../../../../app/i18n/i18n.ts'
import { showToast } from '../../../../app/overlays/show-toast.ts'
import { useContractWords } from '../use-contract-words.ts'

/** Tells once that a contract waits for an answer, and leads there. */
export default function ContractNews({ news }: { news: StreamEvents['contract.offer'] }) {
  const t = useWords('contracts')
  const words = useContractWords()
  const navigate = useNavigate()
  const { kind, request } = news
  const title = t(request === 'TERMINATE' ? 'request.TERMINATE' : 'request.NEW')
  const description = words.kind(kind)
  const label = t('answer')
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    const onSelect = () => void navigate(centrePath('agent', 'contracts'))
    showToast({ tone: 'info', title, description, action: { label, onSelect } })
  }, [title, description, label, navigate])
  return null
}
