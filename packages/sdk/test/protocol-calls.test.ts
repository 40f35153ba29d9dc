import { expect, it } from 'vitest'
import { contract, type Endpoint } from '../contract/index.ts'

/** The calls of the operator's protocol that a site needs, with their methods where the protocol states one. */
const protocol = `
  POST /wps/session/login
  POST /wps/session/login/freeplay
  DELETE /wps/session/logout
  POST /wps/verification/sms/noLogin
  POST /wps/verification/sms/register
  GET /wps/system/whitelabel
  GET /wps/member/info
  GET /wps/member/info/icon
  PUT /wps/member/register
  PUT /wps/member/register/mobile
  POST /wps/member/password
  POST /wps/member/password/email
  POST /wps/member/password/verification
  GET /wps/agent/affiliate
  GET /wps/system/setting/register
  GET /wps/captcha
  GET /wps/system/status
  GET /wps/system/domainRoute
  GET /wps/system/helpCenter
  POST /wps/feedback
  GET /wps/v2/wallets/balance
  POST /wps/relay/GCS_walletTransfer
  GET /wps/relay/GCS_merchantWallet
  GET /wps/member/info/funds/consolidated
  ANY /wps/relay/MCS2_processDividendReq
  ANY /wps/relay/MCS2_processDailySalContract
  ANY /wps/relay/MCS2_processContractHourSalary
  ANY /wps/relay/MCSFE_processRealTimeSalaryContract
  ANY /wps/relay/GCSGAME_getRankList
  ANY /wps/relay/MCS2_claimRafflePromotion
  ANY /wps/relay/CSP_unreadCount
  GET /wps/relay/GCSGAME_gameList
  GET /wps/relay/GCSGAME_hotGamesV2
  GET /wps/relay/GCSGAME_getVassGameType
  GET /wps/relay/GCSGAME_newGameVendor
  GET /wps/relay/MCSFE_getListAnnouncements
  GET /wps/relay/MCSFE_getFavoriteGames
  GET /wps/relay/MCSFE_getFavoriteGamesList
  POST /wps/relay/MCSFE_addFavoriteGameV2
  DELETE /wps/relay/MCSFE_removeFavoriteGameV2
  GET /wps/relay/GCS_recentGame
  GET /wps/relay/GCS_gameLaunchFB
  GET /wps/relay/GLS2_roomList
  ANY /wps/game/launchGame
  ANY /lgw/games/game_menus
  ANY /lgw/vn/games/game_menu
  ANY /lgw/vn/games/game_menu/recent
  ANY /lgw/vn/numeros/opened/game
  ANY /lotto/lgw/games/opened/numero
  ANY /wps/relay/ODSFE2_getWinnerBoard
  ANY /wps/relay/MCSFE_getMissionSummaryDetails
  ANY /wps/relay/MCSFE_getMissionLeaderboard
  ANY /wps/relay/CBS_modelList
  ANY /wps/relay/CBS_launchChat
  ANY /wps/relay/MCS2_getPointBalance
  ANY /wps/relay/MCS2_getPointReward
  ANY /wps/relay/MCS2_getRedeemPointList
  ANY /wps/relay/MCS2_getPointConfig
  ANY /wps/relay/ODSFE2_MemTransDet
  ANY /wps/relay/passwordCheck/MCS2_redeemPointReward
  ANY /wps/relay/passwordCheck/MCS2_convertPoint`
  .trim()
  .split('\n')
  .map((line) => line.trim().split(' ') as [string, string])

it('has every call of the protocol', () => {
  const own = Object.values(contract).flatMap((calls) =>
    (Object.values(calls) as Endpoint[]).flatMap(({ method, path, aliases = [] }) => [{ method, path }, ...aliases]),
  )
  const lacking = protocol.filter(
    ([wanted, named]) => !own.some(({ method, path }) => path === named && (wanted === 'ANY' || wanted === method)),
  )
  expect(protocol).toHaveLength(61)
  expect(lacking).toEqual([])
})
