import { listAnnouncements, listNotices, toHtml } from '../announcements.ts'
import { briefly } from '../catalogue/briefly.ts'
import { help } from '../content/help.ts'
import { say } from '../content/words.ts'
import { refuse, type Handlers } from '../context.ts'
import { feedback as feedbacks } from '../db/schema/index.ts'
import { addressKey, allow } from '../guards/limits.ts'
import { unreadOf } from '../messages.ts'
import { supported } from '../pipeline/language.ts'

/** How long a text is, in the unit the settings count. */
const lengthOf = (text: string, unit: 'char' | 'word'): number => (unit === 'char' ? [...text].length : text.split(/\s+/).filter(Boolean).length)

export const content: Handlers<'content'> = {
  async announcements({ db, clock, settings, language }, { types }) {
    return { list: await listAnnouncements(db, { types: types.split(','), language, fallback: settings.languages.default, now: clock.now() }) }
  },

  /** A visitor sees what is for visitors, whatever was asked for. */
  async notices({ db, clock, settings, language, session }, { types, execution }) {
    const mine = session ? execution : 'B'
    const wanted = { types: types.split(','), language, fallback: settings.languages.default, now: clock.now() }
    return { list: mine === execution ? await listNotices(db, wanted, mine) : [] }
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

  async feedback({ db, house, clock, settings, session, ip }, { content: said, type, contact }) {
    const { unit, min, max, perHour } = settings.feedback
    const length = lengthOf(said, unit)
    if (length < min || length > max) throw refuse('text_length', { field: 'content', details: { unit, min, max } })
    await allow(house.sharedLimiter, `feedback:${session?.memberId ?? addressKey(ip)}`, { perSecond: perHour / 3600, burst: perHour }, 'rate_limited')
    const [row] = await db.insert(feedbacks)
      .values({ memberId: session?.memberId ?? null, type, content: said, contact: contact ?? null, at: clock.now() })
      .returning({ id: feedbacks.id })
    if (!row) throw new Error('no feedback was filed')
    return { feedbackNo: `F${String(row.id).padStart(6, '0')}` }
  },
}
