import type { Fixtures, Requests } from '../shape.ts'
import { game, pageOf } from '../shapes.ts'

const lotto = {
  gameCode: 'PADMA5D',
  nodeId: 75001,
  gameType: 'LOTT',
  gameName: 'Padma Five',
  gameGroupCode: 'fast',
  accountType: 'LOTT',
  prizeMode: 'LOTT',
  everySeconds: 60,
  lockSeconds: 10,
  format: { count: 5, from: 0, to: 9, unique: false },
}
const issue = {
  gameCode: 'PADMA5D',
  numero: '202611200601',
  openTime: '2026-11-20T10:00:00Z',
  closeTime: '2026-11-20T10:00:50Z',
  drawTime: '2026-11-20T10:01:00Z',
  status: 'OPEN',
  commitment: '5df6e0e2761359d30a8275058e299fcc0381534545f55cf43e41983f5d4c9456',
}
const drawn = { ...issue, numero: '202611200600', status: 'DRAWN', seed: '00'.repeat(32), numbers: [4, 0, 9, 9, 1] }
const opened = { serverTime: '2026-11-20T10:00:20Z', list: [{ ...issue, last: drawn }] }
const menu = { gameMenus: [{ gameGroupCode: 'fast', gameGroupName: 'Every few minutes', games: [lotto] }] }

/** Answers of the lottery area. */
export const lottery: Fixtures['lottery'] = {
  menus: menu,
  vnMenu: menu,
  vnRecent: { list: [lotto] },
  vnOpened: opened,
  opened,
  draws: pageOf([drawn]),
  near: { serverTime: opened.serverTime, list: [drawn, issue] },
  prizeSeries: {
    currency: 'BDT',
    list: [
      {
        gameCode: 'PADMA5D',
        gameName: 'Padma 5D',
        gameType: 'LOTT',
        gameGroupCode: 'LOTT',
        gameGroupName: 'Lotto House',
        series: 1930,
        returnPercent: 96.5,
        rebate: '0.4',
        maxWin: '965000.00',
      },
      {
        gameCode: 'KITE35',
        gameName: 'Kite 35',
        gameType: 'ELOTT',
        gameGroupCode: 'ELOTT',
        gameGroupName: 'E-Lotto',
        series: 1928,
        returnPercent: 96.43,
        rebate: null,
        maxWin: null,
      },
    ],
  },
}

type Play = Pick<
  Fixtures['games'],
  'info' | 'bonusShares' | 'vendorTypes' | 'guestLaunch' | 'rooms' | 'ranks' | 'jackpot'
>

/** Answers of the games area beside the lists. */
export const gameAnswers: Play = {
  info: {
    game: game({ rtp: 96.02, isHot: 1 }),
    vendorName: 'PG',
    volatility: 'MEDIUM',
    bonus: { percent: 100, running: false },
    features: ['FREE_SPINS', 'MULTIPLIER'],
    languages: ['en', 'bn'],
    bet: { currency: 'BDT', min: '0.50', max: '100.00' },
    mine: {
      currency: 'BDT',
      lastPlayedAt: '2026-11-19T20:15:00Z',
      lastNet: '-1.00',
      rounds: 120,
      stake: '120.00',
      win: '97.50',
      net: '-22.50',
    },
  },
  bonusShares: {
    running: true,
    categories: [{ gameType: 'RNG', percent: 100 }],
    games: [{ nodeId: 102, percent: 0 }],
  },
  vendorTypes: {
    list: [{ vassalage: 'PG', displayName: 'PG', status: 'ON', gameTypes: ['RNG', 'PVP'], languages: ['en', 'bn'] }],
  },
  guestLaunch: {
    content: { game_url: 'http://localhost:8081/play/BGS/g201?guest=1' },
    game: game({ nodeId: 201, vassalage: 'BGS', gameType: 'SPORTS' }),
  },
  rooms: pageOf([
    {
      roomId: '301-first',
      nodeId: 301,
      gameName: 'Twenty-Nine at the Ghat',
      vassalage: 'JL',
      vendorName: 'JL',
      level: 'First table',
      stake: '1.00',
      minBalance: '20.00',
      online: 12,
      status: 'ON',
    },
  ]),
  ranks: { list: [{ rank: 1, customerName: 'ri***a', score: '48200.00', rounds: 310 }] },
  jackpot: {
    mode: 'illustration',
    currency: 'BDT',
    amount: '4210300.00',
    pools: [],
    tick: { seconds: [3, 4, 5], min: 100, max: 500 },
  },
}

export const play: Fixtures['play'] = {
  end: { ended: true },
  session: {
    since: '2026-11-20T09:40:00Z',
    currency: 'BDT',
    rounds: 42,
    net: '-23.50',
    last: { roundId: 'r-7', at: '2026-11-20T10:00:00Z', open: false },
  },
  resume: { list: [{ game: game(), at: '2026-11-20T10:00:00Z', open: true }] },
}

export const requests = {
  'lottery.draws': { gameCode: 'PADMA5D' },
  'lottery.near': { gameCode: 'PADMA5D' },
  'play.end': { sessionId: '7d2e9b40-1c5f-4a83-8e6d-2b3c4d5e6f70' },
} satisfies Requests
