/** Only sports there is a drawing for. */
export const SPORTS = [
  ['Cricket', 'ক্রিকেট'],
  ['Football', 'ফুটবল'],
  ['Basketball', 'বাস্কেটবল'],
  ['Tennis', 'টেনিস'],
  ['Badminton', 'ব্যাডমিন্টন'],
  ['Kabaddi', 'কাবাডি'],
  ['Hockey', 'হকি'],
  ['Table Tennis', 'টেবিল টেনিস'],
  ['Boat Racing', 'নৌকাবাইচ'],
  ['Cycling', 'সাইক্লিং'],
  ['Futsal', 'ফুটসাল'],
  ['Squash', 'স্কোয়াশ'],
  ['Horse Racing', 'ঘোড়দৌড়'],
] as const
export const SPORT_FORMATS = [
  ['Live', 'লাইভ'],
  ['Exchange', 'এক্সচেঞ্জ'],
  ['League', 'লিগ'],
  ['Cup', 'কাপ'],
  ['Odds', 'অডস'],
  ['Masters', 'মাস্টার্স'],
  ['Weekend', 'উইকএন্ড'],
  ['Sprint', 'স্প্রিন্ট'],
  ['Championship', 'চ্যাম্পিয়নশিপ'],
  ['Challenge', 'চ্যালেঞ্জ'],
] as const

export const ESPORT_BEFORE = [
  ['Iron', 'লৌহ'],
  ['Neon', 'নিয়ন'],
  ['Shadow', 'ছায়া'],
  ['Storm', 'ঝড়'],
  ['Sky', 'আকাশ'],
  ['Steel', 'ইস্পাত'],
  ['Pixel', 'পিক্সেল'],
  ['Frost', 'তুষার'],
  ['Thunder', 'বজ্র'],
  ['Star', 'তারকা'],
  ['Delta', 'ডেল্টা'],
  ['Ember', 'অঙ্গার'],
  ['Cobalt', 'কোবাল্ট'],
  ['Monsoon', 'বর্ষা'],
] as const
export const ESPORT_AFTER = [
  ['Arena', 'অ্যারেনা'],
  ['League', 'লিগ'],
  ['Siege', 'অবরোধ'],
  ['Legion', 'বাহিনী'],
  ['Masters', 'মাস্টার্স'],
  ['Cup', 'কাপ'],
  ['Clash', 'সংঘর্ষ'],
  ['Duel', 'দ্বৈরথ'],
  ['Guard', 'প্রহরী'],
  ['Squad', 'স্কোয়াড'],
  ['Rally', 'র‍্যালি'],
  ['Tactics', 'রণকৌশল'],
] as const

/** After a place or a time in the genitive: সন্ধ্যার ড্র. */
export const DRAWS = [
  ['Draw', 'ড্র', 'DRAW'],
  ['Lottery', 'লটারি', 'DRAW'],
  ['Keno', 'কেনো', 'KENO'],
  ['4D', '৪ডি', 'DIGITS'],
  ['3D', '৩ডি', 'DIGITS'],
  ['Bingo', 'বিঙ্গো', 'BINGO'],
  ['Lotto 5/35', 'লটো ৫/৩৫', 'LOTTO'],
  ['Lotto 6/45', 'লটো ৬/৪৫', 'LOTTO'],
  ['Ticket', 'টিকিট', 'DRAW'],
  ['Drum', 'ড্রাম', 'DRAW'],
] as const

/** After a place in the genitive: যশোরের আখড়া. */
export const RINGS = [
  ['Arena', 'আখড়া'],
  ['Ring', 'রিং'],
  ['Rooster', 'মোরগ'],
  ['Bout', 'লড়াই'],
  ['Comb', 'ঝুঁটি'],
  ['Feather', 'পালক'],
  ['Champion', 'চ্যাম্পিয়ন'],
] as const
