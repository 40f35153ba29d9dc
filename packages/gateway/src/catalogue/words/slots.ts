/** What a thing is decides which adjectives suit it and whether it can be counted. */
export type Kind = 'treasure' | 'royal' | 'animal' | 'plant' | 'sky' | 'craft' | 'place'

/** English, plural or '' where it cannot be counted, Bengali, kind. */
export const NOUNS: readonly (readonly [en: string, plural: string, bn: string, kind: Kind])[] = [
  ['Gold', '', 'সোনা', 'treasure'], ['Emerald', 'Emeralds', 'পান্না', 'treasure'], ['Ruby', 'Rubies', 'চুনি', 'treasure'],
    ['Pearl', 'Pearls', 'মুক্তা', 'treasure'],
  ['Sapphire', 'Sapphires', 'নীলা', 'treasure'], ['Diamond', 'Diamonds', 'হীরা', 'treasure'], ['Jewel', 'Jewels', 'রত্ন', 'treasure'],
  ['Coin', 'Coins', 'মুদ্রা', 'treasure'], ['Treasure', 'Treasures', 'গুপ্তধন', 'treasure'], ['Anklet', 'Anklets', 'নূপুর', 'treasure'],
    ['Ring', 'Rings', 'আংটি', 'treasure'],
  ['Coral', 'Corals', 'প্রবাল', 'treasure'], ['Chest', 'Chests', 'সিন্দুক', 'treasure'], ['Fortune', 'Fortunes', 'ভাগ্য', 'treasure'],
  ['Crown', 'Crowns', 'মুকুট', 'royal'], ['Throne', 'Thrones', 'সিংহাসন', 'royal'], ['Raja', 'Rajas', 'রাজা', 'royal'],
    ['Rani', 'Ranis', 'রানি', 'royal'],
  ['Nawab', 'Nawabs', 'নবাব', 'royal'], ['Begum', 'Begums', 'বেগম', 'royal'], ['Zamindar', 'Zamindars', 'জমিদার', 'royal'],
    ['Prince', 'Princes', 'রাজপুত্র', 'royal'],
  ['Tiger', 'Tigers', 'বাঘ', 'animal'], ['Peacock', 'Peacocks', 'ময়ূর', 'animal'], ['Elephant', 'Elephants', 'হাতি', 'animal'],
    ['Magpie', 'Magpies', 'দোয়েল', 'animal'],
  ['Kingfisher', 'Kingfishers', 'মাছরাঙা', 'animal'], ['Deer', 'Deer', 'হরিণ', 'animal'], ['Parrot', 'Parrots', 'টিয়া', 'animal'],
    ['Horse', 'Horses', 'ঘোড়া', 'animal'],
  ['Owl', 'Owls', 'পেঁচা', 'animal'], ['Butterfly', 'Butterflies', 'প্রজাপতি', 'animal'], ['Firefly', 'Fireflies', 'জোনাকি', 'animal'],
    ['Heron', 'Herons', 'বক', 'animal'],
  ['Lotus', 'Lotuses', 'পদ্মফুল', 'plant'], ['Shapla', 'Shaplas', 'শাপলা', 'plant'], ['Marigold', 'Marigolds', 'গাঁদা', 'plant'],
    ['Jasmine', 'Jasmines', 'জুঁই', 'plant'],
  ['Hibiscus', 'Hibiscuses', 'জবা', 'plant'], ['Flame Tree', 'Flame Trees', 'কৃষ্ণচূড়া', 'plant'], ['Mango', 'Mangoes', 'আম', 'plant'],
    ['Jackfruit', 'Jackfruits', 'কাঁঠাল', 'plant'],
  ['Lychee', 'Lychees', 'লিচু', 'plant'], ['Cherry', 'Cherries', 'চেরি', 'plant'], ['Palm', 'Palms', 'তালগাছ', 'plant'],
    ['Orchard', 'Orchards', 'ফলবাগান', 'plant'],
  ['Moon', 'Moons', 'চাঁদ', 'sky'], ['Star', 'Stars', 'তারা', 'sky'], ['Sun', 'Suns', 'সূর্য', 'sky'],
    ['Comet', 'Comets', 'ধূমকেতু', 'sky'], ['Thunder', '', 'বজ্র', 'sky'],
  ['Lightning', '', 'বিদ্যুৎ', 'sky'], ['Rainbow', 'Rainbows', 'রংধনু', 'sky'], ['Cloud', 'Clouds', 'মেঘ', 'sky'],
    ['Flame', 'Flames', 'শিখা', 'sky'], ['Wind', 'Winds', 'হাওয়া', 'sky'],
  ['Lantern', 'Lanterns', 'লণ্ঠন', 'craft'], ['Lamp', 'Lamps', 'প্রদীপ', 'craft'], ['Kite', 'Kites', 'ঘুড়ি', 'craft'],
    ['Boat', 'Boats', 'নৌকা', 'craft'], ['Sail', 'Sails', 'পাল', 'craft'],
  ['Drum', 'Drums', 'ঢোল', 'craft'], ['Flute', 'Flutes', 'বাঁশি', 'craft'], ['Fan', 'Fans', 'পাখা', 'craft'],
    ['Mask', 'Masks', 'মুখোশ', 'craft'], ['Silk', '', 'রেশম', 'craft'],
  ['Muslin', '', 'মসলিন', 'craft'], ['Wheel', 'Wheels', 'চাকা', 'craft'], ['Mirror', 'Mirrors', 'আয়না', 'craft'],
    ['Key', 'Keys', 'চাবি', 'craft'], ['Bell', 'Bells', 'ঘণ্টা', 'craft'],
  ['Rickshaw', 'Rickshaws', 'রিকশা', 'craft'], ['Pot', 'Pots', 'কলস', 'craft'],
  ['Temple', 'Temples', 'মন্দির', 'place'], ['Fort', 'Forts', 'দুর্গ', 'place'], ['Gate', 'Gates', 'তোরণ', 'place'],
    ['Fountain', 'Fountains', 'ফোয়ারা', 'place'],
  ['Pyramid', 'Pyramids', 'পিরামিড', 'place'], ['Minaret', 'Minarets', 'মিনার', 'place'], ['Bridge', 'Bridges', 'সেতু', 'place'],
    ['Tower', 'Towers', 'গম্বুজ', 'place'],
]

