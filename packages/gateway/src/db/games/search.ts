import { fold, latin, needleOf, type Needle } from '../../catalogue/fold.ts'
import type { Db } from '../client.ts'
import { type GamePage, type Narrowing, type Paging, Values, conditions, cutPage } from './page.ts'
import { refold } from './write.ts'

/** How alike a misspelt word must be to its nearest title to be shown, and how far behind the best it may stay. */
const ALIKE = 0.34
const BEHIND = 0.8

/**
 * Games whose title in any language, its transliteration or vendor matches. Best first: whole title, start of a title,
 * start of a word, all words somewhere, same consonants. When nothing matches: what is spelt most alike (pg_trgm).
 */
export async function searchGames(db: Db, query: string, narrowing: Narrowing, paging: Paging): Promise<GamePage> {
  const needle = needleOf(query)
  if (!needle) return { rows: [], total: 0 }
  await refold(db)
  const found = await matching(db, needle, narrowing, paging)
  return found.total === 0 && (await hasTrigrams(db)) ? alike(db, query, narrowing, paging) : found
}

function matching(db: Db, needle: Needle, narrowing: Narrowing, paging: Paging): Promise<GamePage> {
  const values = new Values(paging.language)
  const list = (patterns: string[]) => `${values.add(patterns)}::text[]`
  const start = (before: string, after: string) => `g.search like any (${list(needle.texts.map((text) => `%${before}${text}${after}%`))})`
  const words = needle.words.map((patterns) => `g.search like all (${list(patterns)})`).join(' or ')
  const same = needle.bones ? `g.search like all (${list(needle.bones)})` : 'false'
  const kept = conditions(narrowing, values)
  const place = `case when ${start('| ', ' |')} then 0 when ${start('| ', '')} then 1
    when ${start(' ', '')} then 2 when ${words} then 3 else 4 end`
  // Titles that only sound alike are shown when none is written so.
  const from = `join (
      select node_id as id, place, min(place) over () as best
      from (select g.node_id, ${place} as place from game g where (${words} or ${same}) and ${kept}) m
    ) hit on hit.id = g.node_id and (hit.place < 4 or hit.best = 4)`
  return cutPage(db.$client, from, 'hit.place, g.sort, g.node_id', values, paging)
}

async function alike(db: Db, query: string, narrowing: Narrowing, paging: Paging): Promise<GamePage> {
  const values = new Values(paging.language)
  const [native, ascii] = [`${values.add(fold(query))}::text`, `${values.add(latin(query))}::text`]
  const from = `join (
      select node_id as id, likeness, max(likeness) over () as best from (
        select g.node_id, greatest(word_similarity(${native}, g.search), word_similarity(${ascii}, g.search)) as likeness
        from game g where (${native} <% g.search or ${ascii} <% g.search) and ${conditions(narrowing, values)}) m
    ) hit on hit.id = g.node_id and hit.likeness >= hit.best * ${BEHIND}`
  const client = await db.$client.connect()
  try {
    // The planner takes comparing two texts for cheap; asking the trigram index is twenty times faster.
    await client.query(`begin read only; set local pg_trgm.word_similarity_threshold = ${ALIKE}; set local enable_seqscan = off`)
    return await cutPage(client, from, 'hit.likeness desc, g.sort, g.node_id', values, paging)
  } finally {
    await client.query('rollback').then(() => client.release(), (error: Error) => client.release(error))
  }
}

const trigrams = new WeakMap<Db, Promise<boolean>>()

/** Whether the database has pg_trgm; without it only what is spelt right is found. */
function hasTrigrams(db: Db): Promise<boolean> {
  let known = trigrams.get(db)
  if (!known) {
    known = db.$client.query(`select 1 from pg_extension where extname = 'pg_trgm'`).then(({ rowCount }) => Boolean(rowCount))
    known.catch(() => trigrams.delete(db))
    trigrams.set(db, known)
  }
  return known
}
