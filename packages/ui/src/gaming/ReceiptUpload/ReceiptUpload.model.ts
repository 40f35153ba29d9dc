import { countCharacters } from '../../components/TextArea/TextArea.model.ts'

/** Characters of a remark at most, as the gateway counts them. */
export const remarkLimit = 140

/** What a user submits: at least one picture, the reason where there is a list, an optional remark. */
export interface Receipt {
  files: readonly File[]
  /** Value of the chosen reason; empty where there is no list. */
  reason: string
  /** Trimmed. */
  remark: string
}

export type ReceiptFault = 'reason' | 'files' | 'remark'

/** What is still missing or too much, in the order of the form. */
export function faultsOf({ files, reason, remark }: Receipt, hasReasons: boolean): ReceiptFault[] {
  const faults: ReceiptFault[] = []
  if (hasReasons && !reason) faults.push('reason')
  if (files.length === 0) faults.push('files')
  if (countCharacters(remark, 'codePoint') > remarkLimit) faults.push('remark')
  return faults
}
