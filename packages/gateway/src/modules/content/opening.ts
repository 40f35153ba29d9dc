import { and, eq, inArray, sql } from 'drizzle-orm'
import { insertAnnouncement, type NewAnnouncement } from './announcements.ts'
import { toHtml } from '../../lib/text/plain-text-to-html.ts'
import { transact, type Db, type Tx } from '../../db/client.ts'
import { announcement, announcementText } from './schema.ts'

interface Words {
  title: string
  text: string
}

/** An announcement of a new sandbox. */
interface Opening extends Omit<NewAnnouncement, 'publishedAt'> {
  /** Its texts of earlier releases. Texts that change move here. */
  earlier?: Readonly<Record<string, readonly Words[]>>
}

/** Announcements of a new sandbox. Existing ones are updated; what an operator wrote stays. */
export async function seedAnnouncements(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7203118)`) // one of the gateways that start together
    const [any] = await tx.select({ id: announcement.id }).from(announcement).limit(1)
    for (const { earlier = {}, ...one } of opening) {
      if (any) await renew(tx, one, earlier)
      else await insertAnnouncement(tx, { ...one, publishedAt: now })
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

export const opening: readonly Opening[] = [
  {
    type: 'AG',
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
