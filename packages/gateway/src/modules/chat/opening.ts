import { eq, sql } from 'drizzle-orm'
import { type Db, type Tx, transact } from '../../db/client.ts'
import { lock } from '../../db/locks.ts'
import { member } from '../../auth/schema.ts'
import { chatHost, chatMessage, chatPerson, chatRoom, type StoredPart } from './schema.ts'
import { beginRanks } from '../vip/index.ts'
import { openWallet } from '../../ledger/wallet.ts'
import { insertMessage } from './messages.ts'
import { enterChat } from './people.ts'

/** Invented people of the sandbox: they have no password, so nobody logs in as one of them. */
const people = [
  { account: 'chat_guest_1', nickname: 'Monsoon Mitu', icon: 'monsoon', level: 2 },
  { account: 'chat_guest_2', nickname: 'kite_over_padma', icon: '', level: 0 },
  { account: 'chat_guest_3', nickname: 'Nilufar', icon: 'moon', level: 3 },
  { account: 'chat_guest_4', nickname: 'Slow Rickshaw', icon: '', level: 1 },
  { account: 'chat_guest_5', nickname: 'চা-ওয়ালা', icon: '', level: 2 },
  { account: 'chat_guest_6', nickname: 'শিউলি', icon: 'lotus', level: 4 },
  { account: 'chat_guest_7', nickname: 'দুপুরের রোদ', icon: '', level: 0 },
  { account: 'chat_guest_8', nickname: 'নৌকার মাঝি', icon: '', level: 1 },
] as const

/** Who says what, and how many minutes before the first start; `@3 …` mentions the third person. */
type Line = readonly [who: number, minutes: number, text: string]

const english: readonly Line[] = [
  [1, 118, 'Good evening everyone. Is the cricket room open again?'],
  [2, 116, 'Yes, since seven. Second innings just began.'],
  [1, 115, '@2 thank you. I only want to watch tonight.'],
  [3, 97, 'Rain on the tin roof here. Best sound for a quiet evening.'],
  [4, 95, 'Same in our street. The rickshaws have all gone home 🌧️'],
  [3, 74, 'Does anybody know how the verify page works? I pressed check it and a long code came.'],
  [2, 72, '@3 that is the seed. Help has a page about it, with the steps.'],
  [3, 70, 'Found it. Nice that one can look for oneself.'],
  [4, 52, 'I set a limit for the week yesterday. Feels good, less thinking.'],
  [1, 50, '@4 I did that last month. One minute, and then forget about it 👍'],
  [2, 31, 'Forty to win from twenty balls. My tea is getting cold.'],
  [4, 29, 'Drink it, the match will wait.'],
  [1, 12, 'Two sixes. I take it back, it will not wait.'],
  [3, 8, 'Well played by both sides. Good night to those who sleep early 🌙'],
  [2, 4, 'Good night @3'],
]

const bangla: readonly Line[] = [
  [5, 121, 'সবাইকে শুভ সন্ধ্যা। ক্রিকেট রুমটা কি আবার খুলেছে?'],
  [6, 119, 'হ্যাঁ, সাতটা থেকে। এইমাত্র দ্বিতীয় ইনিংস শুরু হলো।'],
  [7, 101, 'আজ খুব বৃষ্টি। বাড়িতে বসে খিচুড়ি আর আড্ডা ☔'],
  [5, 99, '@7 খিচুড়ির সাথে বেগুন ভাজা চাই কিন্তু।'],
  [8, 80, 'নদীতে আজ নৌকা নামেনি। ঢেউ বড় বেশি।'],
  [6, 78, '@8 সাবধানে থাকবেন ভাই।'],
  [7, 61, 'রাউন্ড মিলিয়ে দেখার পাতাটা কোথায় পাব?'],
  [6, 59, 'সাহায্যের ভেতরে আছে, ধাপগুলোও লেখা আছে।'],
  [7, 57, 'পেয়েছি, ধন্যবাদ। নিজে মিলিয়ে দেখা যায়, ভালো লাগল।'],
  [5, 40, 'আমি সপ্তাহের সীমা ঠিক করে নিয়েছি। মাথা ঠান্ডা থাকে 👍'],
  [8, 38, 'ভালো করেছেন। আমিও কাল করব।'],
  [6, 20, 'শেষ ওভারে বারো দরকার। চা ঠান্ডা হয়ে যাচ্ছে।'],
  [5, 18, 'চা আমি আবার গরম করে দিচ্ছি 😄'],
  [6, 6, 'জিতে গেল! দুই দলই ভালো খেলেছে।'],
  [8, 3, 'শুভ রাত্রি সবাইকে 🌙'],
]

