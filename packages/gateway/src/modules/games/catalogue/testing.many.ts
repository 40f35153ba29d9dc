import { sql } from 'drizzle-orm'
import { randomFrom } from '../../../lib/crypto/random.ts'
import { type Db, transact } from '../../../db/client.ts'
import { type CatalogueGame, writeCatalogue } from '../queries/write.ts'
import { shuffled } from './title-pool.ts'
import { PLACES } from './words/places.ts'
import { ADJECTIVES, NOUNS } from './words/slots.ts'

/** Node ids from here on are made here. */
export const FIRST_MADE = 200_000
const TYPES = ['RNG', 'RNG', 'RNG', 'LIVE', 'FISH', 'PVP', 'SPORTS'] as const

const onsets = [
  'b',
  'br',
  'd',
  'dr',
  'f',
  'g',
  'gl',
  'h',
  'j',
  'k',
  'kr',
  'l',
  'm',
  'n',
  'p',
  'qu',
  'r',
  's',
  'sh',
  'st',
  't',
  'v',
  'w',
  'z',
]
const rhymes = ['a', 'al', 'an', 'ar', 'e', 'el', 'en', 'i', 'il', 'in', 'o', 'ol', 'on', 'or', 'u', 'um', 'un']

/** `count` words without meaning; the same for the same seed. */
export function madeWords(count: number, seed: number): string[] {
  const random = randomFrom(seed)
  const pick = (from: readonly string[]) => from[Math.floor(random() * from.length)] ?? ''
  const syllable = () => pick(onsets) + pick(rhymes)
  const words = new Set<string>()
  while (words.size < count) words.add(syllable() + syllable() + (random() < 0.4 ? syllable() : ''))
  return [...words]
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/**
 * A large catalogue, the same every time: titles of three words in English and Bengali. Two are shared by hundreds of
 * games, as in real catalogues; the middle one by a few.
 */
export function manyGames(count: number, vendors: readonly string[]): CatalogueGame[] {
  const places = [...PLACES, ...madeWords(900, 5).map((word) => [capital(word), word] as const)]
  const titles = shuffled(places, 6).flatMap((place, i) =>
    shuffled(NOUNS, i)
      .slice(0, 40)
      .map((noun, j) => ({ place, noun, adjective: ADJECTIVES[(i + j) % ADJECTIVES.length] })),
  )
  return shuffled(titles, 7)
    .slice(0, count)
    .map(({ place, noun, adjective }, i): CatalogueGame => ({
      nodeId: FIRST_MADE + i,
      vendor: vendors[i % vendors.length] ?? '',
      gameType: TYPES[i % TYPES.length] ?? 'RNG',
      gameClassify: 'SLOTS',
      gameCode: `made-${i}`,
      isGame: 'GAME',
      status: i % 200 === 0 ? 'MAINTENANCE' : 'ON',
      isHot: i % 30 === 0,
      isNew: i % 17 === 0,
      hotRank: null,
      rtp: i % 3 === 0 ? 92 + (i % 60) / 10 : null,
      volatility: i % 3 === 0 ? (['LOW', 'MEDIUM', 'HIGH'][(i % 7) % 3] ?? null) : null,
      features: i % 4 === 0 ? ['FREE_SPINS', 'WILDS'] : [],
      minBet: 10 * (1 + (i % 9)),
      maxBet: 10_000 * (1 + (i % 5)),
      demo: i % 5 > 0,
      sort: i,
      iconUrl: `/art/slots/${FIRST_MADE + i}.svg`,
      titles: { en: `${adjective?.[0]} ${place[0]} ${noun[0]}`, bn: `${adjective?.[1]} ${place[1]} ${noun[2]}` },
    }))
}

/** Fills a seeded database up to so many games and vendors. @returns the games it made */
export async function fillCatalogue(
  db: Db,
  { games, vendors }: { games: number; vendors: number },
): Promise<CatalogueGame[]> {
  const count = async (table: 'game' | 'vendor') =>
    Number((await db.$client.query(`select count(*)::int as n from ${table}`)).rows[0]?.n)
  const codes = madeWords(vendors - (await count('vendor')), 9).map((word) => word.toUpperCase())
  const made = manyGames(games - (await count('game')), codes)
  await transact(db, async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`insert into vendor (code, display_name, sort, languages)
      select code, initcap(code), 100, array['en', 'bn'] from json_array_elements_text(${JSON.stringify(codes)}::json) as v(code)`)
    await writeCatalogue(tx, made)
  })
  return made
}
