import { and, eq, inArray } from 'drizzle-orm'
import { insertAnnouncement, type NewAnnouncement } from './announcements.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { transact, type Db, type Tx } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { announcement, announcementText } from './schema.ts'

interface Words {
  title: string
  text: string
}

/** An announcement of a new sandbox. */
interface Opening extends Omit<NewAnnouncement, 'publishedAt'> {
  /** Days since it was published; 0 without it. */
  daysAgo?: number
  /** Its texts of earlier releases. Texts that change move here. */
  earlier?: Readonly<Record<string, readonly Words[]>>
}

/** Announcements of a new sandbox. Existing ones are updated; what an operator wrote stays. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews') // one of the gateways that start together
    const [any] = await tx.select({ id: announcement.id }).from(announcement).limit(1)
    for (const { earlier = {}, daysAgo = 0, ...one } of opening) {
      const publishedAt = new Date(now.getTime() - daysAgo * 86_400_000)
      if (any) await renew(tx, one, earlier)
      else await insertAnnouncement(tx, { ...one, publishedAt })
    }
  })
}

async function renew(
  tx: Tx,
  { type, texts }: Omit<NewAnnouncement, 'publishedAt'>,
  earlier: NonNullable<Opening['earlier']>,
): Promise<void> {
  const ofType = tx.select({ id: announcement.id }).from(announcement).where(eq(announcement.type, type))
  for (const [language, { title, text }] of Object.entries(texts)) {
    for (const old of earlier[language] ?? []) {
      const same = and(
        eq(announcementText.language, language),
        eq(announcementText.title, old.title),
        eq(announcementText.content, toHtml(old.text)),
      )
      await tx
        .update(announcementText)
        .set({ title, content: toHtml(text) })
        .where(and(same, inArray(announcementText.announcementId, ofType)))
    }
  }
}

/**
 * Popups of a new sandbox that people look at, one for each audience. Where there are popups, withdrawn ones as well,
 * none is added.
 */
export async function seedPopups(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingNews')
    if ((await tx.$count(announcement, eq(announcement.type, 'PU'))) > 0) return
    for (const one of openingPopups) await insertAnnouncement(tx, { ...one, type: 'PU', publishedAt: now })
  })
}

const openingPopups: readonly Omit<NewAnnouncement, 'type' | 'publishedAt'>[] = [
  {
    execution: 'B',
    format: 'markdown',
    texts: {
      en: {
        title: 'Look around first',
        text:
          'Everything here is play money, and you need no account to look: **Free play** opens an account for a day.\n\n' +
          'Before you stay, see [how rounds are fair](/help#fair) and [how we can be recognised](/mirrors).',
      },
      bn: {
        title: 'আগে ঘুরে দেখুন',
        text:
          'এখানে সবই খেলার টাকা, আর দেখতে কোনো অ্যাকাউন্ট লাগে না: **ফ্রি খেলা** চাপলে এক দিনের একটি অ্যাকাউন্ট খোলে।\n\n' +
          'থাকার আগে দেখে নিন [রাউন্ড কীভাবে ন্যায্য](/help#fair) আর [আমাদের কীভাবে চেনা যায়](/mirrors)।',
      },
    },
  },
  {
    execution: 'F',
    format: 'markdown',
    texts: {
      en: {
        title: 'Welcome in. Three things worth a minute',
        text:
          '- **A limit** before the first game: [how to set one](/help#setLimits).\n' +
          '- **A round** that you can check yourself: [how that works](/help#checking).\n' +
          '- **A question**, at any time: [how we answer](/help#support).',
      },
      bn: {
        title: 'স্বাগতম। তিনটি জিনিস, এক মিনিটের',
        text:
          '- প্রথম খেলার আগে **একটি সীমা**: [কীভাবে ঠিক করবেন](/help#setLimits)।\n' +
          '- **একটি রাউন্ড** নিজে মিলিয়ে দেখা: [তা কীভাবে হয়](/help#checking)।\n' +
          '- যেকোনো সময় **একটি প্রশ্ন**: [আমরা কীভাবে উত্তর দিই](/help#support)।',
      },
    },
  },
  {
    execution: 'A',
    promotionType: 'REWARDS',
    format: 'markdown',
    texts: {
      en: {
        title: 'This week in the house',
        text:
          'New missions are up, the harvest raffle counts tickets, and the courtyard is open for a chat.\n\n' +
          'What an account earns waits in the reward centre until it is taken.',
      },
      bn: {
        title: 'এই সপ্তাহে যা আছে',
        text:
          'নতুন মিশন এসেছে, ফসলের র‍্যাফলে টিকিট জমছে, আর আড্ডাঘর খোলা আছে।\n\n' +
          'অ্যাকাউন্টে যা অর্জিত হয় তা নেওয়া পর্যন্ত রিওয়ার্ড সেন্টারে থাকে।',
      },
    },
  },
]

