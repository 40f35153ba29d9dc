// Made by `npm run gen` from the files of `areas`.
import { samples as articles } from './areas/articles.ts'
import { samples as chatRooms } from './areas/chat-rooms.ts'
import { samples as contracts } from './areas/contracts.ts'
import { samples as deposits } from './areas/deposits.ts'
import { samples as downlineTransfers } from './areas/downline-transfers.ts'
import { samples as downline } from './areas/downline.ts'
import { samples as favourites } from './areas/favourites.ts'
import { samples as fundPassword } from './areas/fund-password.ts'
import { samples as games } from './areas/games.ts'
import { samples as inbox } from './areas/inbox.ts'
import { samples as income } from './areas/income.ts'
import { samples as limits } from './areas/limits.ts'
import { samples as lineMessages } from './areas/line-messages.ts'
import { samples as lottery } from './areas/lottery.ts'
import { samples as member } from './areas/member.ts'
import { samples as missions } from './areas/missions.ts'
import { samples as password } from './areas/password.ts'
import { samples as payoutAccounts } from './areas/payout-accounts.ts'
import { samples as play } from './areas/play.ts'
import { samples as points } from './areas/points.ts'
import { samples as profile } from './areas/profile.ts'
import { samples as promotions } from './areas/promotions.ts'
import { samples as raffles } from './areas/raffles.ts'
import { samples as receipts } from './areas/receipts.ts'
import { samples as registerCentre } from './areas/register-centre.ts'
import { samples as rewards } from './areas/rewards.ts'
import { samples as security } from './areas/security.ts'
import { samples as session } from './areas/session.ts'
import { samples as support } from './areas/support.ts'
import { samples as team } from './areas/team.ts'
import { samples as tickets } from './areas/tickets.ts'
import { samples as upline } from './areas/upline.ts'
import { samples as verification } from './areas/verification.ts'
import { samples as wallet } from './areas/wallet.ts'
import { samples as withdrawals } from './areas/withdrawals.ts'
import type { Samples } from './scene.ts'

export const samples: Samples = {
  ...articles,
  ...chatRooms,
  ...contracts,
  ...deposits,
  ...downlineTransfers,
  ...downline,
  ...favourites,
  ...fundPassword,
  ...games,
  ...inbox,
  ...income,
  ...limits,
  ...lineMessages,
  ...lottery,
  ...member,
  ...missions,
  ...password,
  ...payoutAccounts,
  ...play,
  ...points,
  ...profile,
  ...promotions,
  ...raffles,
  ...receipts,
  ...registerCentre,
  ...rewards,
  ...security,
  ...session,
  ...support,
  ...team,
  ...tickets,
  ...upline,
  ...verification,
  ...wallet,
  ...withdrawals,
}
