import anyAscii from 'any-ascii'
import { sql } from 'drizzle-orm'
import type { Reader } from '../../../db/client.ts'
import { agentTypes } from '../../../auth/sessions.ts'
import { refuse } from '../../../lib/refusal.ts'
import { lookAlike } from '../../../lib/text/look-alikes.ts'
import type { Settings } from '../../../settings/settings.ts'

/** Reserved words of this length count inside of longer ones too; shorter ones do (`admin` in `badminton`). */
const countsInside = 7

/** Words as they look, spaces and repeated letters left out. */
const folded = (words: string): string =>
  lookAlike(words)
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
    .replaceAll(/(.)\1+/gu, '$1')

/** Every run of neighbouring words, as it looks: `a d m i n` is one word, and so is `admin` of `the_admin2`. */
function runsOf(name: string): { runs: Set<string>; whole: string[] } {
  const words = name
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{M}\p{N}@$€!|]+/u)
    .filter(Boolean)
  const bare = words.map((word) => word.replaceAll(/^\p{N}+|\p{N}+$/gu, ''))
  const runs = new Set<string>()
  for (const list of [words, bare])
    for (let from = 0; from < list.length; from++)
      for (let to = from + 1; to <= list.length; to++) runs.add(folded(list.slice(from, to).join('')))
  return { runs, whole: [folded(words.join('')), folded(bare.join(''))] }
}

/** Whether a name reads like one of the reserved words, or holds one. */
export function posesAsHouse({ register }: Pick<Settings, 'register'>, name: string): boolean {
  const { runs, whole } = runsOf(name)
  return register.reservedNames.some((reserved) => {
    const word = folded(reserved)
    return (
      word !== '' && (runs.has(word) || ([...word].length >= countsInside && whole.some((one) => one.includes(word))))
    )
  })
}

/** Names of hosts of the chat, and of the agents above a member. */
async function officialNames(db: Reader, memberId: string | undefined): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from chat_hosts where removed_at is null
    union select unnest(array[m.nickname, m.account]) from member_line l
      join member m on m.id = l.ancestor_id and m.type in (${sql.join([...agentTypes], sql`, `)})
      where l.descendant_id = ${memberId ?? null}::uuid and l.depth > 0`)
  return rows.map(({ name }) => name)
}

/**
 * Refuses a name others would take for the house, for a host or for an agent above the member, in whatever letters.
 * @throws Refused `name_reserved` with `field`
 */
export async function requireOwnName(
  { db, settings }: { db: Reader; settings: Pick<Settings, 'register'> },
  { name, field, memberId }: { name: string; field: string; memberId?: string },
): Promise<void> {
  if (posesAsHouse(settings, name)) throw refuse('name_reserved', { field })
  const taken = new Set<string>()
  for (const official of await officialNames(db, memberId)) for (const one of written(official)) taken.add(one)
  taken.delete('')
  if (written(name).some((one) => taken.has(one))) throw refuse('name_reserved', { field })
}

/** A whole name as it looks, and as it sounds in Latin letters, with and without figures around it. */
const written = (name: string): string[] => [name, anyAscii(name)].flatMap((one) => runsOf(one).whole)
