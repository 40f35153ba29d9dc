import { AskedInstant } from '@brand/sdk/contract'
import * as z from 'zod'
import type { Tx } from '../../../db/client.ts'
import { lockKey } from '../../../db/locks.ts'
import { safeAddress } from '../../../lib/addresses.ts'
import { refuse } from '../../../lib/refusal.ts'
import { command, defineOperator, WrongInput, type OperatorContext, rowLimit } from '../../../server/command.ts'
import { textKinds } from '../schema.ts'
import { helpTopics } from './help-texts.ts'
import { pictureOf } from './presenter.ts'
import { formats, hostsOf, htmlOf, minutesOf, wordsOf } from './sanitise.ts'
import {
  countVotes,
  keptTexts,
  publicationsOf,
  publishText,
  termsText,
  textNamed,
  withdrawText,
  writeText,
  type TextKind,
  type TextRow,
  type Words,
} from './store.ts'
import { inLanguage } from '../../../lib/text/localized.ts'

type Publication = Awaited<ReturnType<typeof publicationsOf>>[number]

const kind = z.enum(textKinds).describe('NEWS, BLOG, HELP an article of the help centre, or TERMS the terms of use')
const slug = z
  .string()
  .max(80)
  .regex(/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/)
  .describe('Its name in the address, like how-rtp-works; of HELP the name of the article')
const tag = z
  .string()
  .max(32)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const language = z.string().regex(/^[a-z]{2,3}(-[A-Za-z]{2,8})?$/)
const title = z.string().trim().min(1).max(160)
const summary = z.string().trim().max(400)
const body = z.string().trim().min(1).max(100_000)
const alt = z.string().trim().max(200)
const words = z.object({ title, summary: summary.default(''), alt: alt.default(''), body })

/** The terms are one text. */
const termsSlug = 'terms'

/** A version is made of the one before it, and terms get the next number: of two operators at once the second waits. */
const lockText = (tx: Tx, of: TextKind, name: string) => lockKey(tx, 'text', `${of} ${name}`)

const wrong = (path: string, message: string) => new WrongInput([{ path, message }])

/** Those of a text that are, were or will be shown: what was published before it was withdrawn is over. */
const standing = ({ id, withdrawnAt }: TextRow, publications: readonly Publication[]): Publication[] =>
  publications.filter(({ textId, from }) => textId === id && (!withdrawnAt || from > withdrawnAt))

function stateOf(row: TextRow, publications: readonly Publication[], now: Date): string {
  const own = standing(row, publications)
  const inForce = own.find(({ from }) => from <= now)
  const next = own.find(({ from }) => from > now)
  const planned = next ? `v${next.version} scheduled for ${next.from.toISOString()}` : ''
  if (!inForce) return [row.withdrawnAt ? 'withdrawn' : '', planned].filter(Boolean).join(', ') || 'draft'
  const newer = row.latest > inForce.version && !planned ? `v${row.latest} draft` : ''
  const terms = inForce.termsVersion ? ` as version ${inForce.termsVersion}` : ''
  return [`v${inForce.version} published${terms}`, planned, newer].filter(Boolean).join(', ')
}

const titleOf = ({ texts }: TextRow): string => inLanguage(texts, 'en', 'en').title
const lineOf = (row: TextRow, publications: readonly Publication[], now: Date): string =>
  `${row.id} ${row.kind} ${row.slug} ${stateOf(row, publications, now)} (${Object.keys(row.texts).toSorted().join(', ')}): ${titleOf(row)}`

async function oneOf({ tx }: OperatorContext, of: TextKind, name: string, version?: number): Promise<TextRow> {
  const [row] = await keptTexts(tx, { kind: of, slug: name, version, limit: 1 })
  if (!row)
    throw refuse('not_found', {
      message: version === undefined ? `there is no ${of} ${name}` : `${of} ${name} has no version ${version}`,
    })
  return row
}

/** What the audit keeps: no words. */
async function keptOf({ tx, clock }: OperatorContext, row: TextRow) {
  const publications = await publicationsOf(tx, [row.id])
  return {
    id: row.id,
    kind: row.kind,
    slug: row.slug,
    version: row.version,
    tags: row.tags,
    picture: row.picture,
    languages: Object.keys(row.texts).toSorted(),
    state: stateOf(row, publications, clock.now()),
  }
}

/** The outcome of a change: the line of the text, and what was and is. */
async function changed(context: OperatorContext, before: unknown, of: TextKind, name: string) {
  const row = await oneOf(context, of, name)
  const line = lineOf(row, await publicationsOf(context.tx, [row.id]), context.clock.now())
  const after = await keptOf(context, row)
  return { text: line, data: after, before, after }
}

