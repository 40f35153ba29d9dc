import { type MotifName, MOTIFS, artId, categoryOf, motifByName } from '../../art/index.ts'
import { hash } from '../../../lib/crypto/random.ts'
import { groupBy } from '../../../lib/collections/group-by.ts'
import { VENDOR_LOBBIES, PICKS } from './curated-games.ts'
import { FIRST_NODE, PLAN, returnOf, type Vendor } from './plan.ts'
import { lotteryGames } from './lotteries.ts'
import type { PlannedGame } from './planned.ts'
import { engineFacts } from './reels.ts'
import type { GameType, Title } from './title-pool.ts'
import { stockOf } from './titles.ts'
import { SOON_EACH, STAND_INS } from './words/tables.ts'

interface Draft extends Title {
  vendor: Vendor
  motif: MotifName
  picked: boolean
  hot: boolean
  isLobby: boolean
}

/**
 * The whole catalogue; the same on every machine and every day. The lotteries of the gateway come after the others of
 * their category.
 */
export function catalogue(): PlannedGame[] {
  const taken = new Set(
    Object.values(PICKS)
      .flat()
      .flatMap(([en, bn]) => [en.toLowerCase(), bn]),
  )
  const games = (Object.keys(PLAN) as GameType[]).flatMap((type) => place(type, drafts(type, taken)))
  const hot = games
    .filter((game) => game.isHot)
    .toSorted(
      (a, b) => Number(b.status !== 'SOON') - Number(a.status !== 'SOON') || a.sort - b.sort || a.nodeId - b.nodeId,
    )
  hot.forEach((game, i) => (game.hotRank = i + 1))
  return [...games, ...lotteryGames()]
}

/** Hand-picked titles first, then the stock, no name twice in either language, each vendor with its number of games. */
function drafts(type: GameType, taken: Set<string>): Draft[] {
  const left = { ...PLAN[type] }
  const unique = ({ en, bn }: { en: string; bn: string }) =>
    !taken.has(en.toLowerCase()) && !taken.has(bn) && Boolean(taken.add(en.toLowerCase()).add(bn))
  const all = stockOf(type)
  const out: Draft[] = []
  for (const [en, bn, vendor, motif, hot] of PICKS[type]) {
    left[vendor as Vendor] = (left[vendor as Vendor] ?? 0) - 1
    const classify = all.find((one) => en.includes(one.en.split(' ').at(-1) ?? en))?.classify
    out.push({
      en,
      bn,
      vendor: vendor as Vendor,
      motif: motif as MotifName,
      picked: true,
      hot: hot === 'hot',
      isLobby: false,
      classify: classify ?? defaultClass(type),
    })
  }
  for (const lobby of VENDOR_LOBBIES.filter((one) => one.gameType === type)) {
    out.push({ ...lobby, picked: true, hot: false, isLobby: true, classify: defaultClass(type) })
  }
  const pool = all.filter(unique)
  const vendors = spread(left)
  if (pool.length < vendors.length) throw new Error(`${type}: ${pool.length} titles for ${vendors.length} games`)
  const rows = vendors.map((vendor, i) => ({
    vendor,
    ...(pool[i] as Title),
    picked: false,
    hot: false,
    isLobby: false,
  }))
  return [...out, ...rows.map((row) => ({ ...row, motif: motifOf(type, row.en) }))]
}

const defaultClass = (type: GameType) =>
  ({
    RNG: 'SLOTS',
    FISH: 'FISHING',
    LIVE: 'CARDS',
    PVP: 'CARDS',
    SPORTS: 'SPORTS',
    ESPORTS: 'ESPORTS',
    LOTT: 'DRAW',
    ELOTT: 'DRAW',
    COCKFIGHT: 'COCKFIGHT',
  })[type]

/** Each vendor as often as its number, spread as evenly as that allows. */
function spread(numbers: Partial<Record<Vendor, number>>): Vendor[] {
  return evenly(
    (Object.entries(numbers) as [Vendor, number][]).map(([vendor, count]) =>
      Array.from({ length: Math.max(0, count) }, () => vendor),
    ),
  )
}

