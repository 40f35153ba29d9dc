import type { OpeningText } from './text.ts'

/** Articles of the blog of a new sandbox, the newest first. */
export const blog: readonly OpeningText[] = [
  {
    kind: 'BLOG',
    slug: 'how-rtp-works',
    tags: ['fair-play', 'games'],
    picture: '/art/banner/slots/10007-seven-1.svg',
    texts: {
      en: {
        title: 'What 96 per cent means',
        summary: 'The return of a game is a property of thousands of rounds, and a promise about none of them.',
        alt: 'A lucky seven on a reel',
        body: `“Return to player: 96 %.” It sounds as if you put in 100 and get 96 back. On one evening you will get back 0, or 40, or 310. So what does the figure say?

## A sum over everything that can happen

For our slots we do not measure the return, we compute it. Every stop of every reel is combined with every other; each result is worth something, most are worth nothing; the average of all of them is the return. For a small three-reel game these are some ten thousand combinations, for a large one many millions.

## Why your evening differs

| Rounds | A usual result per 100 staked |
|---|---|
| 10 | between 0 and 400 |
| 1,000 | between 70 and 120 |
| 1,000,000 | close to 96 |

The swing is called **volatility**. A game with rare large prizes has a high one: long quiet stretches, then a jump. A game with many small prizes has a low one. Neither changes the return.

## What it costs

The other side of 96 is 4: of each 100 you stake, 4 stay with the house on average. Stakes add up faster than deposits, because you stake what you win again. A hundred spins of 10 are 1,000 staked and cost 40 on average, whatever you deposited.

## Two things it is not

It is not a debt: a game that took much today owes nothing tomorrow. And it is not a plan: nobody can play “until it comes back”.`,
      },
      bn: {
        title: '৯৬ শতাংশের মানে কী',
        summary: 'গেমের ফেরতের হার হাজার হাজার রাউন্ডের গুণ; কোনো একটি রাউন্ড নিয়ে কোনো কথা দেয় না।',
        alt: 'রিলের ওপর ভাগ্যবান সাত',
        body: `“খেলোয়াড়কে ফেরত: ৯৬%।” শুনে মনে হয় ১০০ দিলে ৯৬ ফেরত আসে। এক সন্ধ্যায় কিন্তু ফেরত আসে ০, বা ৪০, বা ৩১০। তাহলে সংখ্যাটি কী বলে?

## যা যা ঘটতে পারে সব মিলিয়ে হিসাব

আমাদের স্লটের ফেরত আমরা মাপি না, হিসাব করি। প্রতিটি রিলের প্রতিটি ঘর অন্য সব ঘরের সঙ্গে মেলানো হয়; প্রতিটি ফলের একটি মূল্য আছে, বেশির ভাগেরই শূন্য; সবগুলোর গড়ই ফেরতের হার। ছোট তিন রিলের গেমে তা দশ হাজারের মতো, বড় গেমে বহু লাখ।

## আপনার সন্ধ্যা আলাদা কেন

| রাউন্ড | প্রতি ১০০ বাজিতে সাধারণ ফল |
|---|---|
| ১০ | ০ থেকে ৪০০ |
| ১,০০০ | ৭০ থেকে ১২০ |
| ১০,০০,০০০ | ৯৬-এর কাছাকাছি |

এই ওঠানামার নাম **ভোলাটিলিটি**। যে গেমে বড় পুরস্কার কালেভদ্রে আসে তার ভোলাটিলিটি বেশি: অনেকক্ষণ চুপচাপ, তারপর লাফ। যে গেমে ছোট পুরস্কার ঘন ঘন আসে তার কম। কোনোটিই ফেরতের হার বদলায় না।

## এর খরচ

৯৬-এর উল্টো পিঠ ৪: প্রতি ১০০ বাজিতে গড়ে ৪ থেকে যায় সাইটের কাছে। বাজি জমার চেয়ে দ্রুত বাড়ে, কারণ জেতা টাকাও আবার বাজি ধরা হয়। ১০ টাকার একশো স্পিনে বাজি ১,০০০, গড় খরচ ৪০, জমা যতই হোক।

## দুটি জিনিস এটি নয়

এটি ঋণ নয়: আজ যে গেম অনেক নিয়েছে, কাল তার কাছে কিছু পাওনা নেই। আর এটি পরিকল্পনাও নয়: “ফেরত আসা পর্যন্ত” কেউ খেলতে পারে না।`,
      },
    },
  },
  {
    kind: 'BLOG',
    slug: 'seeds-and-fingerprints',
    tags: ['fair-play'],
    picture: '/art/banner/live/40002-dice-2.svg',
    texts: {
      en: {
        title: 'Seeds and fingerprints, without mathematics',
        summary: 'How we promise a result before you play, without telling it, and how you catch us if we cheat.',
        alt: 'Two dice',
        body: `Imagine we write a number on a slip of paper, put it into an envelope and seal it with your signature. You play. Then we open the envelope. Had we changed the slip, your seal would be broken.

That is how a round works here.

- **The slip** is the seed, a long random number made before you press.
- **The seal** is its fingerprint. It follows from the seed, but nobody can find the seed from it, nor another seed with the same one. You see it before you play.
- **Opening** means: after the round the receipt shows the seed.

## Check it yourself

Open the receipt of a round in your betting record and press “Check it”. Your browser computes the fingerprint of the seed again and compares it with the one you saw. Then it plays the round again from the seed and compares the result. It asks us nothing.

## What it proves

That the result was fixed before your stake and did not depend on it. It does not prove that you win, and it does not say that the game is cheap: for that, read the return of the game.`,
      },
      bn: {
        title: 'সিড ও ছাপ, গণিত ছাড়াই',
        summary: 'না বলে দিয়েও ফলের কথা আগে থেকে কীভাবে দিই, আর ঠকালে আপনি কীভাবে ধরবেন।',
        alt: 'দুটি ছক্কা',
        body: `ধরুন, আমরা একটি কাগজে সংখ্যা লিখে খামে ভরলাম, আর খামটি আপনার সইয়ে আটকালাম। আপনি খেললেন। তারপর খাম খুললাম। কাগজ বদলালে আপনার সিলটি ভাঙা থাকত।

এখানে রাউন্ড ঠিক এভাবেই চলে।

- **কাগজটি** হলো সিড, আপনি চাপ দেওয়ার আগেই তৈরি একটি লম্বা এলোমেলো সংখ্যা।
- **সিল** হলো তার ছাপ। সিড থেকেই আসে, কিন্তু ছাপ দেখে সিড বের করা যায় না, একই ছাপের আরেকটি সিডও পাওয়া যায় না। খেলার আগেই আপনি তা দেখেন।
- **খোলা** মানে: রাউন্ডের পর রসিদে সিডটি দেখা যায়।

## নিজেই যাচাই করুন

বাজির রেকর্ডে একটি রাউন্ডের রসিদ খুলে “যাচাই করুন” চাপুন। আপনার ব্রাউজার সিডের ছাপ আবার বের করে আগের দেখা ছাপের সঙ্গে মেলায়। তারপর সিড থেকে রাউন্ডটি আবার খেলে ফল মেলায়। আমাদের কিছুই জিজ্ঞেস করে না।

## এতে কী প্রমাণ হয়

ফলটি আপনার বাজির আগেই ঠিক ছিল, বাজির ওপর নির্ভর করেনি। আপনি জিতবেন, তা প্রমাণ হয় না; গেমটি সস্তা, তা-ও নয়। তার জন্য গেমের ফেরতের হার পড়ুন।`,
      },
    },
  },
  {
    kind: 'BLOG',
    slug: 'signs-that-a-break-is-due',
    tags: ['safer-play'],
    picture: '/art/banner/slots/70002-lotus-5.svg',
    texts: {
      en: {
        title: 'Seven signs that a break is due',
        summary: 'Play is meant to be a pleasure, also with play money. Here is how to notice that it no longer is.',
        alt: 'A lotus flower',
        body: `Play money can cost no rent. It can cost sleep, evenings and tempers. Ask yourself now and then:

1. Do I play longer than I meant to?
2. Do I raise the stake to win back what I lost?
3. Do I think about the next round while somebody talks to me?
4. Do I hide how much I play?
5. Am I restless or angry when I cannot?
6. Do I play to forget something?
7. Has it stopped being fun, and I go on?

One yes is a reason to pause for an evening. Several are a reason to talk to somebody.

## What helps here

- **A time limit** ends the session for you. Set it while you are calm.
- **A reality check** stops the game every so often and says how long you have played and what it cost.
- **A break** from a day to some weeks starts at once. Nothing is lost.
- **Self-exclusion** lasts half a year or longer, and nobody can end it early.

All of it is under **Play limits**. The same page names organisations that listen; talking to them costs nothing and binds you to nothing.`,
      },
      bn: {
        title: 'বিরতির সময় হয়েছে, সাতটি লক্ষণ',
        summary: 'খেলা আনন্দের জন্য, খেলার টাকাতেও। সেই আনন্দ যে আর নেই, তা কীভাবে বুঝবেন।',
        alt: 'একটি পদ্মফুল',
        body: `খেলার টাকায় ঘরভাড়া যায় না। যেতে পারে ঘুম, সন্ধ্যা আর মেজাজ। মাঝে মাঝে নিজেকে জিজ্ঞেস করুন:

1. যতক্ষণ ভেবেছিলাম তার চেয়ে বেশি খেলি?
2. হারানো ফেরত আনতে বাজি বাড়াই?
3. কেউ কথা বলার সময় পরের রাউন্ডের কথা ভাবি?
4. কতটা খেলি তা লুকাই?
5. খেলতে না পারলে অস্থির বা রাগ লাগে?
6. কিছু ভুলে থাকতে খেলি?
7. আর আনন্দ লাগে না, তবু খেলেই যাই?

একটি হ্যাঁ মানে এক সন্ধ্যা থামার কারণ। কয়েকটি হ্যাঁ মানে কারও সঙ্গে কথা বলার কারণ।

## এখানে যা কাজে লাগে

- **সময়সীমা** আপনার হয়ে সেশন শেষ করে। মন শান্ত থাকতে ঠিক করে রাখুন।
- **বাস্তবতা যাচাই** কিছুক্ষণ পরপর গেম থামিয়ে বলে কতক্ষণ খেলেছেন, কত খরচ হয়েছে।
- **বিরতি** এক দিন থেকে কয়েক সপ্তাহ, সঙ্গে সঙ্গে শুরু। কিছুই হারায় না।
- **স্ব-বর্জন** আধা বছর বা তার বেশি, আগে কেউ তুলতে পারে না।

সবই আছে **খেলার সীমা** পাতায়। যেসব সংস্থা কথা শোনে তাদের নামও সেখানে; তাদের সঙ্গে কথা বলতে খরচ নেই, কোনো দায়ও নেই।`,
      },
    },
  },
  {
    kind: 'BLOG',
    slug: 'the-thirty-seven-pockets',
    tags: ['games', 'fair-play'],
    picture: '/art/banner/live/40003-roulette-4.svg',
    texts: {
      en: {
        title: 'The thirty-seven pockets',
        summary: 'Why no system beats the green one, in one small table.',
        alt: 'A roulette wheel',
        body: `A wheel with one zero has thirty-seven pockets. Every bet on it is paid as if there were thirty-six. The whole cost of the game lies in that one pocket.

| Bet | Pockets that win | Pays | Return |
|---|---|---|---|
| One number | 1 of 37 | 35 to 1 | 36/37 = 97.3 % |
| A dozen | 12 of 37 | 2 to 1 | 36/37 = 97.3 % |
| Red or black | 18 of 37 | 1 to 1 | 36/37 = 97.3 % |

## And if I double?

Doubling after each loss wins one small unit nearly always, and loses a large sum rarely. Ten losses in a row cost 1,023 units to win one. Taken together the two give exactly the same 97.3 per cent: a sum of bets that each return 97.3 cannot return anything else.

## And if red is due?

The wheel has no memory. After nine times black, red comes in 18 of 37, as always.

Choose the bet whose rhythm you like: often and small, or rarely and large. They cost the same. Decide beforehand what the evening may cost, and let the limit remember it for you.`,
      },
      bn: {
        title: 'সাঁইত্রিশটি ঘর',
        summary: 'কোনো কৌশলেই সবুজ ঘরটিকে হারানো যায় না কেন, একটি ছোট ছকে।',
        alt: 'রুলেটের চাকা',
        body: `এক শূন্যের চাকায় ঘর সাঁইত্রিশটি। প্রতিটি বাজির টাকা দেওয়া হয় যেন ঘর ছত্রিশটি। গেমের পুরো খরচ ওই একটি ঘরে।

| বাজি | যত ঘর জেতে | দেয় | ফেরত |
|---|---|---|---|
| একটি সংখ্যা | ৩৭-এ ১ | ৩৫:১ | ৩৬/৩৭ = ৯৭.৩% |
| এক ডজন | ৩৭-এ ১২ | ২:১ | ৩৬/৩৭ = ৯৭.৩% |
| লাল বা কালো | ৩৭-এ ১৮ | ১:১ | ৩৬/৩৭ = ৯৭.৩% |

## যদি দ্বিগুণ করি?

প্রতিবার হারার পর দ্বিগুণ করলে প্রায় সব সময় ছোট এক একক জেতা যায়, আর কালেভদ্রে বড় অঙ্ক হারে। পরপর দশবার হারলে এক একক জিততে যায় ১,০২৩ একক। দুটি মিলিয়ে ঠিক সেই ৯৭.৩ শতাংশই: যে বাজিগুলোর প্রতিটি ৯৭.৩ ফেরত দেয়, তাদের যোগফল অন্য কিছু দিতে পারে না।

## আর যদি লালের পালা আসে?

চাকার স্মৃতি নেই। নয়বার কালোর পরও লাল আসে ৩৭-এ ১৮ বার, বরাবরের মতোই।

যে বাজির ছন্দ ভালো লাগে সেটিই বেছে নিন: ঘন ঘন অল্প, বা কালেভদ্রে বেশি। খরচ একই। সন্ধ্যাটি কত নিতে পারে তা আগে ঠিক করুন, মনে রাখার ভার সীমার ওপর দিন।`,
      },
    },
  },
]
