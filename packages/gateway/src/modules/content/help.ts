/**
 * The operator's help: topics and their articles, whose texts are `help.<topic>…` of `locales/<lang>/gateway.json`. The
 * terms are the topic `term`, and exist nowhere else; their version is `termsVersion` in access/settings.ts.
 */
export const help = {
  start: ['account', 'password'],
  play: ['fair'],
  trouble: ['opening', 'standstill', 'interrupted', 'stake', 'report'],
  term: ['who', 'money', 'cashier', 'limits', 'rounds', 'data', 'complaints', 'changes'],
} as const
