/**
 * Whitelabel feature ids that control calls. While a module is off, its calls are refused with 403
 * `function_not_available` and the site shows neither its menu entries nor its routes.
 */
export const moduleIds = [
  'COMM3', // always on
  'REG3',
  'MOBILENUMREG3',
  'REGMOBVERF3',
  'MOBILENUMPASSREG3',
  'CAPTCHA3',
  'AFFMAN3',
  'FREEPLAY3',
  'VERIFICATION3',
  'PWDEXPFORCECHANGE3',
  'MOBILEVERCODELOGIN3',
  'LOGINIPVERF3',
  'SOCIAL3',
  'PASS3',
  'CHNGPASSVERIF3',
  'CHNGPASSMAIL3',
  'GAMELO3',
  'GAMELOHOT3',
  'GAMELOFAV3',
  'GAMELOREC3',
  'WINNER3',
  'AGEINFO3',
  'PROFPIC3',
  'REWCEN3',
  'PTSYS3', // points mall
  'VIP3',
  'REBATE3',
  'REFER3', // invited friends
  'MISSIONLB3', // missions and leaderboards
  'INBOX3',
  'CBS3',
  'FEEDBACK3',
  'TICKET3', // questions to customer service
  'FUNDTRANS3',
  'DEPO3',
  'WITH3',
  'BANK3',
  'MEMTRANS3',
  'TRANSBETREPMEM3',
  'AGETRANSFERUP3',
  'AGENTANNOUNCE3',
  'REGCEN',
  'CREATEAFF3',
  'AGEREGDOWN3',
  'DOWNMAN',
  'TEAMBETTING3',
  'AGETEAMPNL3',
  'AGEREV3',
  'AGEDOWNTRANS3',
  'AGENTRANSMULTDOWN3',
  'SIGNCONDIV3', // dividends
  'DAILYSALCONT3',
  'DAYSALMR', // daily salaries with a rate for each category
  'HOURSAL3',
  'RTSALARY3',
  'RG3',
  'PASSKEY3',
  'NEWS3',
  'BLOG3',
  'MIRROR3', // signed hosts
  'DOWNLOAD3', // installation of the app
] as const

export type ModuleId = (typeof moduleIds)[number]
