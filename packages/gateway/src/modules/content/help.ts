/**
 * The operator's help: topics and their articles, whose words are `help.<topic>…` of `locales/<lang>/gateway.json`. The
 * terms are the topic `term`, and stand nowhere else.
 */
export const help = {
  start: ['account', 'password'],
  play: ['fair', 'interrupted'],
  term: ['who', 'money', 'cashier', 'limits', 'rounds', 'data', 'complaints', 'changes'],
} as const

/** Of the words of the topic `term`: other words are another version, which whoever opens an account agrees to. */
export const termsVersion = '2'