/** The next number that no terms had. */
async function nextTerms({ tx, settings }: OperatorContext): Promise<string> {
  const current = Number(settings().register.termsVersion)
  for (let next = Number.isSafeInteger(current) ? current + 1 : 1; ; next += 1)
    if (!(await termsText(tx, String(next)))) return String(next)
}

export const texts = defineOperator('content', 'News, blog, help articles and terms', [
  command({
    name: 'list',
    summary: 'Lists texts of every status, newest first: draft, scheduled, published and withdrawn.',
    input: z.object({
      kind: kind.optional().describe('Only those of this kind'),
      before: z.int().min(1).optional().describe('Only those with a smaller number: the next page'),
      limit: rowLimit(),
    }),
    role: 'viewer',
    effect: 'read',
    example: { kind: 'NEWS' },
    async run({ tx, clock }, { kind: of, before, limit }) {
      const rows = await keptTexts(tx, { kind: of, before, limit })
      const publications = await publicationsOf(
        tx,
        rows.map(({ id }) => id),
      )
      const lines = rows.map((row) => lineOf(row, publications, clock.now()))
      return { text: lines.length > 0 ? lines : 'There is none.', data: rows.map(({ texts: _words, ...row }) => row) }
    },
  }),
  command({
    name: 'show',
    summary: 'Shows a text in one language as published: title, summary and sanitised HTML.',
    input: z.object({
      kind,
      slug,
      version: z.int().min(1).optional().describe('Which version; the newest when absent'),
      language: language.default('en').describe('Language'),
    }),
    role: 'viewer',
    effect: 'read',
    example: { kind: 'NEWS', slug: 'evening-draws', language: 'bn' },
    async run(context, { kind: of, slug: name, version, language: wanted }) {
      const row = await oneOf(context, of, name, version)
      const publications = await publicationsOf(context.tx, [row.id])
      const shown = row.texts[wanted]
      const picture = pictureOf(row.picture, context.settings())
      return {
        text: [
          lineOf(row, publications, context.clock.now()),
          `version ${row.version} of ${row.latest}, tags ${row.tags.join(', ') || 'none'}, picture ${picture ?? 'none'}`,
          ...(shown
            ? [
                shown.title,
                shown.summary,
                shown.body,
                `${wordsOf(shown.body).length} characters, ${minutesOf(shown.body)} min`,
              ]
            : [`It is not written in ${wanted}.`]),
        ],
        data: { ...row, publications },
      }
    },
  }),
  command({
    name: 'write',
    summary:
      'Writes a new version of a text, not visible before `publish`. Languages that are not given stay unchanged.',
    input: z.object({
      kind,
      slug,
      language: language.optional().describe('Language of title, summary, alt and body'),
      title: title.optional().describe('Title in that language'),
      summary: summary.optional().describe('One or two sentences, plain text; of TERMS what changed'),
      alt: alt.optional().describe('What the picture shows, for those who do not see it'),
      body: body.optional().describe('The text; @article.md reads it from a file'),
      texts: z
        .record(language, words)
        .optional()
        .describe('Several languages at once, by language: title, summary, alt, body'),
      format: z
        .enum(formats)
        .default('markdown')
        .describe('How the bodies are written: markdown, html, or text in which an empty line parts paragraphs'),
      tags: z.array(tag).max(8).optional().describe('Tags, like house,games'),
      picture: z
        .union([z.literal(''), safeAddress])
        .optional()
        .describe('A path of the site, or an address at one of its image hosts; empty: none'),
      topic: z
        .enum(helpTopics as [string, ...string[]])
        .optional()
        .describe('For HELP: the topic of the article'),
    }),
    role: 'support',
    effect: 'change',
    example: {
      kind: 'NEWS',
      slug: 'quiz-night',
      tags: ['house'],
      picture: '/art/banner/rng/10001-coin-0.svg',
      texts: {
        en: { title: 'Quiz night', summary: 'A quiz, for the fun of it.', body: 'Tonight at **nine**.' },
        bn: { title: 'কুইজের রাত', summary: 'একটি কুইজ, আনন্দের জন্য।', body: 'আজ রাত **নয়টায়**।' },
      },
    },
    async run(context, { kind: of, slug: name, texts: several = {}, format, tags, picture, topic, ...one }) {
      const { tx, settings, operator, clock } = context
      if (of === 'TERMS' && name !== termsSlug) throw wrong('slug', `of the terms is ${termsSlug}`)
      await lockText(tx, of, name)
      const known = await textNamed(tx, of, name)
      const latest = known && (await oneOf(context, of, name))
      const before = latest ? await keptOf(context, latest) : null
      const hosts = hostsOf(settings().site.imageCDNs)
      const written: Record<string, Words> = { ...latest?.texts }
      for (const [tongue, given] of Object.entries(several))
        written[tongue] = { ...given, body: htmlOf(given.body, format, hosts) }
      if (one.language !== undefined) {
        const old = written[one.language]
        const text = {
          title: one.title ?? old?.title,
          body: one.body === undefined ? old?.body : htmlOf(one.body, format, hosts),
        }
        if (!text.title) throw wrong('title', 'is missing in this language')
        if (!text.body) throw wrong('body', 'is missing in this language')
        written[one.language] = {
          title: text.title,
          body: text.body,
          summary: one.summary ?? old?.summary ?? '',
          alt: one.alt ?? old?.alt ?? '',
        }
      } else if (one.title ?? one.body ?? one.summary ?? one.alt)
        throw wrong('language', 'says which one title and body are in')
      if (Object.keys(written).length === 0) throw wrong('texts', 'has no language')
      const emptied = Object.entries(written).find(([, { body: html }]) => html === '')
      if (emptied) throw wrong('body', `has nothing left in ${emptied[0]} once it is cleaned`)
      const cover = picture ?? latest?.picture ?? ''
      if (cover !== '' && pictureOf(cover, settings()) === undefined)
        throw wrong('picture', 'must be of the site, or of one of its image hosts')
      const about = of === 'HELP' ? (topic ?? latest?.topic ?? '') : ''
      if (of === 'HELP' && about === '') throw wrong('topic', `is one of ${helpTopics.join(', ')}`)
      await writeText(tx, {
        kind: of,
        slug: name,
        by: operator,
        now: clock.now(),
        tags: tags ?? latest?.tags ?? [],
        picture: cover,
        topic: about,
        texts: written,
      })
      return changed(context, before, of, name)
    },
  }),
  command({
    name: 'publish',
    summary:
      'Publishes a version, now or from a time on. New terms are in force for every login from now on, and are ' +
      'accepted anew there.',
    input: z.object({
      kind,
      slug,
      version: z.int().min(1).optional().describe('Which version; the newest when absent'),
      from: AskedInstant.transform((text) => new Date(text))
        .optional()
        .describe('Start, at once when absent'),
    }),
    role: 'support',
    effect: 'change',
    example: { kind: 'NEWS', slug: 'quiz-night', from: '2026-12-01T12:00:00Z' },
    async run(context, { kind: of, slug: name, version, from }) {
      const { tx, clock, settings, changeSettings } = context
      const now = clock.now()
      await lockText(tx, of, name)
      const row = await oneOf(context, of, name, version)
      const before = await keptOf(context, row)
      const fallback = settings().languages.default
      if (!row.texts[fallback])
        throw refuse('validation', { message: `it is not written in ${fallback}, the language of the site` })
      if (of !== 'TERMS') {
        if (from && from < now) throw wrong('from', 'must not be in the past')
        await publishText(tx, { id: row.id, version: row.version, from: from ?? now, now })
        return changed(context, before, of, name)
      }
      if (from) throw wrong('from', 'is not possible for terms: they hold from their publication')
      if (!row.texts[fallback].summary) throw wrong('summary', 'of the terms says what changed')
      const termsVersion = await nextTerms(context)
      await publishText(tx, { id: row.id, version: row.version, from: now, now, termsVersion })
      await changeSettings('register', (_now, kept) => ({ ...kept, termsVersion }))
      return changed(context, before, of, name)
    },
  }),
  command({
    name: 'withdraw',
    summary: 'Withdraws a text now and drops its scheduled version. It can be published again.',
    input: z.object({ kind, slug }),
    role: 'support',
    effect: 'change',
    example: { kind: 'NEWS', slug: 'quiz-night' },
    async run(context, { kind: of, slug: name }) {
      if (of === 'TERMS')
        throw refuse('validation', { message: 'terms are not withdrawn: publish others, which replace them' })
      const row = await oneOf(context, of, name)
      if (row.withdrawnAt && standing(row, await publicationsOf(context.tx, [row.id])).length === 0)
        throw refuse('order_closed', { message: `${name} is withdrawn already` })
      const before = await keptOf(context, row)
      await withdrawText(context.tx, row.id, context.clock.now())
      return changed(context, before, of, name)
    },
  }),
  command({
    name: 'votes',
    summary: 'Counts the answers to “Was this helpful?”, most “no” first.',
    input: z.object({
      kind: z.enum(['NEWS', 'BLOG', 'HELP']).optional().describe('Only texts of this kind'),
      limit: rowLimit(),
    }),
    role: 'viewer',
    effect: 'read',
    example: { kind: 'HELP' },
    async run({ tx }, { kind: of, limit }) {
      const rows = await countVotes(tx, { kind: of, limit })
      const lines = rows.map(({ kind: each, slug: name, yes, no }) => `${each} ${name}: ${yes} yes, ${no} no`)
      return { text: lines.length > 0 ? lines : 'Nobody has answered.', data: rows }
    },
  }),
])
