import { and, eq } from 'drizzle-orm'
import { listAnnouncements, listNotices, toHtml } from '../../announcements.ts'
import { hash } from '../../art/random.ts'
import { briefly } from '../../catalogue/briefly.ts'
import { bannersNow } from '../../content/banners.ts'
import { help } from '../../content/help.ts'
import { say } from '../../content/words.ts'
import type { Ctx, Handlers } from '../../context.ts'
import { refuse } from '../../refusal.ts'
import { feedback as feedbacks, game, round } from '../../db/schema/index.ts'
import { addressKey, allow } from '../../guards/pace/limits.ts'
import { unreadOf } from '../../messages.ts'
import { supported } from '../../pipeline/language.ts'

/** How long a text is, in the unit the settings count. */
const lengthOf = (text: string, unit: 'char' | 'word'): number =>
  unit === 'char' ? [...text].length : text.split(/\s+/).filter(Boolean).length

export const content: Handlers<'content'> = {
  async announcements({ db, clock, settings, language }, { types }) {
    return {
      list: await listAnnouncements(db, {
        types: types.split(','),
        language,
        fallback: settings.languages.default,
        now: clock.now(),
      }),
    }
  },

  /** A visitor sees what is for visitors, whatever was asked for. */
  async notices({ db, clock, settings, language, session }, { types, execution }) {
    const mine = session ? execution : 'B'
    const wanted = { types: types.split(','), language, fallback: settings.languages.default, now: clock.now() }
    return { list: mine === execution ? await listNotices(db, wanted, mine) : [] }
  },

  /** The same for everyone who is, or is not, logged in: kept for a moment, unless others are hung. */
  banners: (ctx, { groupName }) => {
    const { db, clock, settings, language, session } = ctx
    const signedIn = session !== null
    const hung = settings.banners[groupName]
    return briefly(ctx, `banners ${hash(JSON.stringify(hung))} ${language} ${signedIn}`, 2000, async () => ({
      list: await bannersNow(db, hung, {
        language,
        fallback: settings.languages.default,
        signedIn,
        now: clock.now(),
        imageHosts: settings.site.imageCDNs,
      }),
    }))
  },

  unread: ({ db, session }) => unreadOf(db, session.memberId),

  helpCenter: (ctx, { lang }) => {
    const language = supported(ctx.settings.languages, lang) ?? ctx.language
    const { termsVersion } = ctx.settings.register
    return briefly(ctx, `help ${language} ${termsVersion}`, 60_000, async () => {
      const topics = Object.entries(help).map(([id, articles]) => ({
        id,
        title: say(language, `help.${id}.title`),
        articles: articles.map((article) => ({
          id: article,
          title: say(language, `help.${id}.${article}.title`),
          content: toHtml(say(language, `help.${id}.${article}.text`)),
        })),
      }))
      return { termsVersion, topics }
    })
  },

  async feedback(ctx, { content: said, type, contact, about }) {
    const { db, house, clock, settings, session, ip } = ctx
    const { unit, min, max, perHour } = settings.feedback
    const length = lengthOf(said, unit)
    if (length < min || length > max) throw refuse('text_length', { field: 'content', details: { unit, min, max } })
    await allow(
      house.sharedLimiter,
      `feedback:${session?.memberId ?? addressKey(ip)}`,
      { perSecond: perHour / 3600, burst: perHour },
      'rate_limited',
    )
    const [row] = await db
      .insert(feedbacks)
      .values({
        memberId: session?.memberId ?? null,
        type,
        content: said,
        contact: contact ?? null,
        ...(await named(ctx, about)),
        at: clock.now(),
      })
      .returning({ id: feedbacks.id })
    if (!row) throw new Error('no feedback was filed')
    return { feedbackNo: `F${String(row.id).padStart(6, '0')}` }
  },
}

/** The game and round a word is about; a round only where it is the person's own. */
async function named(
  { db, session }: Ctx,
  about: { nodeId: number; roundId?: string | undefined } | undefined,
): Promise<{ nodeId?: number; roundId?: number }> {
  if (!about) return {}
  const { nodeId, roundId } = about
  const [of] = await db.select({ vendor: game.vendor }).from(game).where(eq(game.nodeId, nodeId))
  if (!of) throw refuse('not_found', { field: 'about.nodeId' })
  if (roundId === undefined) return { nodeId }
  const [mine] = session
    ? await db
        .select({ id: round.id })
        .from(round)
        .where(
          and(
            eq(round.vendor, of.vendor),
            eq(round.vendorRound, roundId),
            eq(round.memberId, session.memberId),
            eq(round.nodeId, nodeId),
          ),
        )
    : []
  if (!mine) throw refuse('not_found', { field: 'about.roundId' })
  return { nodeId, roundId: mine.id }
}
