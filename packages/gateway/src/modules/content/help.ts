/**
 * The operator's help: topics and their articles, whose texts are `help.<topic>…` of `locales/<lang>/gateway.json`. The
 * terms are the topic `term`, and exist nowhere else; their version is `termsVersion` in access/settings.ts.
 */
export const help = {
  start: ['account', 'password', 'trial', 'offers', 'language', 'install'],
  play: ['fair', 'checking', 'rtp', 'lottery'],
  money: ['playMoney', 'deposit', 'depositLate', 'withdraw', 'receipt', 'turnover', 'fundPassword', 'records'],
  rewards: ['bonus', 'rewardCentre', 'points', 'vipRanks', 'rebate', 'referral', 'missions'],
  safer: ['setLimits', 'breaks', 'realityCheck'],
  security: ['protect', 'addresses', 'secondFactor', 'devices', 'acceptance', 'closing'],
  agents: ['agents', 'contracts', 'settlement'],
  contact: ['messages', 'chatRules', 'tips', 'support'],
  trouble: ['opening', 'standstill', 'interrupted', 'stake', 'report'],
  term: ['who', 'money', 'cashier', 'limits', 'rounds', 'data', 'complaints', 'changes'],
} as const
