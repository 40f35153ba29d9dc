import { type Db, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import type { PromotionTerms } from '../rewards/schema.ts'
import { promotion, promotionVersion } from './schema.ts'
import type { Settings } from '../../settings/settings.ts'
import { slotOfSandbox, spinsFrom, worthOf } from '../rewards/index.ts'
import type { PromotionRow, VersionRow } from './store.ts'

const all = { RNG: 100, FISH: 100, LOTT: 100, ELOTT: 100, SPORTS: 100, ESPORTS: 100, COCKFIGHT: 100, PVP: 50, LIVE: 10 }
const none = Object.fromEntries(Object.keys(all).map((type) => [type, 0]))

const terms = (more: Partial<PromotionTerms>, eligible: Record<string, number> = all): PromotionTerms => ({
  form: 'BONUS',
  percent: null,
  amount: null,
  max: null,
  minDeposit: null,
  multiple: 5,
  base: 'REWARD',
  days: 30,
  maxBet: '50000',
  maxRelease: null,
  claimDays: 14,
  ...more,
  weights: { weights: { ...none, ...eligible }, gameWeights: {} },
})

type Opening = Pick<PromotionRow, 'id' | 'type'> &
  Pick<VersionRow, 'way' | 'picture' | 'texts' | 'terms'> &
  Partial<Pick<VersionRow, 'conditions'>> & { inDays?: number; forDays?: number }

/** Promotions of a new sandbox, one of each type; names and figures are invented. Amounts in minor units. */
const opening: readonly Opening[] = [
  {
    id: 'welcome-match',
    type: 'FIRST_DEPOSIT',
    way: 'DEPOSIT',
    picture: '/art/banner/slots/welcome-match-crown-4.svg',
    terms: terms({ percent: 100, max: '500000', minDeposit: '20000', multiple: 10 }),
    conditions: { noDeposit: true },
    texts: {
      en: {
        title: 'Welcome match',
        tag: 'First deposit',
        summary: 'Doubles your first deposit',
        text:
          'Join before your first deposit. Once it is credited, the bonus waits in the reward centre.\n\n' +
          'A deposit brings one bonus: if you choose another one with the deposit, this one is not given.',
      },
      bn: {
        title: 'স্বাগত ম্যাচ',
        tag: 'প্রথম জমা',
        summary: 'প্রথম জমা দ্বিগুণ হয়',
        text:
          'প্রথম জমার আগে যোগ দিন। জমা যোগ হলে বোনাসটি রিওয়ার্ড সেন্টারে অপেক্ষা করে।\n\n' +
          'একটি জমায় একটিই বোনাস: জমার সঙ্গে অন্যটি বেছে নিলে এটি দেওয়া হয় না।',
      },
    },
  },
  {
    id: 'first-lantern',
    type: 'SIGN_UP',
    way: 'AT_ONCE',
    picture: '/art/banner/slots/first-lantern-lantern-2.svg',
    terms: terms({ amount: '10000', multiple: 5, days: 7, claimDays: 7 }),
    conditions: { newAccountDays: 7 },
    texts: {
      en: {
        title: 'First lantern',
        tag: 'No deposit',
        summary: 'A small start, in the first week of an account',
        text: 'Join within seven days of opening your account. No deposit is needed. The bonus is for one person once.',
      },
      bn: {
        title: 'প্রথম লণ্ঠন',
        tag: 'জমা ছাড়া',
        summary: 'অ্যাকাউন্টের প্রথম সপ্তাহে ছোট্ট শুরু',
        text: 'অ্যাকাউন্ট খোলার সাত দিনের মধ্যে যোগ দিন। জমা লাগে না। বোনাসটি একজন একবারই পান।',
      },
    },
  },
  {
    id: 'monsoon-reload',
    type: 'DEPOSIT',
    way: 'DEPOSIT',
    picture: '/art/banner/slots/monsoon-reload-boat-5.svg',
    terms: terms({ percent: 25, max: '250000', minDeposit: '50000', multiple: 4, base: 'DEPOSIT_AND_REWARD' }),
    forDays: 90,
    texts: {
      en: {
        title: 'Monsoon reload',
        summary: 'A quarter on top of your next deposit',
        text: 'Join, then deposit. The play counts the deposit and the bonus together.',
      },
      bn: {
        title: 'বর্ষার রিলোড',
        summary: 'পরের জমার ওপর সিকি ভাগ বাড়তি',
        text: 'যোগ দিন, তারপর জমা দিন। টার্নওভারে জমা ও বোনাস দুটোই ধরা হয়।',
      },
    },
  },
  {
    id: 'golden-reels',
    type: 'SLOTS',
    way: 'AT_ONCE',
    picture: '/art/banner/slots/golden-reels-reels-1.svg',
    terms: terms({ amount: '15000', multiple: 8, days: 14 }, { RNG: 100 }),
    conditions: { played: '200000' },
    forDays: 90,
    texts: {
      en: {
        title: 'Golden reels',
        summary: 'A bonus for those who know our slots',
        text: 'For members whose valid bets on slots during the promotion reach the required sum. Only slots count.',
      },
      bn: {
        title: 'সোনালি রিল',
        summary: 'যারা আমাদের স্লট চেনেন তাদের জন্য বোনাস',
        text: 'প্রোমোশন চলাকালে স্লটে বৈধ বাজি নির্ধারিত অঙ্কে পৌঁছালে যোগ দেওয়া যায়। শুধু স্লট গোনা হয়।',
      },
    },
  },
  {
    id: 'river-tables',
    type: 'LIVE',
    way: 'APPLICATION',
    picture: '/art/banner/live/river-tables-chips-3.svg',
    terms: terms({ form: 'CASH', amount: '12000', multiple: 1, days: null, maxBet: null }, { LIVE: 100 }),
    texts: {
      en: {
        title: 'River tables',
        summary: 'Something back for a long evening at the live tables',
        text: 'Write in the remark which evening it was. We look at it within a day.',
      },
      bn: {
        title: 'নদীর ধারের টেবিল',
        summary: 'লাইভ টেবিলে দীর্ঘ সন্ধ্যার পর কিছু ফেরত',
        text: 'কোন সন্ধ্যা ছিল তা মন্তব্যে লিখুন। এক দিনের মধ্যে আমরা দেখি।',
      },
    },
  },
  {
    id: 'cricket-evenings',
    type: 'SPORTS',
    way: 'DEPOSIT',
    picture: '/art/banner/sports/cricket-evenings-cricket-2.svg',
    terms: terms({ amount: '20000', minDeposit: '100000', multiple: 3 }, { SPORTS: 100 }),
    forDays: 60,
    texts: {
      en: {
        title: 'Cricket evenings',
        summary: 'A bonus for the season, with a deposit',
        text: 'Join, then deposit. Bets on sports alone count towards the play.',
      },
      bn: {
        title: 'ক্রিকেটের সন্ধ্যা',
        summary: 'জমার সঙ্গে মৌসুমের বোনাস',
        text: 'যোগ দিন, তারপর জমা দিন। টার্নওভারে শুধু স্পোর্টসের বাজি গোনা হয়।',
      },
    },
  },
  {
    id: 'old-friends',
    type: 'VIP',
    way: 'APPLICATION',
    picture: '/art/banner/slots/old-friends-peacock-6.svg',
    terms: terms({ max: '300000', multiple: 5 }),
    conditions: { accountDays: 30, minRank: 1 },
    texts: {
      en: {
        title: 'Old friends',
        summary: 'From VIP 1 on, after a month with us',
        text: 'Apply once your account is a month old and you are VIP 1 or higher. We decide the amount by how long you have been here.',
      },
      bn: {
        title: 'পুরোনো বন্ধু',
        summary: 'এক মাস পর, ভিআইপি ১ থেকে',
        text: 'অ্যাকাউন্টের বয়স এক মাস হলে আর র‍্যাঙ্ক ভিআইপি ১ বা তার ওপরে হলে আবেদন করুন। কত দিন আছেন তা দেখে আমরা অঙ্ক ঠিক করি।',
      },
    },
  },
  {
    id: 'two-cups-of-tea',
    type: 'REFERRAL',
    way: 'APPLICATION',
    picture: '/art/banner/pvp/two-cups-of-tea-pair-3.svg',
    terms: terms({ form: 'CASH', amount: '30000', multiple: 1, days: null, maxBet: null }),
    texts: {
      en: {
        title: 'Two cups of tea',
        summary: 'For a friend who came with you',
        text: 'Write the account name of your friend in the remark. Each friend is counted once.',
      },
      bn: {
        title: 'দুই কাপ চা',
        summary: 'আপনার সঙ্গে আসা বন্ধুর জন্য',
        text: 'মন্তব্যে বন্ধুর অ্যাকাউন্টের নাম লিখুন। প্রতিটি বন্ধু একবারই গোনা হয়।',
      },
    },
  },
  {
    id: 'boat-race-raffle',
    type: 'RAFFLE',
    way: 'PAGE',
    picture: '/art/banner/lottery/boat-race-raffle-ticket-4.svg',
    terms: terms({ multiple: 0, days: null, maxBet: null }),
    texts: {
      en: {
        title: 'Raffles',
        tag: 'No application',
        summary: 'Tickets come by themselves, by play and deposits',
        text:
          'Each raffle names what brings a ticket, how many one person can have, its prizes and the day of its draw. ' +
          'Nobody has to join or apply.\n\nOn average tickets give back much less than the play that brings them costs.',
      },
      bn: {
        title: 'র‍্যাফল',
        tag: 'আবেদন লাগে না',
        summary: 'খেলা ও জমায় টিকিট নিজে থেকেই আসে',
        text:
          'কীসে টিকিট মেলে, একজন কতটি পেতে পারেন, পুরস্কার কী আর ড্র কবে, প্রতিটি র‍্যাফলে লেখা থাকে। ' +
          'যোগ দিতে বা আবেদন করতে হয় না।\n\n' +
          'টিকিট পেতে খেলায় যা খরচ হয়, গড়ে টিকিট তার চেয়ে অনেক কম ফেরায়।',
      },
    },
  },
  {
    id: 'lucky-slip',
    type: 'MANUAL',
    way: 'APPLICATION',
    picture: '/art/banner/lottery/lucky-slip-balls-7.svg',
    terms: terms({ max: '77700', multiple: 2 }),
    texts: {
      en: {
        title: 'Lucky slip',
        summary: 'A round number that ends in 77',
        text: 'Send a picture of the round whose number ends in 77. One slip a person.',
      },
      bn: {
        title: 'সৌভাগ্যের স্লিপ',
        summary: 'যে রাউন্ডের নম্বর ৭৭-এ শেষ',
        text: 'যে রাউন্ডের নম্বর ৭৭-এ শেষ তার ছবি পাঠান। প্রতিজনে একটি স্লিপ।',
      },
    },
  },
  {
    id: 'zalo-friends',
    type: 'MANUAL',
    way: 'APPLICATION',
    picture: '/art/banner/slots/zalo-friends-lantern-6.svg',
    terms: terms({ max: '13100000', multiple: 3 }),
    texts: {
      en: {
        title: 'Zalo bonus up to 131K',
        summary: 'For members whom we reach on Zalo',
        text:
          'Write your Zalo number into your profile, then apply; name it in the remark. Our support says hello there ' +
          'and decides on the bonus, up to 131,000.00.',
      },
      bn: {
        title: 'জালো বোনাস, সর্বোচ্চ ১৩১ হাজার',
        summary: 'যাদের জালোতে পাওয়া যায়',
        text:
          'প্রোফাইলে আপনার জালো নম্বর লিখুন, তারপর আবেদন করুন; মন্তব্যে নম্বরটি জানান। আমাদের সাপোর্ট সেখানে যোগাযোগ করে ' +
          'বোনাস ঠিক করে, সর্বোচ্চ ১৩১,০০০.০০।',
      },
    },
  },
]

/** Its game is chosen from those of the sandbox. */
const freeSpins: Opening = {
  id: 'lotus-spins',
  type: 'SLOTS',
  way: 'AT_ONCE',
  picture: '/art/banner/slots/lotus-spins-lotus-5.svg',
  terms: terms({ form: 'SPINS', multiple: 3, days: 14, maxRelease: '100000' }),
  forDays: 90,
  texts: {
    en: {
      title: 'Lotus spins',
      tag: 'Free spins',
      summary: 'Twenty spins that we pay for',
      text: 'Join, take the spins in the reward centre and play them within seven days. What they win is a bonus.',
    },
    bn: {
      title: 'পদ্মের স্পিন',
      tag: 'ফ্রি স্পিন',
      summary: 'কুড়িটি স্পিন, খরচ আমাদের',
      text: 'যোগ দিন, রিওয়ার্ড সেন্টার থেকে স্পিন নিন, সাত দিনের মধ্যে খেলুন। যা জিতবেন তা বোনাস।',
    },
  },
}

const dayMs = 86_400_000
/** From before any day, whatever clock a gateway has. */
const always = new Date('2026-11-01T00:00:00Z')

/** Promotions of a new sandbox. Where there are some, what an operator has made of them stays. */
export async function seedPromotions(db: Db, now: Date, settings: Settings): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingPromotions') // one of the gateways that start together
    const [any] = await tx.select({ id: promotion.id }).from(promotion).limit(1)
    if (any) return
    const game = await slotOfSandbox(tx)
    const given = game && (await spinsFrom(tx, settings, 'SPINS', { game, count: 20, stake: '1.00', days: 7 }))
    const spins = given && { ...freeSpins.terms, spins: given, amount: String(worthOf(given)) }
    const list = spins ? [...opening, { ...freeSpins, terms: spins }] : opening
    for (const [n, { id, type, inDays, forDays, conditions = {}, ...version }] of list.entries()) {
      const startsAt = inDays === undefined ? always : new Date(now.getTime() + inDays * dayMs)
      const lasts = (forDays ?? 0) + (inDays ?? 0)
      const endsAt = forDays === undefined ? null : new Date(now.getTime() + lasts * dayMs)
      await tx.insert(promotion).values({ id, type, position: (n + 1) * 10, version: 1, createdAt: now })
      await tx.insert(promotionVersion).values({
        promotionId: id,
        version: 1,
        audience: 'EVERYONE',
        startsAt,
        endsAt,
        conditions,
        by: 'SYSTEM',
        at: now,
        ...version,
      })
    }
  })
}