export const opening: readonly Opening[] = [
  {
    type: 'AG',
    daysAgo: 2,
    texts: {
      en: {
        title: 'Salaries every five minutes',
        text:
          'A contract can now pay a real-time salary: for each five minutes, soon after they are over, by the rounds ' +
          'settled in them.\n\nThe page "Real-time salary" shows each payment with the members and rounds behind it. ' +
          'It appears in the menu with your first contract of this kind.',
      },
      bn: {
        title: 'প্রতি পাঁচ মিনিটে বেতন',
        text:
          'চুক্তিতে এখন রিয়েল-টাইম বেতন দেওয়া যায়: প্রতি পাঁচ মিনিট শেষ হওয়ার একটু পরেই, সেই সময়ে নিষ্পন্ন রাউন্ড ' +
          'অনুযায়ী।\n\n"রিয়েল-টাইম বেতন" পাতায় প্রতিটি পাওনার পেছনের সদস্য ও রাউন্ড দেখা যায়। এ ধরনের প্রথম চুক্তি ' +
          'হলে পাতাটি মেনুতে আসে।',
      },
    },
  },
  {
    type: 'AG',
    daysAgo: 12,
    texts: {
      en: {
        title: 'When a dividend is nothing',
        text:
          'A dividend is a share of what your team lost in the period, after the salaries paid for it. Where the team ' +
          'won, nothing is paid, and what it won is made up for by the periods that follow.\n\nThe page "Dividends" ' +
          'shows for each period what was carried over. A weekly one is counted from Monday to Sunday, site time.',
      },
      bn: {
        title: 'লভ্যাংশ যখন শূন্য',
        text:
          'লভ্যাংশ হলো মেয়াদে আপনার টিম যা হেরেছে তার অংশ, সেই মেয়াদের বেতন বাদ দিয়ে। টিম জিতলে কিছু দেওয়া হয় না, আর ' +
          'সেই জয় পরের মেয়াদগুলো পূরণ করে।\n\n"লভ্যাংশ" পাতায় প্রতিটি মেয়াদের জের দেখা যায়। সাপ্তাহিক মেয়াদ সাইটের ' +
          'সময়ে সোমবার থেকে রবিবার।',
      },
    },
  },
  {
    type: 'AG',
    daysAgo: 27,
    texts: {
      en: {
        title: 'Try a contract before you offer it',
        text:
          'The contract simulator applies terms to the past periods of a downline, with the code that settles them: what ' +
          'they would have got, what would have been left to you, and from which rate on you would lose.',
      },
      bn: {
        title: 'প্রস্তাবের আগে চুক্তি যাচাই করুন',
        text:
          'চুক্তির হিসাব যাচাই পাতায় কোনো শর্ত একজন ডাউনলাইনের গত মেয়াদগুলোয় প্রয়োগ করা হয়, নিষ্পত্তির একই নিয়মে: ' +
          'তিনি কত পেতেন, আপনার কত থাকত, আর কোন হার থেকে আপনার লোকসান হতো।',
      },
    },
  },
  {
    type: 'AG',
    daysAgo: 41,
    texts: {
      en: {
        title: 'Customer service for agents',
        text:
          'Customer service answers from Monday to Friday, 12:00 to 21:00, site time. Ask about a payment, a transfer or ' +
          'a contract with the button beside it: the question then has everything that is needed to answer it.',
      },
      bn: {
        title: 'এজেন্টদের জন্য গ্রাহকসেবা',
        text:
          'গ্রাহকসেবা সোমবার থেকে শুক্রবার, সাইটের সময়ে ১২:০০ থেকে ২১:০০ পর্যন্ত উত্তর দেয়। কোনো পাওনা, পাঠানো টাকা ' +
          'বা চুক্তি নিয়ে তার পাশের বোতাম দিয়ে জিজ্ঞাসা করুন: উত্তরের জন্য যা দরকার সব তখন প্রশ্নের সঙ্গে থাকে।',
      },
    },
  },
  {
    type: 'AG',
    daysAgo: 58,
    texts: {
      en: {
        title: 'How commission is paid',
        text:
          'Each day counts from midnight to midnight, site time, and is paid soon after. My income shows every day ' +
          'with the members, the rates and the rounds it comes from.\n\nAll of it is play money.',
      },
      bn: {
        title: 'কমিশন যেভাবে দেওয়া হয়',
        text:
          'প্রতিটি দিন সাইটের সময়ে মধ্যরাত থেকে মধ্যরাত পর্যন্ত গোনা হয়, আর তার কিছু পরেই টাকা দেওয়া হয়। "আমার আয়" ' +
          'পাতায় প্রতিটি দিনের সদস্য, হার ও রাউন্ড দেখা যায়।\n\nসবই খেলার টাকা।',
      },
    },
  },
  {
    type: 'B',
    texts: {
      en: {
        title: 'Everything here is play money',
        text:
          'The balance of this site has no value outside it. Deposits and withdrawals move play money alone; ' +
          'no real payment is ever made.\n\nPlay for the fun of it, and take a break when it stops being fun.',
      },
      bn: {
        title: 'এখানে সবই খেলার টাকা',
        text:
          'এই সাইটের বাইরে এর ব্যালেন্সের কোনো মূল্য নেই। জমা ও তোলা চলে শুধু খেলার টাকায়; কখনো আসল লেনদেন ' +
          'হয় না।\n\nআনন্দের জন্য খেলুন, আর আনন্দ না লাগলে বিরতি নিন।',
      },
    },
    earlier: {
      en: [
        {
          title: 'Everything here is play money',
          text:
            'The balance of this site has no value outside it. It cannot be bought, sold or paid out.\n\nPlay ' +
            'for the fun of it, and take a break when it stops being fun.',
        },
      ],
      bn: [
        {
          title: 'এখানে সবই খেলার টাকা',
          text:
            'এই সাইটের ব্যালেন্সের বাইরে কোনো মূল্য নেই। এটি কেনা, বেচা বা তোলা যায় না।\n\nআনন্দের জন্য খেলুন, ' +
            'আর আনন্দ না লাগলে বিরতি নিন।',
        },
      ],
    },
  },
  {
    type: 'PL',
    texts: {
      en: {
        title: 'The rooms are open',
        text: 'Slots, fishing, live tables, sports and lotteries can be played. A few card tables open later and say so.',
      },
      bn: {
        title: 'খেলার ঘরগুলো খোলা আছে',
        text: 'স্লট, ফিশিং, লাইভ টেবিল, স্পোর্টস ও লটারি খেলা যায়। কয়েকটি তাসের টেবিল পরে খুলবে; সেখানে তা লেখা আছে।',
      },
    },
    earlier: {
      en: [
        {
          title: 'Slots and fishing are open',
          text: 'The reels are turning. The other rooms are being furnished and say so until they open.',
        },
      ],
      bn: [
        {
          title: 'স্লট ও ফিশিং খোলা আছে',
          text: 'রিল ঘুরছে। অন্য ঘরগুলো সাজানো হচ্ছে; খোলার আগ পর্যন্ত সেখানে তা লেখা থাকবে।',
        },
      ],
    },
  },
  {
    type: 'H',
    texts: {
      en: {
        title: 'How our slots pay',
        text:
          'The return of every slot is computed over all stops of its reels and shown with the game. The seed ' +
          'of each round is fixed before you play and can be checked afterwards.',
      },
      bn: {
        title: 'আমাদের স্লট কীভাবে ফেরত দেয়',
        text:
          'প্রতিটি স্লটের রিলের সব ঘর হিসাব করে ফেরতের হার বের করা হয় এবং খেলার সঙ্গে দেখানো হয়। প্রতিটি ' +
          'রাউন্ডের সিড খেলার আগেই স্থির হয়, পরে তা যাচাই করা যায়।',
      },
    },
  },
]
