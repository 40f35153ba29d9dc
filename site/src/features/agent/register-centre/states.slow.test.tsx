import { describeStates } from '../../../testing/page-states.tsx'
import RegisterCentrePage from './RegisterCentrePage.tsx'

describeStates('links of the register centre', {
  Page: RegisterCentrePage,
  words: ['register-centre', 'agent', 'games'],
  at: '/?tab=links',
  modules: ['AGEREGDOWN3', 'CREATEAFF3'],
  call: 'registerCentre.links',
  empty: {
    answer: {
      list: [],
      pageNum: 1,
      totalPages: 0,
      totalCount: 0,
      most: 50,
      activeDays: 30,
      activeBet: '100.00',
      currency: 'BDT',
    },
    says: { en: /Create your first link/, bn: /আপনার প্রথম লিংক তৈরি করুন/ },
  },
  title: { en: 'Register centre', bn: 'রেজিস্টার সেন্টার' },
  full: /K7M2Q9XA/,
})
