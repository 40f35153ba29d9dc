import { describeStates } from '../../../../testing/page-states.tsx'
import { DownlineTransfer } from './DownlineTransfer.tsx'
import { PacketPage } from './PacketPage.tsx'

const states = {
  words: ['transfer', 'security', 'team'],
  call: 'downlineTransfers.history',
  empty: {
    answer: { list: [], next: null },
    says: { en: /No transfers yet/, bn: /এখনো কিছু পাঠানো বা পাওয়া হয়নি/ },
  },
  full: /tanvir88/,
} as const

describeStates('transfer to a downline', {
  ...states,
  Page: DownlineTransfer,
  title: { en: 'Transfer to downline', bn: 'ডাউনলাইনে পাঠানো' },
})
describeStates('red packet', { ...states, Page: PacketPage, title: { en: 'Red packet', bn: 'লাল খাম' } })
