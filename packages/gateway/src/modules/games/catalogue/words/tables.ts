/** Table games are known by their names; Bengali transcribes them. Last: the class a list can be narrowed to. */
export const LIVE_GAMES = [
  ['Roulette', 'রুলেট', 'ROULETTE'],
  ['Baccarat', 'ব্যাকারাট', 'BACCARAT'],
  ['Blackjack', 'ব্ল্যাকজ্যাক', 'BLACKJACK'],
  ['Sic Bo', 'সিক বো', 'DICE'],
  ['Dragon Tiger', 'ড্রাগন টাইগার', 'CARDS'],
  ['Andar Bahar', 'আন্দার বাহার', 'CARDS'],
  ['Hi-Lo', 'হাই-লো', 'CARDS'],
  ['Fortune Wheel', 'ভাগ্যের চাকা', 'WHEEL'],
  ['Dice', 'ডাইস', 'DICE'],
  ['Teen Patti', 'তিন পাত্তি', 'CARDS'],
  ['Three-Card Poker', 'থ্রি কার্ড পোকার', 'POKER'],
  ['Hold’em', 'হোল্ডেম', 'POKER'],
] as const
/**
 * Rounds of these need decisions, which no engine of ours can: two titles of each have status SOON, the others are
 * games that can be played.
 */
export const SOON_EACH = 2
export const STAND_INS = [
  { en: 'Blackjack', bn: 'ব্ল্যাকজ্যাক', instead: { en: 'Red Dog', bn: 'রেড ডগ' } },
  { en: 'Hold’em', bn: 'হোল্ডেম', instead: { en: 'Casino War', bn: 'ক্যাসিনো ওয়ার' } },
] as const
export const LIVE_BEFORE = [
  ['Grand', 'গ্র্যান্ড'],
  ['Speed', 'স্পিড'],
  ['Velvet', 'ভেলভেট'],
  ['Evening', 'সান্ধ্য'],
  ['Bengal', 'বেঙ্গল'],
  ['Dhaka', 'ঢাকা'],
  ['Silver', 'সিলভার'],
  ['Emerald', 'এমারেল্ড'],
  ['Marble', 'মার্বেল'],
  ['Sapphire', 'স্যাফায়ার'],
  ['Classic', 'ক্লাসিক'],
  ['Noor', 'নূর'],
  ['Shapla', 'শাপলা'],
  ['Peacock', 'ময়ূর'],
  ['Saffron', 'জাফরান'],
  ['Monsoon', 'বর্ষা'],
  ['Midnight', 'মধ্যরাত'],
  ['Jamdani', 'জামদানি'],
  ['Studio', 'স্টুডিও'],
  ['Low-Stake', 'স্বল্প বাজির'],
  ['Jasmine', 'জেসমিন'],
  ['Turbo', 'টার্বো'],
  ['Meghna', 'মেঘনা'],
  ['Old Town', 'পুরান শহর'],
] as const
export const ROOMS = [
  ['Salon', 'স্যালন'],
  ['Lounge', 'লাউঞ্জ'],
  ['Terrace', 'টেরেস'],
  ['Club', 'ক্লাব'],
  ['Table', 'টেবিল'],
  ['House', 'হাউস'],
  ['Parlour', 'পার্লার'],
  ['Room', 'কক্ষ'],
  ['Hall', 'হল'],
  ['Corner', 'কর্নার'],
] as const

export const PVP_GAMES = [
  ['Teen Patti', 'তিন পাত্তি', 'CARDS'],
  ['Rummy', 'রামি', 'CARDS'],
  ['Call Break', 'কল ব্রেক', 'CARDS'],
  ['Twenty-Nine', 'টোয়েন্টি নাইন', 'CARDS'],
  ['Hazari', 'হাজারি', 'CARDS'],
  ['Spades', 'স্পেডস', 'CARDS'],
  ['Poker', 'পোকার', 'POKER'],
  ['Hearts', 'হার্টস', 'CARDS'],
  ['Bray', 'ব্রে', 'CARDS'],
  ['Domino', 'ডমিনো', 'BOARD'],
  ['Ludo', 'লুডু', 'BOARD'],
  ['Carrom', 'ক্যারম', 'BOARD'],
] as const
export const PVP_BEFORE = [
  ['Quick', 'কুইক'],
  ['Village', 'গ্রামীণ'],
  ['Evening', 'সান্ধ্য'],
  ['Royal Court', 'রাজদরবারের'],
  ['Rooftop', 'ছাদের'],
  ['Dhaka', 'ঢাকাই'],
  ['Friday', 'শুক্রবারের'],
  ['Rainy Day', 'বৃষ্টিদিনের'],
  ['Family', 'পারিবারিক'],
  ['Masters', 'মাস্টার্স'],
  ['Street', 'পাড়ার'],
  ['Riverside', 'নদীপাড়ের'],
  ['Winter', 'শীতের'],
  ['Star', 'স্টার'],
] as const
export const PVP_AFTER = [
  ['Lounge', 'লাউঞ্জ'],
  ['Club', 'ক্লাব'],
  ['Table', 'টেবিল'],
  ['Adda', 'আড্ডা'],
  ['Arena', 'অ্যারেনা'],
  ['Duel', 'দ্বৈরথ'],
  ['League', 'লিগ'],
  ['Night', 'নাইট'],
] as const
