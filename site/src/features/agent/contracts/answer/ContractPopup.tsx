import { useEffect, useState } from 'react'
import { useOwnContracts } from '../../../../app/auth/own-contracts.ts'
import { formatCount } from '../../../../app/format/format.ts'
import { useLang, useWords } from '../../../../app/i18n/i18n.ts'
import type { PopupProps } from '../../../../app/overlays/popups.ts'
import AnswerDialog from './AnswerDialog.tsx'
import { isPutOff, putOff } from './put-off.ts'

/** One contract that waits for an answer; whoever closes it without one reads it later, not again in this session. */
export default function ContractPopup({ at, onClose }: PopupProps) {
  const t = useWords('contracts')
  const lang = useLang()
  const requests = useOwnContracts()?.requests ?? []
  // As it was when it opened: an answer takes it off the list before the dialog has closed.
  const [contract] = useState(() => requests.find(({ id }) => id === at))
  const [others] = useState(() => requests.filter((one) => one.id !== at && !isPutOff(one)).length)
  const gone = contract === undefined
  useEffect(() => {
    if (gone) onClose()
  }, [gone, onClose])
  if (!contract) return null
  const close = () => {
    putOff(contract)
    onClose()
  }
  const more = others > 0 ? t('request.more', { count: others, n: formatCount(others, lang) }) : undefined
  return <AnswerDialog contract={contract} description={more} onClose={close} />
}
