const words = {
  en: { title: 'Rainy evenings', summary: 'A quarter on top', text: 'Join, then deposit.' },
  bn: { title: 'বৃষ্টির সন্ধ্যা', summary: 'সিকি ভাগ বাড়তি', text: 'যোগ দিন, তারপর জমা দিন।' },
}
/** A promotion as an operator adds it. */
export const rainyEvenings = {
  id: 'rainy-evenings',
  type: 'DEPOSIT',
  way: 'DEPOSIT',
  picture: '/art/banner/slots/rainy-evenings-lotus-3.svg',
  texts: words,
  terms: { percent: 25, max: '1000.00', minDeposit: '500.00', multiple: 8 },
}
