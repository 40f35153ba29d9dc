/** The house's help, one text per language; an empty line parts paragraphs. The terms are the topic `term` (spec §2 /help). */
interface Text {
  title: string
  text: string
}
interface Topic {
  id: string
  title: Record<string, string>
  articles: { id: string; texts: Record<string, Text> }[]
}

export const help: Topic[] = [
  {
    id: 'start',
    title: { en: 'Getting started', bn: 'শুরু করা' },
    articles: [
      {
        id: 'account',
        texts: {
          en: { title: 'Opening an account', text: 'Choose a user name and a password; the form says what each has to look like.\n\nA new account of this sandbox is given play money at once.' },
          bn: { title: 'অ্যাকাউন্ট খোলা', text: 'একটি ব্যবহারকারীর নাম ও পাসওয়ার্ড বেছে নিন; কোনটি কেমন হতে হবে ফরমেই লেখা থাকে।\n\nএই স্যান্ডবক্সের নতুন অ্যাকাউন্ট সঙ্গে সঙ্গে খেলার টাকা পায়।' },
        },
      },
      {
        id: 'password',
        texts: {
          en: { title: 'A forgotten password', text: 'Ask for a code by mail or to your telephone. It has six digits and is good for five minutes.\n\nWhoever sets a new password is logged out everywhere else.' },
          bn: { title: 'পাসওয়ার্ড ভুলে গেলে', text: 'ইমেইলে বা ফোনে একটি কোড চান। কোডে ছয়টি সংখ্যা থাকে এবং তা পাঁচ মিনিট চলে।\n\nনতুন পাসওয়ার্ড দিলে অন্য সব জায়গা থেকে লগ আউট হয়ে যায়।' },
        },
      },
    ],
  },
  {
    id: 'play',
    title: { en: 'Playing', bn: 'খেলা' },
    articles: [
      {
        id: 'fair',
        texts: {
          en: { title: 'How rounds are fair', text: 'The seed of a round is fixed before you play and its fingerprint is shown. Afterwards the seed is shown too, and anybody can compute the round again.' },
          bn: { title: 'রাউন্ড কীভাবে ন্যায্য', text: 'আপনি খেলার আগেই রাউন্ডের সিড স্থির হয় এবং তার ছাপ দেখানো হয়। পরে সিডটিও দেখানো হয়, যে কেউ রাউন্ডটি আবার হিসাব করতে পারেন।' },
        },
      },
      {
        id: 'interrupted',
        texts: {
          en: { title: 'When a round is interrupted', text: 'Nothing is lost: open the game again and the round goes on where it stood. A round nobody comes back to is settled as it fell.' },
          bn: { title: 'রাউন্ড মাঝপথে থামলে', text: 'কিছুই হারায় না: খেলাটি আবার খুললে রাউন্ড যেখানে ছিল সেখান থেকে চলে। কেউ না ফিরলে যা পড়েছিল সেভাবেই হিসাব হয়।' },
        },
      },
    ],
  },
  {
    id: 'term',
    title: { en: 'Terms of use', bn: 'ব্যবহারের শর্ত' },
    articles: [
      {
        id: 'money',
        texts: {
          en: { title: 'Play money', text: 'The balance of this site is play money. It cannot be bought, sold or paid out, and it has no value outside the site.' },
          bn: { title: 'খেলার টাকা', text: 'এই সাইটের ব্যালেন্স খেলার টাকা। এটি কেনা, বেচা বা তোলা যায় না, এবং সাইটের বাইরে এর কোনো মূল্য নেই।' },
        },
      },
      {
        id: 'age',
        texts: {
          en: { title: 'Age', text: 'You may play when you are of the age the registration form states. One person has one account.' },
          bn: { title: 'বয়স', text: 'নিবন্ধন ফরমে লেখা বয়স হলে আপনি খেলতে পারেন। একজনের একটিই অ্যাকাউন্ট।' },
        },
      },
      {
        id: 'break',
        texts: {
          en: { title: 'Taking a break', text: 'Play for the fun of it, and stop when it stops being fun.' },
          bn: { title: 'বিরতি', text: 'আনন্দের জন্য খেলুন, আনন্দ না লাগলে থামুন।' },
        },
      },
    ],
  },
]