const rooms = [
  { id: 'en', language: 'en', lines: english, shared: 'A small one, to go with the tea ☕' },
  { id: 'bn', language: 'bn', lines: bangla, shared: 'চায়ের সাথে ছোট একটা জয় ☕' },
] as const
const titles = { en: 'The courtyard', bn: 'আড্ডাঘর' }

const hosts = [
  {
    id: 'rina',
    name: 'Rina',
    language: 'bn',
    iconUrl: '/art/avatar/lotus.svg',
    online: true,
    hello: 'স্বাগতম। আজ রাত দশটা পর্যন্ত আছি, লাইভ টেবিলের নিয়ম নিয়ে যা জানতে চান জিজ্ঞেস করুন।',
  },
  {
    id: 'tareq',
    name: 'Tareq',
    language: 'en',
    iconUrl: '/art/avatar/moon.svg',
    online: true,
    hello: 'Welcome in. I explain the rules of the live tables until ten; ask whatever you like.',
  },
  {
    id: 'maya',
    name: 'Maya',
    language: 'en',
    iconUrl: '/art/avatar/lantern.svg',
    online: false,
    hello: 'Back tomorrow at six, with the rules of roulette.',
  },
] as const

/** Words of a line, with the people it mentions. */
function partsOf(text: string, ids: readonly string[]): StoredPart[] {
  return text.split(/(@\d)/).flatMap((part): StoredPart[] => {
    const id = /^@\d$/.test(part) ? ids[Number(part.slice(1)) - 1] : undefined
    return id ? [{ m: id }] : part === '' ? [] : [part]
  })
}

/** Rooms of a new sandbox with people who talk, and hosts. Where there are rooms, nothing is added. */
export async function seedChat(db: Db, now: Date): Promise<void> {
  await transact(db, async (tx) => {
    await lock(tx, 'openingChat') // one of the gateways that start together
    if ((await tx.$count(chatRoom)) > 0) return
    const ids = await seedPeople(tx)
    for (const { id, language, lines } of rooms) {
      await tx.insert(chatRoom).values({ id, kind: 'LANGUAGE', language, titles, createdAt: now })
      for (const [who, minutes, text] of lines)
        await insertMessage(tx, {
          roomId: id,
          kind: 'TEXT',
          memberId: ids[who - 1] ?? '',
          body: partsOf(text, ids),
          at: new Date(now.getTime() - minutes * 60_000),
        })
    }
    for (const { hello, ...host } of hosts) {
      const roomId = `host-${host.id}`
      await tx.insert(chatHost).values({ ...host, createdAt: now })
      await tx
        .insert(chatRoom)
        .values({ id: roomId, kind: 'HOST', language: host.language, hostId: host.id, createdAt: now })
      await insertMessage(tx, { roomId, kind: 'TEXT', hostId: host.id, body: [hello], at: now })
    }
  })
}

async function seedPeople(tx: Tx): Promise<string[]> {
  const made = await tx
    .insert(member)
    .values(people.map(({ account, nickname, icon }) => ({ account, nickname, icon, type: 0, asset: 'BDT' })))
    .returning({ id: member.id, account: member.account })
  const ids = people.map(({ account }) => made.find((one) => one.account === account)?.id ?? '')
  for (const id of ids) {
    await openWallet(tx, id, 'BDT')
    await enterChat(tx, id)
  }
  await tx.update(chatPerson).set({ rulesVersion: 1 })
  const ranked = people.map(({ level }, at) => ({ memberId: ids[at] ?? '', level }))
  await beginRanks(
    tx,
    ranked.filter(({ level }) => level > 0),
  )
  return ids
}

/**
 * The latest round of an invented person that won more than its stake, shared in each room. Nothing happens where one
 * is shared already.
 */
export async function shareRound(tx: Tx, now: Date): Promise<void> {
  if ((await tx.$count(chatMessage, eq(chatMessage.kind, 'SHARE'))) > 0) return
  const { rows } = await tx.execute<{ id: string; memberId: string; stake: string; win: string; closedAt: string }>(sql`
    select r.id::text, r.member_id as "memberId", r.stake::text, r.win::text, r.closed_at as "closedAt"
    from rounds r join sandbox_players p on p.member_id = r.member_id
    where r.state = 'CLOSED' and r.win > r.stake order by r.closed_at desc limit 1`)
  const [row] = rows
  if (!row) return
  const { id, memberId, stake, win } = row
  await enterChat(tx, memberId)
  const receipt = { stake, win, closedAt: new Date(row.closedAt).toISOString(), shown: true }
  for (const { id: roomId, shared } of rooms)
    await insertMessage(tx, { roomId, kind: 'SHARE', memberId, roundId: id, receipt, body: [shared], at: now })
}
