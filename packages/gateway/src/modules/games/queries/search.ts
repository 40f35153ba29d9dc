import { searchTermsOf, type SearchTerms } from '../search/search-text.ts'
import { spellingDistance, oneLetterAway, SPELT_OTHERWISE } from '../search/likeness.ts'
import { namedBy } from '../named.ts'
import type { Db } from '../../../db/client.ts'
import { Values, one } from './sql.ts'

/** How far below the best score a similarly spelt title may be. */
const BEHIND = 0.8
/** How similar a title in the script of the search must be to it. */
const FOREIGN = 0.3
/** Words that are considered for a misspelt one, and how many of them it may match. */
const LOOKED_AT = 60
const MEANT = 5
/** Share of the typed letters that must belong to known words. */
const KNOWN = 1 / 3

/**
 * Ids of the games whose title in any language, its transliteration, vendor, kind or feature matches, best first: whole
 * title, start of a title, start of a word, all words somewhere, a kind or feature of that name. Where there is none:
 * what sounds alike, has the same consonants and hardly other letters; and else the titles with words spelt almost so
 * (pg_trgm).
 */
export async function findGames(db: Db, query: string): Promise<number[]> {
  const terms = searchTermsOf(query)
  if (!terms) return []
  const { written, sounding: phonetic } = await matching(db, terms)
  if (written.length > 0) return written
  const soundAlike = phonetic.length > 0 ? await idsByPhoneticKey(db, terms, phonetic) : []
  const known = soundAlike.length > 0 || terms.words.length === 0 || !(await hasTrigrams(db))
  return known ? soundAlike : misspelt(db, terms)
}

async function matching(db: Db, terms: SearchTerms): Promise<{ written: number[]; sounding: number[] }> {
  const values = new Values()
  const any = (before: string, after: string) =>
    `g.search like any (${values.add(terms.texts.map((text) => `%${before}${text}${after}%`))}::text[])`
  // One by one: the trigram index answers `like`, and not `like all`.
  const all = (patterns: readonly string[]) =>
    `(${patterns.map((pattern) => `g.search like ${values.add(pattern)}`).join(' and ')})`
  const words = `(${terms.patterns.map(all).join(' or ')})`
  const named = namedBy(terms)
  const columns = [
    [named.features, (list: string) => `g.features && ${list}`],
    [named.classes, (list: string) => `g.game_classify = any (${list})`],
    [named.types, (list: string) => `g.game_type = any (${list})`],
  ] as const
  const featured = columns
    .filter(([codes]) => codes.length > 0)
    .map(([codes, meets]) => meets(`${values.add(codes)}::text[]`))
    .join(' or ')
  const same = terms.phoneticKeys ? all(terms.phoneticKeys) : ''
  const place = `case when ${any('| ', ' |')} then 0 when ${any('| ', '')} then 1 when ${any(' ', '')} then 2 when ${words} then 3
    ${featured && `when (${featured}) then 4`} else 5 end`
  return one(
    db.$client,
    `
    select coalesce(json_agg(node_id order by place, sort, node_id) filter (where place < 5), '[]') as written,
      coalesce(json_agg(node_id order by sort, node_id) filter (where place = 5), '[]') as sounding
    from (select g.node_id, g.sort, ${place} as place from game g where ${[words, featured, same].filter(Boolean).join(' or ')}) m`,
    values.list,
    `game_match_${terms.patterns.map(({ length }) => length).join('o')}_${columns.map(([codes]) => Number(codes.length > 0)).join('')}${same && '_s'}`,
  )
}

/** Of games whose titles have the same consonants, those with similar letters, the nearest first. */
async function idsByPhoneticKey(db: Db, { words, patterns }: SearchTerms, ids: readonly number[]): Promise<number[]> {
  const { games } = await one<{ games: [id: number, search: string][] }>(
    db.$client,
    `
    select coalesce(json_agg(json_build_array(node_id, search) order by at), '[]') as games
    from unnest($1::int[]) with ordinality as asked(id, at) join game on node_id = id`,
    [ids],
    'game_texts',
  )
  const far = new Map<string, number>()
  const farOf = (typed: string, word: string) => {
    const key = `${typed} ${word}`
    const cached = far.get(key) ?? spellingDistance(typed, word)
    far.set(key, cached)
    return cached
  }
  const soundAlike = games.map(([id, search]) => {
    const named = search.split(' ').filter((word) => /^[a-z0-9]/.test(word))
    return { id, far: Math.max(...words.map((typed) => Math.min(...named.map((word) => farOf(typed, word))))) }
  })
  return (
    soundAlike
      // Letters that were transliterated differ less than letters that were mistyped.
      .filter((one) => one.far <= (patterns.length > 1 ? SPELT_OTHERWISE / 2 : SPELT_OTHERWISE))
      .toSorted((a, b) => a.far - b.far)
      .map(({ id }) => id)
  )
}

