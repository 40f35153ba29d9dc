/**
 * Whitelabel feature ids that gate a call. Off means 403 `function_not_available`, no menu entry, no
 * route.
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
  'INBOX3',
  'CBS3',
  'FEEDBACK3',
  'FUNDTRANS3',
  'DEPO3',
  'WITH3',
  'BANK3',
  'MEMTRANS3',
  'TRANSBETREPMEM3',
  'AGETRANSFERUP3',
  'RG3',
  'PASSKEY3',
] as const

export type ModuleId = (typeof moduleIds)[number]
