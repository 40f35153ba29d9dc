import { inLanguage, type Localized } from '../lib/text/localized.ts'
import type { Settings } from './settings.ts'

type Plan = Pick<Settings, 'maintenance'>
type Worded = Pick<Settings, 'maintenance' | 'languages'>

/** Whether the site is closed: by hand, or because what was planned has begun and is not over. */
export function isClosed({ maintenance: { on, start, end } }: Plan, now: Date): boolean {
  return (
    on ||
    (start !== undefined &&
      Date.parse(start) <= now.getTime() &&
      (end === undefined || now.getTime() < Date.parse(end)))
  )
}

/** The message in each language of the site, and in its default for clients that know one text. */
function messagesOf(message: string | Localized, languages: Settings['languages']) {
  const text = (language: string) =>
    typeof message === 'string' ? message : inLanguage(message, language, languages.default)
  return {
    maintenanceMessage: text(languages.default),
    maintenanceMessages: Object.fromEntries(languages.supported.map((language) => [language, text(language)])),
  }
}

/** What every client is shown of it: how long it still is, or when it will begin. */
export function maintenanceEvent(plan: Worded, now: Date) {
  const { start, end, message } = plan.maintenance
  const closed = isClosed(plan, now)
  const planned = !closed && start !== undefined && now.getTime() < Date.parse(start)
  return {
    maintenance: closed,
    ...(planned && { maintenanceStart: start }),
    ...((closed || planned) && {
      ...(end && { maintenanceEnd: end }),
      ...(message && messagesOf(message, plan.languages)),
    }),
  }
}
