import { featuresNamed } from '../../catalogue/features.ts'
import { needleOf, type Needle } from '../../catalogue/fold.ts'
import type { Db } from '../client.ts'
import { Values, one } from './ask.ts'

/** How alike a misspelt search must be to its nearest title to be shown, and how far behind the best a word or title may stay. */
const ALIKE = 0.34
const BEHIND = 0.8
/** Words a misspelt one may have been meant for. */
const MEANT = 5

/**
 * Ids of the games whose title in any language, its transliteration, vendor or feature matches, best first: whole title,
 * start of a title, start of a word, all words somewhere, a feature of that name. Where there is none: what sounds so, has
 * the same consonants; and else what is spelt most alike (pg_trgm).
 */
export async function findGames(db: Db, query: string): Promise<number[]> {
  const needle = needleOf(query)
  if (!needle) return []
  const { written, sounding } = await matching(db, needle)
  if (written.length > 0) return written
  return sounding.length > 0 || !(await hasTrigrams(db)) ? sounding : misspelt(db, needle)
}

async function matching(db: Db, needle: Needle): Promise<{ written: number[]; sounding: number[] }> {
  const values = new Values()
  const any = (before: string, after: string) =>
    `g.search like any (${values.add(needle.texts.map((text) => `%${before}${text}${after}%`))}::text[])`
  // One by one: the trigram index answers `like`, and not `like all`.
  const all = (patterns: readonly string[]) =>
    `(${patterns.map((pattern) => `g.search like ${values.add(pattern)}`).join(' and ')})`
  const words = all(needle.patterns)
  const named = featuresNamed(needle)
  const featured = named.length > 0 ? `g.features && ${values.add(named)}::text[]` : ''
  const same = needle.bones ? all(needle.bones) : ''
  const place = `case when ${any('| ', ' |')} then 0 when ${any('| ', '')} then 1 when ${any(' ', '')} then 2 when ${words} then 3
    ${featured && `when ${featured} then 4`} else 5 end`
  return one(
    db.$client,
    `
    select coalesce(json_agg(node_id order by place, sort, node_id) filter (where place < 5), '[]') as written,
      coalesce(json_agg(node_id order by sort, node_id) filter (where place = 5), '[]') as sounding
    from (select g.node_id, g.sort, ${place} as place from game g where ${[words, featured, same].filter(Boolean).join(' or ')}) m`,
    values.list,
    `game_match_${needle.patterns.length}${featured && '_f'}${same && '_s'}`,
  )
}

/** Puts each word right by the words there are, then takes the titles that have all of them, or else most, and are most alike. */
async function misspelt(db: Db, { texts, words }: Needle): Promise<number[]> {
  const { meant } = await one<{ meant: string[][] }>(
    db.$client,
    `
    select coalesce(json_agg(patterns), '[]') as meant from (
      select json_agg('%' || near.word || '%') as patterns
      from unnest($1::text[]) as typed(word) cross join lateral (
        select *, max(likeness) over () as best from (
          select w.word, similarity(w.word, typed.word) as likeness from game_word w where w.word % typed.word order by 2 desc, 1 limit ${MEANT}) m
      ) near where near.likeness >= near.best * ${BEHIND} group by typed.word) each_word`,
    [words],
    'game_meant',
  )
  if (meant.length === 0) return []
  const whole = await alike(db, texts, meant, ' and ')
  return whole.length > 0 || meant.length === 1 ? whole : alike(db, texts, meant, ' or ')
}

async function alike(
  db: Db,
  texts: readonly string[],
  meant: readonly string[][],
  joined: ' and ' | ' or ',
): Promise<number[]> {
  const values = new Values()
  const any = (patterns: readonly string[]) => `g.search like any (${values.add(patterns)}::text[])`
  const met = meant.map(any)
  const likeness = `greatest(${texts.map((text) => `word_similarity(${values.add(text)}::text, search)`).join(', ')})`
  const { ids } = await one<{ ids: number[] }>(
    db.$client,
    `
    with hit as (select g.node_id, g.sort, g.search, ${met.map((each) => `(${each})::int`).join(' + ')} as met from game g where ${met.join(joined)}),
      near as (select node_id, sort, ${likeness} as likeness from hit where met = (select max(met) from hit))
    select coalesce(json_agg(node_id order by likeness desc, sort, node_id), '[]') as ids
    from near where likeness >= greatest(${ALIKE}, (select max(likeness) from near) * ${BEHIND})`,
    values.list,
    `game_${joined.trim()}_${meant.length}_${texts.length}`,
  )
  return ids
}

const trigrams = new WeakMap<Db, Promise<boolean>>()

/** Whether the database has pg_trgm; without it only what is spelt right is found. */
function hasTrigrams(db: Db): Promise<boolean> {
  let known = trigrams.get(db)
  if (!known) {
    known = db.$client
      .query(`select 1 from pg_extension where extname = 'pg_trgm'`)
      .then(({ rowCount }) => Boolean(rowCount))
    known.catch(() => trigrams.delete(db))
    trigrams.set(db, known)
  }
  return known
}
