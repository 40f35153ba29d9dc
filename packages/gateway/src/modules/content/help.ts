/**
 * The operator's help: topics and their articles, whose texts are `help.<topic>…` of `locales/<lang>/gateway.json`. The
 * terms are the topic `term`, and exist nowhere else; their version is `termsVersion` in access/settings.ts.
 */
export const help = {
  start: ['account', 'password', 'trial', 'offers'],
  play: ['fair', 'checking', 'rtp', 'lottery'],
  money: ['playMoney', 'deposit', 'depositLate', 'withdraw', 'receipt', 'turnover', 'fundPassword', 'records'],
  rewards: ['bonus', 'rewardCentre', 'points', 'vipRanks', 'rebate', 'referral', 'missions'],
  safer: ['setLimits', 'breaks', 'realityCheck'],
  security: ['protect', 'secondFactor', 'devices', 'acceptance'],
  agents: ['agents', 'contracts', 'settlement'],
  contact: ['messages', 'chatRules', 'support'],
  trouble: ['opening', 'standstill', 'interrupted', 'stake', 'report'],
  term: ['who', 'money', 'cashier', 'limits', 'rounds', 'data', 'complaints', 'changes'],
} as const
