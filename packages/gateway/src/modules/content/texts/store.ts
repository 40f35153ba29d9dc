import { and, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm'
import type { Reader, Tx } from '../../../db/client.ts'
import {
  authoredBody,
  authoredPublication,
  authoredText,
  authoredVersion,
  type textKinds,
  textVote,
} from '../schema.ts'

export type TextKind = (typeof textKinds)[number]
export type VoteKind = 'NEWS' | 'BLOG' | 'HELP'

/** Words of a text in one language; `body` is clean html. */
export interface Words {
  title: string
  summary: string
  alt: string
  body: string
}

/** A version as it is written. */
export interface Draft {
  tags: readonly string[]
  picture: string
  topic: string
  texts: Readonly<Record<string, Words>>
}

export interface TextRow extends Draft {
  /** All it is written in, whether or not they were read. */
  languages: string[]
  id: number
  kind: TextKind
  slug: string
  version: number
  latest: number
  publishedAt: Date | null
  withdrawnAt: Date | null
  /** Since when the version is in force; null for one that is not. */
  since: Date | null
}

const name = (kind: TextKind, slug: string) => and(eq(authoredText.kind, kind), eq(authoredText.slug, slug))

/** Adds a version of a text; the text itself with its first. Nobody sees it before it is published. */
export async function writeText(
  tx: Tx,
  { kind, slug, by, now, tags, picture, topic, texts }: Draft & { kind: TextKind; slug: string; by: string; now: Date },
): Promise<number> {
  const [made] = await tx
    .insert(authoredText)
    .values({ kind, slug, latest: 1, createdAt: now })
    .onConflictDoUpdate({
      target: [authoredText.kind, authoredText.slug],
      set: { latest: sql`${authoredText.latest} + 1` },
    })
    .returning({ id: authoredText.id, version: authoredText.latest })
  if (!made) throw new Error('no text was made')
  const of = { textId: made.id, version: made.version }
  await tx.insert(authoredVersion).values({ ...of, tags: [...tags], picture, topic, by, at: now })
  await addBodies(tx, of, texts)
  return made.version
}

/** Adds the words of a version in languages that it does not have. */
export async function addBodies(
  tx: Tx,
  { textId, version }: { textId: number; version: number },
  texts: Draft['texts'],
): Promise<void> {
  const rows = Object.entries(texts).map(([language, words]) => ({ textId, version, language, ...words }))
  await tx.insert(authoredBody).values(rows)
}

/** Newest versions of texts, of those by an author, with the languages of each. */
export async function languagesOf(tx: Tx, author: string) {
  const languages = sql<string[]>`array_agg(${authoredBody.language})`
  return tx
    .select({
      kind: authoredText.kind,
      slug: authoredText.slug,
      textId: authoredVersion.textId,
      version: authoredVersion.version,
      languages,
    })
    .from(authoredVersion)
    .innerJoin(authoredText, eq(authoredText.id, authoredVersion.textId))
    .innerJoin(
      authoredBody,
      and(eq(authoredBody.textId, authoredVersion.textId), eq(authoredBody.version, authoredVersion.version)),
    )
    .where(and(eq(authoredVersion.by, author), eq(authoredVersion.version, authoredText.latest)))
    .groupBy(authoredText.id, authoredVersion.textId, authoredVersion.version)
}

/**
 * Puts a version in force from a time on; what was scheduled before is dropped. A text that was withdrawn stays so until
 * that time.
 */
export async function publishText(
  tx: Tx,
  {
    id,
    version,
    from,
    now,
    termsVersion = '',
  }: { id: number; version: number; from: Date; now: Date; termsVersion?: string },
): Promise<void> {
  await dropScheduled(tx, id, now)
  await tx.insert(authoredPublication).values({ textId: id, version, from, termsVersion })
  const first = sql`(select min("from") from authored_publication where text_id = ${id})`
  await tx
    .update(authoredText)
    .set({ publishedAt: first, ...(from <= now && { withdrawnAt: null }) })
    .where(eq(authoredText.id, id))
}

/** Takes a text down; nothing of it is lost. */
export async function withdrawText(tx: Tx, id: number, now: Date): Promise<void> {
  await dropScheduled(tx, id, now)
  const first = sql`(select min("from") from authored_publication where text_id = ${id})`
  await tx.update(authoredText).set({ withdrawnAt: now, publishedAt: first }).where(eq(authoredText.id, id))
}

const dropScheduled = (tx: Tx, id: number, now: Date) =>
  tx.delete(authoredPublication).where(and(eq(authoredPublication.textId, id), gt(authoredPublication.from, now)))

/** Which version of a text is shown at a time: none that was published before the text was withdrawn. */
const inForce = (now: Date) => sql`lateral (
  select p.version, p."from" from authored_publication p where p.text_id = t.id and p."from" <= ${now.toISOString()}
    and (t.withdrawn_at is null or p."from" > t.withdrawn_at)
  order by p."from" desc, p.id desc limit 1)`

interface Raw extends Record<string, unknown> {
  id: string
  kind: TextKind
  slug: string
  latest: number
  version: number
  tags: string[]
  picture: string
  topic: string
  published_at: string | null
  withdrawn_at: string | null
  since: string | null
}

interface RawBody extends Words, Record<string, unknown> {
  text_id: string
  version: number
  language: string
  languages: string[]
}

/** @param order the languages of a reader: of each text one is read, the first of them that it has */
async function read(db: Reader, query: SQL, order?: readonly string[]): Promise<TextRow[]> {
  const { rows } = await db.execute<Raw>(query)
  if (rows.length === 0) return []
  const keys = rows.map(({ id, version }) => sql`(${Number(id)}::bigint, ${version}::int)`)
  const place = order && sql`array_position(${sql.param(order)}::text[], b.language) nulls last,`
  const { rows: bodies } = await db.execute<RawBody>(sql`
    select k.*, b.*, array(select language from authored_body a where a.text_id = k.text_id and a.version = k.version
      order by language) as languages
    from (values ${sql.join(keys, sql`, `)}) k(text_id, version) cross join lateral (
      select b.language, b.title, b.summary, b.alt, b.body from authored_body b
      where b.text_id = k.text_id and b.version = k.version
      order by ${place ?? sql``} b.language ${order ? sql`limit 1` : sql``}) b`)
  const own = (row: Raw) => bodies.filter((body) => body.text_id === row.id && body.version === row.version)
  const time = (value: string | null) => (value === null ? null : new Date(value))
  return rows.map((row) => ({
    id: Number(row.id),
    kind: row.kind,
    slug: row.slug,
    latest: row.latest,
    version: row.version,
    tags: row.tags,
    picture: row.picture,
    topic: row.topic,
    publishedAt: time(row.published_at),
    withdrawnAt: time(row.withdrawn_at),
    since: time(row.since),
    languages: own(row)[0]?.languages ?? [],
    texts: Object.fromEntries(
      own(row).map(({ language, title, summary, alt, body }) => [language, { title, summary, alt, body }]),
    ),
  }))
}

const columns = sql`t.id, t.kind, t.slug, t.latest, v.version, v.tags, v.picture, v.topic, t.published_at, t.withdrawn_at`

export interface Place {
  publishedAt: Date
  id: number
}

interface Listed {
  now: Date
  /** Languages of the reader (`readingOrder`): each text is read in one of them. */
  order: readonly string[]
  limit: number
  tag?: string | undefined
  after?: Place | undefined
  slug?: string | undefined
}

/** Texts that are shown now, the newest first. */
export const publishedTexts = (
  db: Reader,
  kind: TextKind,
  { now, order, limit, tag, after, slug }: Listed,
): Promise<TextRow[]> =>
  read(
    db,
    sql`select ${columns}, p."from" as since from authored_text t
      join ${inForce(now)} p on true
      join authored_version v on v.text_id = t.id and v.version = p.version
      where t.kind = ${kind}
      ${slug === undefined ? sql`` : sql`and t.slug = ${slug}`}
      ${tag === undefined ? sql`` : sql`and ${tag} = any(v.tags)`}
      ${after ? sql`and (t.published_at, t.id) < (${after.publishedAt.toISOString()}::timestamptz, ${after.id}::bigint)` : sql``}
      order by t.published_at desc, t.id desc limit ${limit}`,
    order,
  )

/** How many of the texts that are shown now have each tag. */
export async function countTags(db: Reader, kind: TextKind, now: Date): Promise<{ tag: string; count: number }[]> {
  const { rows } = await db.execute<{ tag: string; count: number }>(sql`
    select tag, count(*)::int as count from authored_text t
    join ${inForce(now)} p on true
    join authored_version v on v.text_id = t.id and v.version = p.version, unnest(v.tags) tag
    where t.kind = ${kind} group by tag order by count(*) desc, tag`)
  return rows
}

/** The text of the terms that people accept as this version; undefined where it is the one of the words. */
export async function termsText(
  db: Reader,
  termsVersion: string,
  order: readonly string[] = [],
): Promise<TextRow | undefined> {
  const [row] = await read(
    db,
    sql`select ${columns}, p."from" as since from authored_publication p
      join authored_text t on t.id = p.text_id
      join authored_version v on v.text_id = t.id and v.version = p.version
      where p.terms_version = ${termsVersion} and t.kind = 'TERMS' and p.terms_version <> ''
      order by p.id desc limit 1`,
    order,
  )
  return row
}

interface Kept {
  kind?: TextKind | undefined
  slug?: string | undefined
  version?: number | undefined
  before?: number | undefined
  limit: number
}

/** Texts as they are kept, drafts and withdrawn ones as well: their newest version, or the one wanted. */
export const keptTexts = (db: Reader, { kind, slug, version, before, limit }: Kept): Promise<TextRow[]> =>
  read(
    db,
    sql`select ${columns}, null as since from authored_text t
      join authored_version v on v.text_id = t.id and v.version = ${version === undefined ? sql`t.latest` : sql`${version}::int`}
      where true ${kind === undefined ? sql`` : sql`and t.kind = ${kind}`}
      ${slug === undefined ? sql`` : sql`and t.slug = ${slug}`}
      ${before === undefined ? sql`` : sql`and t.id < ${before}`}
      order by t.id desc limit ${limit}`,
  )

/** When which version is, or will be, in force; the newest first. */
export const publicationsOf = (db: Reader, ids: readonly number[]) =>
  db
    .select()
    .from(authoredPublication)
    .where(inArray(authoredPublication.textId, [0, ...ids]))
    .orderBy(desc(authoredPublication.from), desc(authoredPublication.id))

export const textNamed = async (db: Reader, kind: TextKind, slug: string) =>
  (await db.select().from(authoredText).where(name(kind, slug)))[0]

interface Vote {
  kind: VoteKind
  slug: string
  voter: string
  memberId: string | null
  useful: boolean
  at: Date
}

/** Keeps an answer; a second one of the same voter replaces the first. */
export async function keepVote(db: Reader, vote: Vote): Promise<void> {
  await db
    .insert(textVote)
    .values(vote)
    .onConflictDoUpdate({
      target: [textVote.kind, textVote.slug, textVote.voter],
      set: { useful: vote.useful, at: vote.at },
    })
}

export async function voteOf(db: Reader, kind: VoteKind, slug: string, voter: string): Promise<boolean | null> {
  const [row] = await db
    .select({ useful: textVote.useful })
    .from(textVote)
    .where(and(eq(textVote.kind, kind), eq(textVote.slug, slug), eq(textVote.voter, voter)))
  return row?.useful ?? null
}

/** Answers by text, the least useful ones first. */
export async function countVotes(
  db: Reader,
  { kind, limit }: { kind?: VoteKind | undefined; limit: number },
): Promise<{ kind: VoteKind; slug: string; yes: number; no: number }[]> {
  const yes = sql<number>`(count(*) filter (where ${textVote.useful}))::int`
  const no = sql<number>`(count(*) filter (where not ${textVote.useful}))::int`
  return db
    .select({ kind: textVote.kind, slug: textVote.slug, yes, no })
    .from(textVote)
    .where(kind && eq(textVote.kind, kind))
    .groupBy(textVote.kind, textVote.slug)
    .orderBy(desc(no), textVote.kind, textVote.slug)
    .limit(limit)
}
