// Accounts of a line, made up, for the stories.
export interface Account {
  id: string
  name: string
  kind: 'agent' | 'member'
  people: number
  /** Decimal strings, as on the wire. */
  bet: string
  result: string
  balance: string
  rate: string
  seen: string
  status: 'active' | 'quiet' | 'offer' | 'owes'
}

const named = [
  ['nasrin_04', 'agent', 212, '128400.50', '9204.10', '9204.10', '0.9', '2026-11-22T19:20', 'active'],
  ['tanvir88', 'agent', 96, '84210.00', '-2110.40', '1604.20', '0.8', '2026-11-22T18:02', 'active'],
  ['rehana.s', 'agent', 64, '40118.90', '3310.25', '980.00', '0.7', '2026-11-22T11:40', 'active'],
  ['mitu.r', 'member', 0, '31260.75', '1480.00', '410.00', '0.5', '2026-11-17T20:31', 'quiet'],
  ['jahid_k', 'member', 0, '18904.00', '620.50', '94.40', '0.5', '2026-11-16T09:12', 'quiet'],
  ['orchi21', 'agent', 41, '12007.20', '-904.80', '3120.00', '0.7', '2026-11-22T19:02', 'offer'],
  ['biplob_9', 'agent', 17, '9110.00', '212.40', '18.00', '0.6', '2026-11-21T23:55', 'owes'],
] as const

/** So many accounts, the same ones each time. */
export const accounts = (count: number, from = 0): Account[] =>
  Array.from({ length: count }, (_none, at) => {
    const n = from + at
    const [name, kind, people, bet, result, balance, rate, seen, status] = named[
      n % named.length
    ] as (typeof named)[number]
    return {
      id: `a${n}`,
      name: n < named.length ? name : `${name}_${n}`,
      kind,
      people,
      bet: n < named.length ? bet : (((n * 7919) % 1_000_000) / 7).toFixed(2),
      result: n < named.length ? result : (((n * 104_729) % 20_000) / 3 - 3000).toFixed(2),
      balance,
      rate,
      seen,
      status,
    }
  })

const texts = {
  en: {
    label: 'Downline',
    account: 'Account',
    agent: 'Agent',
    member: 'Member',
    people: 'People',
    bet: 'Valid bet',
    result: 'Result',
    balance: 'Balance',
    rate: 'Rate',
    seen: 'Last seen',
    state: 'Status',
    active: 'Active',
    quiet: 'Quiet 5 days',
    offer: 'Offer open',
    owes: 'Owes ৳ 640',
    search: 'Name in this line',
    played: 'Played this week',
    over: 'Balance over ৳ 10',
    all: 'All 61 of 253 match',
    open: 'Open the line',
    transfer: 'Transfer',
    message: 'Message',
    sports: 'Sports',
    casino: 'Casino',
    live: 'Live casino',
    more: 'More for',
  },
  bn: {
    label: 'ডাউনলাইন',
    account: 'অ্যাকাউন্ট',
    agent: 'এজেন্ট',
    member: 'সদস্য',
    people: 'মানুষ',
    bet: 'বৈধ বাজি',
    result: 'ফলাফল',
    balance: 'ব্যালেন্স',
    rate: 'হার',
    seen: 'শেষ দেখা',
    state: 'অবস্থা',
    active: 'সক্রিয়',
    quiet: '৫ দিন ধরে চুপ',
    offer: 'প্রস্তাব খোলা',
    owes: '৳ ৬৪০ বাকি',
    search: 'এই লাইনের কারও নাম',
    played: 'এই সপ্তাহে খেলেছেন',
    over: '৳ ১০-এর বেশি ব্যালেন্স',
    all: '২৫৩টির মধ্যে ৬১টি মিলেছে',
    open: 'লাইনটি খুলুন',
    transfer: 'স্থানান্তর',
    message: 'বার্তা',
    sports: 'খেলাধুলা',
    casino: 'ক্যাসিনো',
    live: 'লাইভ ক্যাসিনো',
    more: 'আরও:',
  },
  ar: {
    label: 'الشبكة',
    account: 'الحساب',
    agent: 'وكيل',
    member: 'عضو',
    people: 'الأشخاص',
    bet: 'الرهان الصالح',
    result: 'النتيجة',
    balance: 'الرصيد',
    rate: 'النسبة',
    seen: 'آخر ظهور',
    state: 'الحالة',
    active: 'نشط',
    quiet: 'هادئ منذ ٥ أيام',
    offer: 'عرض مفتوح',
    owes: 'عليه ৳ 640',
    search: 'اسم في هذا الخط',
    played: 'لعب هذا الأسبوع',
    over: 'الرصيد أكثر من ৳ 10',
    all: '٦١ من ٢٥٣ مطابقة',
    open: 'افتح الخط',
    transfer: 'تحويل',
    message: 'رسالة',
    sports: 'الرياضة',
    casino: 'الكازينو',
    live: 'الكازينو المباشر',
    more: 'المزيد:',
  },
} as const

export type Texts = { [Key in keyof (typeof texts)['en']]: string }
export const textsIn = (lang: string): Texts => texts[lang as keyof typeof texts] ?? texts.en