/** Adjectives and the kinds they suit; Bengali adjectives do not change. */
export const ADJECTIVES: readonly (readonly [en: string, bn: string, suits: readonly Kind[] | 'all'])[] = [
  ['Painted', 'রঙিন', ['animal', 'plant', 'craft', 'place']], ['Moonlit', 'চাঁদনি', ['craft', 'place', 'plant']],
    ['Sunlit', 'রোদেলা', ['plant', 'place', 'craft']],
  ['Hidden', 'লুকানো', ['place', 'royal']], ['Lost', 'হারানো', ['place', 'craft']], ['Dancing', 'নৃত্যরত', ['animal', 'royal', 'sky']],
  ['Ancient', 'প্রাচীন', ['place', 'royal', 'craft']], ['Eternal', 'চিরন্তন', ['sky', 'treasure', 'plant']],
    ['Secret', 'গোপন', ['place', 'craft']],
  ['Enchanted', 'মায়াবী', 'all'], ['Silent', 'নীরব', ['animal', 'sky', 'place']], ['Radiant', 'উজ্জ্বল', ['treasure', 'sky', 'plant']],
    ['Velvet', 'মখমলি', ['plant', 'craft', 'animal']],
  ['Misty', 'কুয়াশাঘেরা', ['place', 'sky']], ['Stormy', 'ঝোড়ো', ['sky', 'craft']], ['Burning', 'জ্বলন্ত', ['sky', 'treasure']],
    ['Floating', 'ভাসমান', ['craft', 'place', 'plant']],
  ['Flying', 'উড়ন্ত', ['animal', 'craft']], ['White', 'সাদা', ['animal', 'plant', 'craft']],
    ['Crimson', 'রক্তিম', ['plant', 'sky', 'treasure', 'craft']],
  ['Blue', 'নীল', ['animal', 'plant', 'craft', 'sky']], ['Green', 'সবুজ', ['animal', 'craft', 'place']],
    ['Saffron', 'জাফরানি', ['craft', 'plant', 'sky']],
  ['Copper', 'তামার', ['craft', 'treasure', 'royal']], ['Silver', 'রুপালি', ['animal', 'sky', 'craft', 'plant']],
    ['Crystal', 'স্ফটিকের', ['place', 'craft', 'plant']],
  ['Starry', 'তারাভরা', ['place', 'craft']], ['Honeyed', 'মধুমাখা', ['plant']], ['Gentle', 'শান্ত', ['animal', 'sky']],
    ['Brave', 'সাহসী', ['animal', 'royal']],
  ['Wise', 'জ্ঞানী', ['animal', 'royal']], ['Merry', 'হাসিখুশি', ['animal', 'royal']], ['Playful', 'চঞ্চল', ['animal', 'sky']],
    ['Bright', 'ঝলমলে', 'all'],
  ['Glowing', 'দীপ্তিময়', ['craft', 'treasure', 'sky']], ['Carved', 'খোদাই করা', ['craft', 'place']],
    ['Rare', 'দুর্লভ', ['treasure', 'animal', 'plant']], ['Dreamy', 'স্বপ্নিল', ['sky', 'place', 'plant']],
]

/** What follows a noun in the genitive: বাঘের কিংবদন্তি. */
export const TALES = [
  ['Legend', 'কিংবদন্তি'], ['Quest', 'অভিযান'], ['Dream', 'স্বপ্ন'], ['Tale', 'কাহিনি'], ['Carnival', 'কার্নিভাল'], ['Kingdom', 'রাজ্য'],
    ['Island', 'দ্বীপ'], ['Night', 'রাত'],
  ['Trail', 'পথ'], ['Rhythm', 'ছন্দ'], ['Garden', 'বাগান'], ['Parade', 'শোভাযাত্রা'], ['Wish', 'ইচ্ছা'], ['Blessing', 'আশীর্বাদ'],
    ['Secret', 'রহস্য'], ['Harvest', 'ফসল'],
] as const

/** Words of the trade around a noun, as players say them. */
export const BEFORE = [['Triple', 'ট্রিপল'], ['Double', 'ডাবল'], ['Super', 'সুপার'], ['Classic', 'ক্লাসিক']] as const
export const AFTER = [['Deluxe', 'ডিলাক্স'], ['Spins', 'স্পিন'], ['Reels', 'রিল'], ['777', '৭৭৭'], ['88', '৮৮'], ['100', '১০০']] as const
