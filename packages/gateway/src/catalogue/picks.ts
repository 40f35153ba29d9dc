import type { GameType } from '@brand/sdk/contract'

/** The first titles of each category, chosen by hand: English, Bengali, vendor, motif, hot. */
export type Pick = readonly [en: string, bn: string, vendor: string, motif: string, hot?: 'hot']

export const PICKS: Record<(typeof GameType)['options'][number], readonly Pick[]> = {
  RNG: [
    ['Padma Gold', 'পদ্মার সোনা', 'JL', 'coin', 'hot'], ['Nine Lanterns', 'নয়টি লণ্ঠন', 'PG', 'lantern', 'hot'],
      ['Monsoon Sevens', 'বর্ষার সেভেন', 'JDB', 'seven'],
    ['Lotus Ascending', 'পদ্মফুলের উদয়', 'PG', 'lotus'], ['Royal Bengal', 'রয়েল বেঙ্গল', 'CQ9', 'tiger', 'hot'],
      ['Jamdani Jewels', 'জামদানি রত্ন', 'FC', 'gem'],
    ['River Thunder', 'নদীর বজ্র', 'JL', 'bolt'], ['Cherry Bazaar', 'চেরি বাজার', 'FC', 'cherries'],
      ['Moonlit Ghat', 'চাঁদনি ঘাট', 'PG', 'moon', 'hot'],
    ['Night Pyramid', 'রাতের পিরামিড', 'PT', 'pyramid'], ['Triple Reels 88', 'ট্রিপল রিল ৮৮', 'BGS', 'reels'],
      ['Boishakh Fortune', 'বৈশাখী ভাগ্য', 'JDB', 'dhol'],
    ['Sylhet Emerald', 'সিলেটের পান্না', 'CQ9', 'gem'], ['Sundarban Star', 'সুন্দরবনের তারা', 'EG2', 'moon'],
      ['Tea Garden', 'চা বাগান', 'FC', 'sun'],
    ['Copper Coin', 'তামার পয়সা', 'JL', 'coin'], ['Raja of Rajshahi', 'রাজশাহীর রাজা', 'PG', 'crown'],
      ['Storm Temple', 'ঝড়ের মন্দির', 'PT', 'temple'],
    ['Mango Carnival', 'আমের কার্নিভাল', 'JL', 'mango', 'hot'], ['Kite Festival', 'ঘুড়ি উৎসব', 'PG', 'kite'],
      ['Majhi’s Song', 'মাঝির গান', 'JDB', 'boat', 'hot'],
    ['Rickshaw Wheel', 'রিকশার চাকা', 'CQ9', 'wheel'], ['Nakshi Fan', 'নকশি পাখা', 'FC', 'fan'],
      ['Peacock Court', 'ময়ূর দরবার', 'EG2', 'peacock'],
  ],
  LIVE: [
    ['Grand Roulette', 'গ্র্যান্ড রুলেট', 'EG2', 'roulette', 'hot'], ['Speed Baccarat', 'স্পিড ব্যাকারাট', 'EG2', 'baccarat'],
      ['Sic Bo Salon', 'সিক বো স্যালন', 'PT', 'dice'],
    ['Dragon Tiger', 'ড্রাগন টাইগার', 'BGS', 'dragontiger', 'hot'], ['Fortune Wheel', 'ভাগ্যের চাকা', 'EG2', 'moneywheel'],
      ['Andar Bahar', 'আন্দার বাহার', 'PT', 'versus'],
  ],
  FISH: [
    ['Hilsa Hunter', 'ইলিশ শিকারি', 'JL', 'fish', 'hot'], ['Koi Pond', 'কই পুকুর', 'CQ9', 'koi'],
      ['Deep Lantern', 'গভীর লণ্ঠন', 'JDB', 'jelly'],
    ['Nautilus Bay', 'নটিলাস উপসাগর', 'FC', 'shell'], ['Padma Tide', 'পদ্মার জোয়ার', 'JL', 'tail'],
      ['Twin Rivers', 'দুই নদী', 'BGS', 'school'],
    ['Crab Cove', 'কাঁকড়ার খাঁড়ি', 'FC', 'crab'], ['Silver Wing', 'রুপালি ডানা', 'CQ9', 'manta'],
  ],
  PVP: [
    ['Teen Patti Lounge', 'তিন পাত্তি লাউঞ্জ', 'JL', 'hand', 'hot'], ['Texas Evening', 'টেক্সাস ইভনিং', 'PG', 'trio'],
      ['Spades Club', 'স্পেডস ক্লাব', 'CQ9', 'pip'],
    ['Rummy Table', 'রামি টেবিল', 'JDB', 'pair'], ['29 Card', 'টোয়েন্টি নাইন কার্ড', 'FC', 'chips'],
      ['Call Break', 'কল ব্রেক', 'JL', 'domino'],
  ],
  SPORTS: [
    ['Cricket Live', 'ক্রিকেট লাইভ', 'BGS', 'cricket', 'hot'], ['Football Live', 'ফুটবল লাইভ', 'BGS', 'football'],
      ['Basketball', 'বাস্কেটবল', 'PT', 'basketball'],
    ['Virtual Pitch', 'ভার্চুয়াল মাঠ', 'PT', 'pitch'], ['Football League', 'ফুটবল লিগ', 'EG2', 'football'],
      ['Cricket Exchange', 'ক্রিকেট এক্সচেঞ্জ', 'EG2', 'stumps'],
  ],
  ESPORTS: [
    ['Delta Clash', 'ডেল্টা সংঘর্ষ', 'BGS', 'blade', 'hot'], ['Neon Arena', 'নিয়ন অ্যারেনা', 'PT', 'pad'],
      ['Star League', 'তারকা লিগ', 'BGS', 'shield'],
    ['Block Tactics', 'ব্লক রণকৌশল', 'PG', 'cube'], ['Sky Recon', 'আকাশ অনুসন্ধান', 'PT', 'crosshair'],
      ['Monsoon Cup', 'বর্ষা কাপ', 'BGS', 'trophy'],
  ],
  LOTT: [
    ['Northern Draw', 'উত্তরের ড্র', 'BGS', 'drum'], ['Mega 6/45', 'মেগা ৬/৪৫', 'PT', 'balls', 'hot'],
      ['Delta 4D', 'বদ্বীপ ৪ডি', 'BGS', 'flap'],
    ['Keno Minute', 'কেনো মিনিট', 'PT', 'balls'], ['Pick Three', 'পিক থ্রি', 'EG2', 'flap'],
      ['Harvest Ticket', 'ফসলের টিকিট', 'BGS', 'ticket'],
  ],
  ELOTT: [
    ['Evening Ticket', 'সন্ধ্যার টিকিট', 'JL', 'ticket', 'hot'], ['Minute Keno', 'মিনিট কেনো', 'PG', 'balls'],
      ['Quick 3D', 'কুইক ৩ডি', 'JL', 'flap'],
    ['Lantern Lotto', 'লণ্ঠন লটো', 'PG', 'drum'], ['Scratch Garden', 'স্ক্র্যাচ বাগান', 'FC', 'ticket'],
      ['Five-Minute Draw', 'পাঁচ মিনিটের ড্র', 'JL', 'balls'],
  ],
  COCKFIGHT: [
    ['Arena One', 'অ্যারেনা ওয়ান', 'BGS', 'head', 'hot'], ['Red Comb', 'লাল ঝুঁটি', 'BGS', 'rooster'],
      ['Feather Duel', 'পালকের দ্বৈরথ', 'JDB', 'plume'],
    ['Dawn Call', 'ভোরের ডাক', 'BGS', 'head'], ['Steel Spur', 'ইস্পাতের নখর', 'JDB', 'spurs'],
      ['Village Ring', 'গ্রামের রিং', 'BGS', 'rooster'],
  ],
}

/** Entries that open a vendor's own list instead of a game. */
export const HALLS = [
  { gameType: 'RNG', vendor: 'PT', en: 'PT Game Hall', bn: 'PT গেম হল', motif: 'reels' },
  { gameType: 'FISH', vendor: 'JL', en: 'JL Fishing Hall', bn: 'JL মাছ শিকার হল', motif: 'school' },
] as const
