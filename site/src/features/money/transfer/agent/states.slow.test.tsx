import { describeStates } from '../../../../testing/page-states.tsx'
import { DownlineTransfer } from './DownlineTransfer.tsx'
import { PacketPage } from './PacketPage.tsx'

const states = {
  words: ['transfer', 'security', 'team'],
  call: 'downlineTransfers.history',
  nothing: { list: [], next: null },
  row: /tanvir88/,
  none: /Nothing was sent or received yet/,
} as const

describeStates('transfer to a downline', {
  ...states,
  Page: DownlineTransfer,
  title: ['Transfer to downline', 'ডাউনলাইনে পাঠানো'],
})
describeStates('red packet', { ...states, Page: PacketPage, title: ['Red packet', 'লাল খাম'] })
