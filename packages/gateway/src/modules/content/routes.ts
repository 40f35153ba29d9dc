import { and, eq, lt } from 'drizzle-orm'
import { listAgentNews, listAnnouncements, listNotices, type Execution } from './announcements.ts'
import { hash } from '../../lib/crypto/random.ts'
import { formatLocale } from '../../lib/text/languages.ts'
import { bannersNow } from './banners.ts'
import { helpTexts } from './texts/help-texts.ts'
import { hostsOf } from './texts/sanitise.ts'
import { fileFeedback } from '../feedback/index.ts'
import type { Ctx, Handlers } from '../../http/context.ts'
import { memberDevice } from '../../auth/login/schema.ts'
import { profiles } from '../responsible-gaming/index.ts'
import { unreadOf } from '../messages/index.ts'
import { supported } from '../../http/request/language.ts'

/**
 * Popups shown to a person: B visitors, A logged-in members, F those whose first login this is. The history of logins
 * ends after some months; the browsers of a person stay known.
 */
async function executionsOf({ db, session }: Ctx): Promise<Execution[]> {
  if (!session) return ['B']
  const [before] = await db
    .select({ at: memberDevice.at })
    .from(memberDevice)
    .where(and(eq(memberDevice.memberId, session.memberId), lt(memberDevice.at, session.createdAt)))
    .limit(1)
  return before ? ['A'] : ['A', 'F']
}

export const agentNews: Handlers<'agentNews'> = {
  async list({ db, clock, settings, language }) {
    return {
      list: await listAgentNews(db, {
        language,
        fallback: settings.languages.default,
        now: clock.now(),
        imageHosts: hostsOf(settings.site.imageCDNs),
      }),
    }
  },
}

export const content: Handlers<'content'> = {
  async announcements(ctx, { types }) {
    const { db, clock, settings, language } = ctx
    const wanted = {
      types: types.split(','),
      language,
      fallback: settings.languages.default,
      now: clock.now(),
      imageHosts: hostsOf(settings.site.imageCDNs),
    }
    return { list: await listAnnouncements(db, wanted, await executionsOf(ctx)) }
  },

  /** A person only gets what is meant for them, whatever was requested. */
  async notices(ctx, { types, execution }) {
    const { db, clock, settings, language } = ctx
    const wanted = {
      types: types.split(','),
      language,
      fallback: settings.languages.default,
      now: clock.now(),
      imageHosts: hostsOf(settings.site.imageCDNs),
    }
    return { list: (await executionsOf(ctx)).includes(execution) ? await listNotices(db, wanted, execution) : [] }
  },

  /** The same for everyone who is, or is not, logged in: cached briefly, until the banners change. */
  banners: (ctx, { groupName }) => {
    const { db, clock, settings, language, session } = ctx
    const signedIn = session !== null
    const banners = settings.banners[groupName]
    return ctx.services.ttlCache.get(
      `banners ${hash(JSON.stringify(banners))} ${language} ${signedIn}`,
      2000,
      async () => ({
        list: await bannersNow(db, banners, {
          language,
          fallback: settings.languages.default,
          signedIn,
          now: clock.now(),
          imageHosts: settings.site.imageCDNs,
        }),
      }),
    )
  },

  unread: ({ db, session }) => unreadOf(db, session.memberId),

  /** A person reads the terms that bind their session, whatever was published since it began. */
  helpCenter: (ctx, { lang }) => {
    const { settings, db, clock, session, services } = ctx
    const language = supported(settings.languages, lang) ?? ctx.language
    const { termsVersion: current, minAge } = settings.register
    const termsVersion = session?.termsVersion || current
    const profile = profiles[settings.rg.profile]
    const { increaseDelayH } = profile.limits
    const [age = '', hours = ''] = [Math.max(minAge, profile.minAge), increaseDelayH].map((n) =>
      new Intl.NumberFormat(formatLocale(language)).format(n),
    )
    const hosts = hash(JSON.stringify(settings.site.imageCDNs))
    const asked = {
      db,
      settings,
      now: clock.now(),
      language,
      termsVersion,
      values: { age, hours, count: increaseDelayH },
    }
    return services.ttlCache.get(`help ${language} ${termsVersion} ${age} ${hours} ${hosts}`, 2000, () =>
      helpTexts(asked),
    )
  },

  feedback: fileFeedback,
}