/** The words that may have been meant by a typed one, the nearest first. */
function nearestWords(typed: string, words: readonly string[]): string[] {
  const near = words
    .map((word) => ({ word, far: spellingDistance(typed, word) }))
    .filter(({ far }) => far <= SPELT_OTHERWISE)
    .toSorted((a, b) => a.far - b.far)
  const best = near[0]?.far ?? 0
  return near
    .filter(({ far }) => far <= best / BEHIND)
    .slice(0, MEANT)
    .map(({ word }) => `%${word}%`)
}

interface Intended {
  typed: string
  /** LIKE patterns of the words that may have been meant. */
  words: string[]
}

/** What each typed word may have meant; words without a match are left out. */
async function intended(db: Db, words: readonly string[]): Promise<Intended[]> {
  const idsMatching = async (name: string, where: string, values: unknown[]) => {
    const { looked } = await one<{ looked: [typed: string, words: string[]][] }>(
      db.$client,
      `
      select coalesce(json_agg(json_build_array(typed.word, near.words)), '[]') as looked
      from unnest($1::text[]${values.length > 1 ? ', $2::text[]' : ''}) as
      typed(word${values.length > 1 ? ', away' : ''}) cross join lateral (
        select coalesce(json_agg(m.word), '[]') as words from (
          select w.word from game_word w where ${where} order by similarity(w.word, typed.word) desc, 1 limit ${LOOKED_AT}) m) near`,
      values,
      name,
    )
    return looked
      .map(([typed, found]) => ({ typed, words: nearestWords(typed, found) }))
      .filter(({ words }) => words.length > 0)
  }
  const alikeWords = await idsMatching('game_meant', 'w.word % typed.word', [words])
  // A short word shares too few trigrams with itself once a letter is wrong: only then every word is considered.
  const lost = words.filter(
    (word) => word.length > 3 && word.length < 7 && !alikeWords.some(({ typed }) => typed === word),
  )
  if (lost.length === 0) return alikeWords
  return [
    ...alikeWords,
    ...(await idsMatching('game_near', "w.word like any (string_to_array(typed.away, ' '))", [
      lost,
      lost.map((word) => oneLetterAway(word).join(' ')),
    ])),
  ]
}

/**
 * Corrects each word by the known words, then takes the titles that have all of them, or else most, and are most alike.
 */
async function misspelt(db: Db, { texts: [native = '', ...latin], words, patterns }: SearchTerms): Promise<number[]> {
  // What is typed in another script is a misspelt title of that script, and no chance likeness of Latin letters.
  const [texts, least] = patterns.length > 1 ? [[native], FOREIGN] : [[native, ...latin], 0]
  const each = await intended(db, words)
  const letters = (list: readonly string[]) => list.join('').length
  if (each.length === 0 || letters(each.map(({ typed }) => typed)) < letters(words) * KNOWN) return []
  const candidates = each.map((one) => one.words)
  const whole = await similarTitles(db, { texts, least }, candidates, ' and ')
  return whole.length > 0 || candidates.length === 1 ? whole : similarTitles(db, { texts, least }, candidates, ' or ')
}

async function similarTitles(
  db: Db,
  { texts, least }: { texts: readonly string[]; least: number },
  candidates: readonly string[][],
  joined: ' and ' | ' or ',
): Promise<number[]> {
  const values = new Values()
  const any = (patterns: readonly string[]) => `g.search like any (${values.add(patterns)}::text[])`
  const met = candidates.map(any)
  const likeness = `greatest(${texts.map((text) => `word_similarity(${values.add(text)}::text, search)`).join(', ')})`
  const { ids } = await one<{ ids: number[] }>(
    db.$client,
    `
    with hit as (select g.node_id, g.sort, g.search, ${met.map((each) => `(${each})::int`).join(' + ')} as met
    from game g where ${met.join(joined)}),
      near as (select node_id, sort, ${likeness} as likeness from hit where met = (select max(met) from hit))
    select coalesce(json_agg(node_id order by likeness desc, sort, node_id), '[]') as ids
    from near where likeness >= greatest((select max(likeness) from near) * ${BEHIND}, ${values.add(least)}::real)`,
    values.list,
    `game_${joined.trim()}_${candidates.length}_${texts.length}`,
  )
  return ids
}

const trigrams = new WeakMap<Db, Promise<boolean>>()

/** Whether the database has pg_trgm; without it only correct spelling is found. */
function hasTrigrams(db: Db): Promise<boolean> {
  let cached = trigrams.get(db)
  if (!cached) {
    cached = db.$client
      .query(`select 1 from pg_extension where extname = 'pg_trgm'`)
      .then(({ rowCount }) => Boolean(rowCount))
    cached.catch(() => trigrams.delete(db))
    trigrams.set(db, cached)
  }
  return cached
}
