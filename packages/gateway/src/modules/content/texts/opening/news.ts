import type { OpeningText } from './text.ts'

/** News of a new sandbox, the newest first. */
export const news: readonly OpeningText[] = [
  {
    kind: 'NEWS',
    slug: 'how-a-fishing-room-keeps-its-word',
    tags: ['games', 'fair-play'],
    picture: '/art/banner/fish/30001-fish-0.svg',
    texts: {
      en: {
        title: 'How a fishing room keeps its word',
        summary: 'Each shot is settled before you see the splash. We open one round and look inside.',
        alt: 'Two blue fish above a pattern of waves',
        body: `Four players shoot at the same fish. Only one hit counts. Who decides, and when? In our rooms the answer exists before the splash, and you can ask for it afterwards.

Each shot is a round of its own. The moment you press, the stake leaves your balance, and the room draws a number from a seed whose fingerprint it has already shown. The fish that swims by is the picture of that number, not its cause. A fast connection, a steady hand or a lucky seat change nothing.

## Ask the room

Open **Betting record**, choose the round, and read its receipt: the fingerprint, the seed, and the balance before and after. Press “Check it” and your own browser does the sum again.

## What it does not mean

A fair round is not a winning round. Over many shots every room returns a little less than it takes; the figure is printed with the game. Set a limit before you dive, and leave when the water stops being fun.`,
      },
      bn: {
        title: 'ফিশিং রুম কীভাবে কথা রাখে',
        summary: 'পানি ছিটকে ওঠার আগেই প্রতিটি শটের ফল ঠিক হয়ে যায়। একটি রাউন্ড খুলে ভেতরে দেখি।',
        alt: 'ঢেউয়ের নকশার ওপর দুটি নীল মাছ',
        body: `চারজন খেলোয়াড় একই মাছকে গুলি করছেন, গোনা হবে একটিই। কে ঠিক করে, কখন? আমাদের রুমে উত্তরটি পানি ছিটকে ওঠার আগেই থাকে, আর পরে আপনি তা চাইতে পারেন।

প্রতিটি শট আলাদা একটি রাউন্ড। চাপ দেওয়ামাত্র বাজির টাকা ব্যালেন্স থেকে যায়, আর রুম এমন একটি সিড থেকে সংখ্যা তোলে যার ছাপ আগেই দেখানো হয়েছে। যে মাছটি ভেসে যায় সে ওই সংখ্যার ছবি, কারণ নয়। দ্রুত নেট, স্থির হাত বা পছন্দের আসন কিছুই বদলায় না।

## রুমকে জিজ্ঞেস করুন

**বাজির রেকর্ড** খুলে রাউন্ডটি বেছে নিন, রসিদ পড়ুন: ছাপ, সিড, আগের ও পরের ব্যালেন্স। “যাচাই করুন” চাপলে আপনার নিজের ব্রাউজারই হিসাবটি আবার করে।

## এর মানে যা নয়

ন্যায্য রাউন্ড মানেই জেতা রাউন্ড নয়। অনেক শট মিলিয়ে প্রতিটি রুম যা নেয় তার চেয়ে একটু কম ফেরত দেয়; হারটি গেমের সঙ্গেই লেখা থাকে। নামার আগে সীমা ঠিক করুন, আর আনন্দ না লাগলে উঠে আসুন।`,
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'evening-draws-in-your-own-time',
    tags: ['lottery', 'house'],
    picture: '/art/banner/lottery/60001-balls-2.svg',
    texts: {
      en: {
        title: 'Evening draws in your own time',
        summary: 'Every clock on the site now says which zone it keeps, so that no draw is missed by an hour.',
        alt: 'Three numbered balls',
        body: `A draw has one instant, wherever you are. Until now the clocks did not always say whose evening they meant; now they do.

- The countdown of a draw follows the clock of the house, corrected for the time your connection takes. A wrong clock on your phone makes you neither early nor late.
- Records and receipts print the zone beside the time.
- Daily limits and missions begin and end at midnight of the site, and their pages say so.

Sales close a little before the draw. A ticket that arrives later is refused and its stake stays in your balance; it is never moved to the next draw without asking you.`,
      },
      bn: {
        title: 'সন্ধ্যার ড্র, আপনার নিজের সময়ে',
        summary: 'সাইটের প্রতিটি ঘড়ি এখন বলে দেয় সে কোন সময়াঞ্চলের, যাতে এক ঘণ্টার ভুলে কোনো ড্র হাতছাড়া না হয়।',
        alt: 'সংখ্যা লেখা তিনটি বল',
        body: `আপনি যেখানেই থাকুন, ড্রয়ের মুহূর্ত একটাই। আগে ঘড়িগুলো সব সময় বলত না তারা কার সন্ধ্যার কথা বলছে; এখন বলে।

- ড্রয়ের উল্টো গণনা চলে সাইটের ঘড়িতে, আপনার নেটের দেরিটুকু বাদ দিয়ে। ফোনের ঘড়ি ভুল থাকলেও আপনি আগে বা পরে পড়বেন না।
- রেকর্ড ও রসিদে সময়ের পাশে সময়াঞ্চল লেখা থাকে।
- দৈনিক সীমা ও মিশন শুরু আর শেষ হয় সাইটের মধ্যরাতে, পাতাতেই তা লেখা আছে।

ড্রয়ের একটু আগে বিক্রি বন্ধ হয়। তার পরে আসা টিকিট নেওয়া হয় না, বাজির টাকা ব্যালেন্সেই থাকে; না জিজ্ঞেস করে তা কখনো পরের ড্রয়ে দেওয়া হয় না।`,
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'new-reels-for-trial-players',
    tags: ['games'],
    picture: '/art/banner/slots/10001-coin-0.svg',
    texts: {
      en: {
        title: 'New reels, open to trial players',
        summary: 'More demo games can be tried without an account, on the same mathematics as everywhere else.',
        alt: 'A golden coin with a square hole',
        body: `More of our slots can now be played on trial: one press, no account, and play money of its own that lasts a day.

## The same odds

A demo game is the same game. It runs on the same reels, draws from the same kind of seeds and returns the same share. A trial that pays better than the game itself would be advertising, not a trial.

## What is different

A trial account keeps no records, takes no bonus and cannot deposit or withdraw. When it ends, so does its balance. To keep favourites, limits and a history, open an account; it is still play money.`,
      },
      bn: {
        title: 'নতুন রিল, ট্রায়াল খেলোয়াড়দের জন্যও খোলা',
        summary: 'আরও ডেমো গেম অ্যাকাউন্ট ছাড়াই খেলে দেখা যায়, ঠিক একই হিসাবে।',
        alt: 'চৌকো ছিদ্রওয়ালা একটি সোনালি মুদ্রা',
        body: `আমাদের আরও স্লট এখন ট্রায়ালে খেলা যায়: এক চাপ, অ্যাকাউন্ট লাগে না, আর নিজস্ব খেলার টাকা থাকে এক দিন।

## সম্ভাবনা একই

ডেমো গেম সেই একই গেম। একই রিল, একই ধরনের সিড, একই ফেরতের হার। ট্রায়াল যদি আসল গেমের চেয়ে বেশি দিত, তা হতো বিজ্ঞাপন, ট্রায়াল নয়।

## যা আলাদা

ট্রায়াল অ্যাকাউন্ট রেকর্ড রাখে না, বোনাস নেয় না, জমা বা তোলাও করতে পারে না। শেষ হলে তার ব্যালেন্সও শেষ। পছন্দের তালিকা, সীমা ও ইতিহাস রাখতে চাইলে অ্যাকাউন্ট খুলুন; তাতেও খেলার টাকাই থাকে।`,
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'a-raffle-you-can-draw-again',
    tags: ['house', 'fair-play'],
    picture: '/art/banner/lottery/60002-ticket-4.svg',
    texts: {
      en: {
        title: 'A raffle you can draw again yourself',
        summary: 'The seed is promised before the first ticket, and the list of tickets is frozen before the draw.',
        alt: 'A raffle ticket',
        body: `Our raffles now come with their proof. Before the first ticket is given, the page shows the fingerprint of a secret seed. When the last ticket is given, the list is frozen and its own fingerprint is shown. Then the seed is opened, and the winners follow from both.

1. Open **Raffles** and choose one that was drawn.
2. Press “Draw it again”. Your browser takes the seed and the list of tickets and draws once more.
3. If anything had been swapped, the fingerprints would not fit, and the page would say so.

Tickets come with valid bets and deposits. There is no need to play for them: a ticket is worth little, and play costs more than it on average.`,
      },
      bn: {
        title: 'যে র‍্যাফল আপনি নিজেই আবার টানতে পারেন',
        summary: 'প্রথম টিকিটের আগেই সিডের কথা দেওয়া হয়, আর ড্রয়ের আগে টিকিটের তালিকা আটকে যায়।',
        alt: 'একটি র‍্যাফল টিকিট',
        body: `আমাদের র‍্যাফল এখন প্রমাণসহ আসে। প্রথম টিকিট দেওয়ার আগেই পাতায় একটি গোপন সিডের ছাপ দেখানো হয়। শেষ টিকিটের পর তালিকাটি আটকে যায়, তার নিজের ছাপও দেখানো হয়। এরপর সিড খোলা হয়, আর দুটি মিলিয়েই বিজয়ী বেরোয়।

1. **র‍্যাফল** খুলে যেটির ড্র হয়ে গেছে সেটি বেছে নিন।
2. “আবার টানুন” চাপুন। আপনার ব্রাউজার সিড ও টিকিটের তালিকা নিয়ে আবার ড্র করে।
3. কিছু বদলানো হলে ছাপ মিলত না, পাতাই তা বলে দিত।

টিকিট আসে বৈধ বাজি ও জমার সঙ্গে। এর জন্য খেলার দরকার নেই: একটি টিকিটের মূল্য সামান্য, আর গড়ে খেলার খরচ তার চেয়ে বেশি।`,
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'limits-have-one-page-now',
    tags: ['safer-play', 'house'],
    picture: '/art/banner/slots/70001-lantern-3.svg',
    texts: {
      en: {
        title: 'Your limits have one page now',
        summary:
          'Deposits, losses, stakes and time: set what you want, see what is left, and take a break in two steps.',
        alt: 'Paper lanterns',
        body: `Everything that holds you back on purpose stands on one page: **Play limits** in your account.

- **A lower limit holds at once.** A higher one waits, and asks you once more before it holds. The page names the date.
- **What is left is shown**, for the day, the week and the month, and when it begins anew.
- **A break** stops play for a day up to some weeks. A self-exclusion lasts longer, and nobody can end it early, not even we.

Withdrawing stays open to you all the time. No message of ours asks you back while you are away.`,
      },
      bn: {
        title: 'আপনার সীমাগুলো এখন এক পাতায়',
        summary: 'জমা, ক্ষতি, বাজি ও সময়: যা চান ঠিক করুন, কত বাকি দেখুন, দুই ধাপে বিরতি নিন।',
        alt: 'কাগজের লণ্ঠন',
        body: `ইচ্ছে করে নিজেকে ধরে রাখার সবকিছু এখন এক পাতায়: আপনার অ্যাকাউন্টের **খেলার সীমা**।

- **কমানো সীমা সঙ্গে সঙ্গে চালু হয়।** বাড়ানো সীমা অপেক্ষা করে, চালু হওয়ার আগে আরেকবার জিজ্ঞেস করে। তারিখটি পাতায় লেখা থাকে।
- **কত বাকি তা দেখা যায়**, দিনে, সপ্তাহে ও মাসে, আর কখন নতুন করে শুরু হবে।
- **বিরতি** এক দিন থেকে কয়েক সপ্তাহ খেলা বন্ধ রাখে। স্ব-বর্জন আরও দীর্ঘ, আর সময়ের আগে কেউ তা তুলতে পারে না, আমরাও না।

টাকা তোলা সব সময় খোলা থাকে। আপনি দূরে থাকলে আমাদের কোনো বার্তা আপনাকে ফিরতে ডাকে না।`,
      },
    },
  },
  {
    kind: 'NEWS',
    slug: 'how-we-announce-maintenance',
    tags: ['house'],
    picture: '/art/banner/live/40001-roulette-1.svg',
    texts: {
      en: {
        title: 'How we announce maintenance',
        summary: 'Half an hour ahead, with the time it ends, and with your open rounds safe.',
        alt: 'A roulette wheel seen from above',
        body: `From time to time the house closes for repairs. This is what you can rely on.

## Before

A line at the top of every page says half an hour ahead when we close and when we open again, in your own time.

## During

The page shows the time that is left and tries again by itself. Customer service stays open. If only one provider pauses, its games carry a veil, and all others go on.

## Your rounds

A round that was open goes on when you come back, or is settled as it fell. Its stake is not lost and not taken twice: every movement stands in your records. Limits that end at midnight end at midnight, closed or not.`,
      },
      bn: {
        title: 'রক্ষণাবেক্ষণের কথা যেভাবে জানাই',
        summary: 'আধা ঘণ্টা আগে, শেষ হওয়ার সময়সহ, আর আপনার খোলা রাউন্ড নিরাপদ রেখে।',
        alt: 'ওপর থেকে দেখা রুলেটের চাকা',
        body: `মাঝে মাঝে সারাইয়ের জন্য সাইট বন্ধ থাকে। তখন যা নিশ্চিত থাকতে পারেন।

## আগে

আধা ঘণ্টা আগে থেকে প্রতিটি পাতার ওপরে লেখা থাকে কখন বন্ধ হবে, কখন খুলবে, আপনার নিজের সময়ে।

## চলার সময়

পাতায় বাকি সময় দেখা যায়, আর সে নিজেই আবার চেষ্টা করে। গ্রাহক সেবা খোলা থাকে। শুধু একটি প্রোভাইডার থামলে তার গেমগুলো ঢাকা থাকে, বাকি সব চলে।

## আপনার রাউন্ড

খোলা রাউন্ড আপনি ফিরলে চলতে থাকে, না হয় যেমন পড়েছিল তেমনই মেটানো হয়। বাজির টাকা হারায় না, দুবারও কাটা হয় না: প্রতিটি লেনদেন রেকর্ডে থাকে। মধ্যরাতে যে সীমা শেষ হওয়ার কথা, বন্ধ থাকলেও মধ্যরাতেই শেষ হয়।`,
      },
    },
  },
]
