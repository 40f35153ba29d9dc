/** English and Bengali names of what lives in the water. */
export const CATCH = [
  ['Hilsa', 'ইলিশ'], ['Rui', 'রুই'], ['Catla', 'কাতলা'], ['Pabda', 'পাবদা'], ['Koi', 'কই'], ['Boal', 'বোয়াল'], ['Chitol', 'চিতল'],
    ['Prawn', 'চিংড়ি'], ['Crab', 'কাঁকড়া'],
  ['Dolphin', 'শুশুক'], ['Whale', 'তিমি'], ['Octopus', 'অক্টোপাস'], ['Jellyfish', 'জেলিফিশ'], ['Turtle', 'কচ্ছপ'], ['Conch', 'শঙ্খ'],
    ['Pearl', 'মুক্তা'], ['Shark', 'হাঙর'],
  ['Stingray', 'শাপলাপাতা মাছ'], ['Pomfret', 'রূপচাঁদা'], ['Crocodile', 'কুমির'],
] as const
/** After a creature as it stands: ইলিশ শিকারি. */
export const HUNTS = [['Hunter', 'শিকারি'], ['Catch', 'শিকার'], ['Safari', 'সাফারি'], ['Arcade', 'আর্কেড'], ['Rush', 'রাশ']] as const
/** After a creature or a water in the genitive: ইলিশের ঝাঁক. */
export const WATERS = [
  ['Shoal', 'ঝাঁক'], ['Tide', 'জোয়ার'], ['Bay', 'উপসাগর'], ['Reef', 'প্রবালপ্রাচীর'], ['Net', 'জাল'], ['Treasure', 'গুপ্তধন'],
    ['Voyage', 'যাত্রা'], ['Kingdom', 'রাজ্য'],
  ['Lagoon', 'উপহ্রদ'], ['Current', 'স্রোত'], ['Fisherman', 'জেলে'], ['Lighthouse', 'বাতিঘর'],
] as const
export const SEAS = [
  ['Padma', 'পদ্মা'], ['Meghna', 'মেঘনা'], ['Jamuna', 'যমুনা'], ['Surma', 'সুরমা'], ['Kaptai', 'কাপ্তাই'], ['Kuakata', 'কুয়াকাটা'],
    ['Sundarban', 'সুন্দরবন'], ['Sandwip', 'সন্দ্বীপ'],
  ['Karnaphuli', 'কর্ণফুলী'], ['Deep', 'গভীর জল'], ['Moonlight', 'জোছনা'], ['Coral', 'প্রবাল'],
] as const