/** Shuffles several lists into one like cards, so that each runs through the whole evenly. */
function evenly<T>(lists: T[][]): T[] {
  return lists
    .flatMap((list) => list.map((item, i) => ({ item, at: (i + 0.5) / list.length })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)
}

/** Drawings of the same subject take turns. */
const ALIKE: Partial<Record<MotifName, readonly MotifName[]>> = {
  cricket: ['cricket', 'stumps'],
  football: ['football', 'pitch'],
  hand: ['hand', 'trio', 'pair'],
  fish: ['fish', 'koi', 'school'],
  balls: ['balls', 'drum'],
  ticket: ['ticket', 'drum', 'balls'],
  rooster: ['rooster', 'head'],
  dragontiger: ['dragontiger', 'baccarat', 'chips'],
  baccarat: ['baccarat', 'chips'],
}
/** For slots whose title names nothing we draw: neutral figures. */
const NEUTRAL: readonly MotifName[] = [
  'gem',
  'seven',
  'crown',
  'lotus',
  'moon',
  'coin',
  'fan',
  'bolt',
  'reels',
  'sun',
  'wheel',
  'lantern',
]

function motifOf(type: GameType, en: string): MotifName {
  const category = categoryOf(type) ?? 'slots'
  const named = motifByName(category, en)
  const choice = named ? (ALIKE[named] ?? [named]) : category === 'slots' ? NEUTRAL : MOTIFS[category]
  return choice[hash(en) % choice.length] ?? MOTIFS[category][0]
}

/** Orders a category so that neighbours look different, and turns the drafts into games. */
function place(type: GameType, all: Draft[]): PlannedGame[] {
  const byMotif = groupBy(
    all.filter((draft) => !draft.picked),
    (draft) => draft.motif,
  )
  return playable([...all.filter((draft) => draft.picked), ...evenly([...byMotif.values()])]).map((draft, sort) =>
    gameOf(type, draft, sort),
  )
}

/** Puts playable games in the places, and under the node ids, of titles that cannot. */
function playable(drafts: Draft[]): Draft[] {
  const met = new Map<string, number>()
  return drafts.map((draft) => {
    const found = STAND_INS.find(({ en }) => draft.en.includes(en))
    if (!found) return draft
    const { en, bn, instead } = found
    met.set(en, (met.get(en) ?? 0) + 1)
    if ((met.get(en) ?? 0) <= SOON_EACH) return draft
    return { ...draft, en: draft.en.replace(en, instead.en), bn: draft.bn.replace(bn, instead.bn), classify: 'CARDS' }
  })
}

function gameOf(
  type: GameType,
  { en, bn, vendor, classify, motif, picked, hot, isLobby }: Draft,
  sort: number,
): PlannedGame {
  const nodeId = FIRST_NODE[type] + sort
  const chance = hash(`${type}:${en}`) % 1000
  const gameCode = isLobby ? 'lobby' : slug(en)
  // A vendor's lobby is available if the category has an engine.
  const rtp = isLobby ? undefined : returnOf(type, gameCode)
  const playable = isLobby || rtp !== undefined
  const isHot = !isLobby && (hot || (!picked && chance < 34))
  return {
    nodeId,
    vendor,
    gameType: type,
    gameClassify: classify,
    gameCode,
    isGame: isLobby ? 'VASSALAGE' : 'GAME',
    status: playable ? (!picked && !isLobby && chance % 250 === 249 ? 'MAINTENANCE' : 'ON') : 'SOON',
    isHot,
    isNew: !isLobby && !isHot && !picked && chance >= 100 && chance < 163,
    hotRank: null,
    rtp: rtp ?? null,
    demo: playable && !isLobby && (isHot || chance % 8 !== 5),
    iconUrl: `/art/${type.toLowerCase()}/${artId(nodeId, motif, sort)}.svg`,
    sort,
    titles: { en, bn },
    ...engineFacts(type, isLobby),
  }
}

const slug = (en: string) =>
  en
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
