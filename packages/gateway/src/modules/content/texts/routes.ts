import { randomBytes } from 'node:crypto'
import { tokenHash } from '../../../auth/sessions.ts'
import { allow, addressKey } from '../../../http/limits/rate-limit.ts'
import type { Ctx, Handlers } from '../../../http/context.ts'
import { cursorOf, isId, isInstant, keyIn, pageRows } from '../../../http/response/cursor.ts'
import { refuse } from '../../../lib/refusal.ts'
import { readingOrder } from '../../../lib/text/localized.ts'
import { isOn } from '../../../settings/whitelabel.ts'
import { help } from '../help.ts'
import { articleOf, bodyOf, readingOf, tagLabel } from './presenter.ts'
import { countTags, keepVote, publishedTexts, voteOf, type TextRow, type VoteKind } from './store.ts'

type Shelf = 'NEWS' | 'BLOG'
type ListInput = Parameters<Handlers<'articles'>['newsList']>[1]

/** Names the browser of a visitor who rated a text. */
const visitCookie = '__Host-reader'
const year = 365 * 86_400
/** Answers of visitors of one address; a household or an office rates more than one text. */
const perAddress = { perSecond: 60 / 3600, burst: 60 }
const related = 3

const instantOf = (at: Date) => at.toISOString().replace('Z', '000Z')

async function list(ctx: Ctx, kind: Shelf, { tag, after, size }: ListInput) {
  const { db, settings, language, clock } = ctx
  const [since, id] = keyIn(after, kind, [isInstant, isId]) ?? []
  const now = clock.now()
  const rows = await publishedTexts(db, kind, {
    now,
    order: readingOrder(language, settings.languages.default),
    tag,
    limit: size + 1,
    after: since !== undefined && id !== undefined ? { publishedAt: new Date(since), id: Number(id) } : undefined,
  })
  const page = pageRows(rows, size)
  const { last } = page
  return {
    list: page.list.map((row) => articleOf(row, settings, language)),
    tags: (await countTags(db, kind, now)).map((one) => ({ ...one, label: tagLabel(settings, one.tag, language) })),
    next: last?.publishedAt ? cursorOf(kind, instantOf(last.publishedAt), String(last.id)) : null,
  }
}

/** Others of the shelf, those that share most tags first. */
async function othersOf({ db, clock }: Ctx, row: TextRow, order: readonly string[]): Promise<TextRow[]> {
  const all = await publishedTexts(db, row.kind, { now: clock.now(), order, limit: 30 })
  const shared = (one: TextRow) => one.tags.filter((tag) => row.tags.includes(tag)).length
  return all
    .filter(({ id }) => id !== row.id)
    .toSorted((a, b) => shared(b) - shared(a))
    .slice(0, related)
}

async function detail(ctx: Ctx, kind: Shelf, slug: string) {
  const { db, settings, language, clock } = ctx
  const order = readingOrder(language, settings.languages.default)
  const [row] = await publishedTexts(db, kind, { now: clock.now(), order, limit: 1, slug })
  if (!row) throw refuse('not_found')
  const words = readingOf(row, language, settings.languages.default)
  const voter = voterOf(ctx)
  return {
    ...articleOf(row, settings, language),
    content: bodyOf(words, settings),
    updatedAt: (row.since ?? clock.now()).toISOString(),
    related: (await othersOf(ctx, row, order)).map((one) => articleOf(one, settings, language)),
    useful: voter === undefined ? null : await voteOf(db, kind, slug, voter),
  }
}

/** Who answers: a member by their id, a visitor or trial player by the name that their browser was given. */
function voterOf({ session, cookie }: Pick<Ctx, 'session' | 'cookie'>): string | undefined {
  if (session && session.principal !== 'trial') return session.memberId
  const known = cookie(visitCookie)
  return known && /^[\w-]{43}$/.test(known) ? tokenHash(known) : undefined
}

/** Whether there is such a text to rate now: an article of the help is one of the words, or one of the operator. */
async function isShown({ db, clock, settings }: Ctx, kind: VoteKind, slug: string): Promise<boolean> {
  if (kind !== 'HELP' && !isOn(settings, `${kind}3`)) return false
  if (kind === 'HELP' && Object.values(help).some((articles) => (articles as readonly string[]).includes(slug)))
    return true
  return (await publishedTexts(db, kind, { now: clock.now(), order: [], limit: 1, slug })).length > 0
}

async function rate(ctx: Ctx, { kind, slug, useful }: { kind: VoteKind; slug: string; useful: boolean }) {
  const { db, session, services, clock, ip, setHeader } = ctx
  if (!(await isShown(ctx, kind, slug))) throw refuse('not_found')
  let voter = voterOf(ctx)
  const member = session && session.principal !== 'trial' ? session.memberId : null
  if (member === null) await allow(services.sharedLimiter, `text-vote:${addressKey(ip)}`, perAddress, 'rate_limited')
  if (voter === undefined) {
    const browser = randomBytes(32).toString('base64url')
    voter = tokenHash(browser)
    setHeader('set-cookie', `${visitCookie}=${browser}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${year}`)
  }
  await keepVote(db, { kind, slug, voter, memberId: member, useful, at: clock.now() })
  return { useful }
}

export const articles: Handlers<'articles'> = {
  newsList: (ctx, input) => list(ctx, 'NEWS', input),
  newsDetail: (ctx, { slug }) => detail(ctx, 'NEWS', slug),
  blogList: (ctx, input) => list(ctx, 'BLOG', input),
  blogDetail: (ctx, { slug }) => detail(ctx, 'BLOG', slug),
  rate,
}
