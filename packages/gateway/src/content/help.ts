/** The house's help: topics and their articles, whose words are `help.<topic>…` of `locales/<lang>/house.json`. The terms are the topic `term` (spec §2 /help). */
export const help = {
  start: ['account', 'password'],
  play: ['fair', 'interrupted'],
  term: ['money', 'age', 'break'],
} as const
