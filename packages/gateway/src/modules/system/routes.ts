import { randomBytes } from 'node:crypto'
import { formatLocale } from '../../lib/text/languages.ts'
import { getCountryCallingCode, type CountryCode } from 'libphonenumber-js'
import type { Handlers } from '../../http/context.ts'
import { addressKey, allow } from '../../http/limits/rate-limit.ts'
import { withAdded } from '../../http/response/serialise.ts'
import { sealPath } from '../../auth/encryption/path-encryption.ts'
import type { PublicKey } from '../../auth/encryption/payload-encryption.ts'
import { maintenanceEvent } from '../../settings/maintenance.ts'
import { storeSpeeds } from '../mirrors/index.ts'
import { rgProfileOf } from '../responsible-gaming/index.ts'
import { locationOf, isBlocked } from '../../settings/region.ts'
import { formFields } from '../access/index.ts'
import { acceptedPattern } from '../../settings/rules.ts'
import type { Settings } from '../../settings/settings.ts'
import { shownCurrency } from '../../settings/shown-currency.ts'
import { isOn, whitelabelOf } from '../../settings/whitelabel.ts'
import { captchaCookie } from '../../auth/challenges/captcha.ts'

/** The registration form as the settings define it; the order of the rules is the order of the fields. */
function registerSettings(settings: Settings) {
  const { termsVersion } = settings.register
  return {
    rules: formFields(settings).map((rule, at) => ({
      ...rule,
      acceptedPattern: acceptedPattern(rule.patternId),
      order: at + 1,
    })),
    captcha: isOn(settings, 'CAPTCHA3'),
    minAge: rgProfileOf(settings).minAge,
    termsVersion,
  }
}

type Services = Settings['site']['customerService']
const sealedServices = new WeakMap<Services, { kid: string; list: Services }>()

/** The customer-service entries with their paths sealed; sealed once per state of the settings and key. */
function servicesOf(services: Services, key: PublicKey | undefined): Services {
  if (!key || services.length === 0) return []
  const cached = sealedServices.get(services)
  if (cached?.kid === key.kid) return cached.list
  const list = services.map((service) => ({ ...service, path: sealPath(service.path, key) }))
  sealedServices.set(services, { kid: key.kid, list })
  return list
}

type Keys = { keys: PublicKey[] }

/** The same for all callers, until a setting or a key changes. */
function commonStatus(settings: Settings, jwks: Keys) {
  const { site, languages, firebase } = settings
  return {
    info: {
      customerService: servicesOf(site.customerService, jwks.keys[0]),
      serviceHosts: site.serviceHosts,
      domainRoute: site.domainRoute,
      resources: site.resources,
      whitelabel: whitelabelOf(settings),
      registerRules: registerSettings(settings),
      mainDomain: site.mainDomain,
      ...(firebase.projectId && {
        firebase: { projectId: firebase.projectId, apiKey: firebase.apiKey, authDomain: firebase.authDomain },
      }),
      analytics: { gtagId: site.gtagId },
      imageCDNs: site.imageCDNs,
      launchGameCDNs: site.launchGameCDNs,
    },
    rgProfile: rgProfileOf(settings),
    timeZone: site.timeZone,
    currency: shownCurrency(settings),
    languages,
    jwks,
  }
}

type CommonStatus = Readonly<ReturnType<typeof commonStatus>>
const statuses = new WeakMap<Settings, CommonStatus>()

function commonStatusOf(settings: Settings, jwks: Keys): CommonStatus {
  const known = statuses.get(settings)
  const isCurrent =
    known?.jwks.keys.length === jwks.keys.length && known.jwks.keys.every(({ kid }, at) => kid === jwks.keys[at]?.kid)
  if (isCurrent) return known
  const made = Object.freeze(commonStatus(settings, jwks))
  statuses.set(settings, made)
  return made
}

/** Who may not play where they are is given no other hosts. */
const withoutHosts = new WeakMap<CommonStatus, CommonStatus>()
function blockedStatusOf(common: CommonStatus): CommonStatus {
  const known = withoutHosts.get(common)
  if (known) return known
  const made = Object.freeze({ ...common, info: { ...common.info, domainRoute: [] } })
  withoutHosts.set(common, made)
  return made
}

export const system: Handlers<'system'> = {
  async status({ settings, clock, services, ip }) {
    const now = clock.now()
    const news = maintenanceEvent(settings, now)
    const blocked = isBlocked(settings, ip)
    const common = commonStatusOf(settings, services.seal.jwks())
    return withAdded(blocked ? blockedStatusOf(common) : common, {
      location: locationOf(settings, ip),
      ...news,
      regionRestriction: !news.maintenance && blocked,
      serverTime: now.toISOString(),
    })
  },

  challenge: async ({ services }, { purpose }) => ({ challenge: await services.challenges.create(purpose) }),

  whitelabel: async ({ settings }) => whitelabelOf(settings),

  registerRules: async ({ settings }) => registerSettings(settings),

  ping: async ({ clock }) => ({ serverTime: clock.now().toISOString() }),

  async speedTest({ db, services, settings, clock, ip }, { results }) {
    const perHour = settings.mirrors.testsPerHour
    const rate = { perSecond: perHour / 3600, burst: perHour }
    await allow(services.sharedLimiter, `speed test:${addressKey(ip)}`, rate, 'rate_limited')
    const { country } = locationOf(settings, ip)
    return {
      stored: await storeSpeeds(db, results, { hosts: services.mirrors.hosts(), country, at: clock.now() }),
    }
  },

  domainRoute: async ({ settings: { site }, siteOrigin }) => {
    const mainDomain = site.mainDomain || siteOrigin
    return { mainDomain, routes: [...new Set([mainDomain, ...site.domainRoute])] }
  },

  countries: (ctx) =>
    ctx.services.ttlCache.get(`countries ${ctx.language} ${ctx.settings.site.countries.join('')}`, 60_000, async () => {
      const locales = [formatLocale(ctx.language), 'en']
      const names = new Intl.DisplayNames(locales, { type: 'region' })
      const list = ctx.settings.site.countries.map((code) => ({
        countryCode: code,
        countryDialingCode: getCountryCallingCode(code as CountryCode),
        name: names.of(code) ?? code,
        flagUrl: `/art/flag/${code.toLowerCase()}.svg`,
      }))
      const { compare } = new Intl.Collator(locales)
      return { list: list.toSorted((a, b) => compare(a.name, b.name)) }
    }),

  async captcha({ services, settings, setHeader }, { id }) {
    const name = id ?? randomBytes(16).toString('base64url')
    if (!id)
      setHeader(
        'set-cookie',
        `${captchaCookie}=${name}; Path=/wps; HttpOnly; SameSite=Strict; Max-Age=${settings.captcha.minutes * 60}`,
      )
    return services.captchas.draw(name)
  },
}
