import { expect, it } from 'vitest'
import { faultsOf, type Receipt } from './ReceiptUpload.model.ts'

const picture = new File(['x'], 'a.png')
const receipt = (change: Partial<Receipt> = {}): Receipt => ({ files: [picture], reason: '', remark: '', ...change })

it.each([
  [receipt(), false, []],
  [receipt({ files: [] }), false, ['files']],
  [receipt(), true, ['reason']],
  [receipt({ files: [], remark: 'x'.repeat(141) }), true, ['reason', 'files', 'remark']],
  [receipt({ reason: 'never', remark: '😀'.repeat(140) }), true, []],
] as const)('%#: %j', (given, hasReasons, faults) => {
  expect(faultsOf(given, hasReasons)).toEqual(faults)
})
