import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '../../auth/schema.ts'
import { bytes, instant } from '../../db/columns.ts'

export const announcement = pgTable(
  'announcement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** B bulletin, PL platform, PU public popup, PR promotion, H home, AG news for agents. */
    type: text({ enum: ['B', 'PL', 'PU', 'PR', 'H', 'AG'] }).notNull(),
    promotionType: text('promotion_type'),
    /** Of a popup: A people logged in, F at their first login, B visitors. */
    execution: text({ enum: ['A', 'B', 'F'] }),
    publishedAt: instant('published_at').notNull().defaultNow(),
    endsAt: instant('ends_at'),
  },
  (t) => [index('announcement_latest').on(t.publishedAt)],
)

/** Title and clean html of an announcement in one language. */
export const announcementText = pgTable(
  'announcement_text',
  {
    announcementId: bigint('announcement_id', { mode: 'number' })
      .notNull()
      .references(() => announcement.id, { onDelete: 'cascade' }),
    language: text().notNull(),
    title: text().notNull(),
    content: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.announcementId, t.language] })],
)

export const textKinds = ['NEWS', 'BLOG', 'HELP', 'TERMS'] as const

/** A text that operators write: its name and, once it is published, since when it is shown. Its words are in versions. */
export const authoredText = pgTable(
  'authored_text',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: textKinds }).notNull(),
    /** In its address. */
    slug: text().notNull(),
    /** Its newest version, published or not. */
    latest: integer().notNull(),
    /** Of its first publication; in the future while it is scheduled, null for a draft. */
    publishedAt: instant('published_at'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    unique('authored_text_name').on(t.kind, t.slug),
    index('authored_text_latest').on(t.kind, t.publishedAt.desc().nullsFirst(), t.id.desc()),
    check('authored_text_slug', sql`${t.slug} ~ '^[a-zA-Z0-9]+(-[a-zA-Z0-9]+)*$'`),
  ],
)

/** A version of a text, as it was written; never changed. */
export const authoredVersion = pgTable(
  'authored_version',
  {
    textId: bigint('text_id', { mode: 'number' })
      .notNull()
      .references(() => authoredText.id),
    version: integer().notNull(),
    tags: text().array().notNull(),
    /** A path of the site, or an address at one of its image hosts; empty: none. */
    picture: text().notNull(),
    /** Topic of a help article; empty otherwise. */
    topic: text().notNull(),
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.textId, t.version] })],
)

/** Words of a version in one language; the body is clean html. */
export const authoredBody = pgTable(
  'authored_body',
  {
    textId: bigint('text_id', { mode: 'number' })
      .notNull()
      .references(() => authoredText.id),
    version: integer().notNull(),
    language: text().notNull(),
    title: text().notNull(),
    /** A sentence or two; of the terms: what changed. */
    summary: text().notNull(),
    /** Alternative text of the picture. */
    alt: text().notNull(),
    body: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.textId, t.version, t.language] }),
    // A version that is there.
    foreignKey({
      name: 'authored_body_version',
      columns: [t.textId, t.version],
      foreignColumns: [authoredVersion.textId, authoredVersion.version],
    }),
  ],
)

/** Which version is in force from when on; the newest whose time has come is shown. */
export const authoredPublication = pgTable(
  'authored_publication',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    textId: bigint('text_id', { mode: 'number' })
      .notNull()
      .references(() => authoredText.id),
    version: integer().notNull(),
    from: instant('from').notNull(),
    /** Version of the terms that this text is, as people accept it; empty for other kinds. */
    termsVersion: text('terms_version').notNull().default(''),
  },
  (t) => [
    // A version that is there.
    foreignKey({
      name: 'authored_publication_version',
      columns: [t.textId, t.version],
      foreignColumns: [authoredVersion.textId, authoredVersion.version],
    }),
    index('authored_publication_text').on(t.textId, t.from.desc().nullsFirst(), t.id.desc()),
    index('authored_publication_terms')
      .on(t.termsVersion)
      .where(sql`${t.termsVersion} <> ''`),
  ],
)

/** A picture of authored texts, as it was cleaned; anybody may see it. */
export const contentPicture = pgTable(
  'content_picture',
  {
    /** In its address: the beginning of the SHA-256 of its bytes, so that the same one twice is one. */
    id: text().primaryKey(),
    type: text({ enum: ['image/png', 'image/jpeg'] }).notNull(),
    bytes: bytes('bytes').notNull(),
    by: text().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [index('content_picture_at').on(t.at)],
)

/** Whether a text was useful: one answer per member, or per browser of a visitor. */
export const textVote = pgTable(
  'text_vote',
  {
    kind: text({ enum: ['NEWS', 'BLOG', 'HELP'] }).notNull(),
    slug: text().notNull(),
    /** Id of the member, or the hash of the name that the gateway gave the browser. */
    voter: text().notNull(),
    memberId: uuid('member_id').references(() => member.id),
    useful: boolean().notNull(),
    at: instant('at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.slug, t.voter] })],
)
