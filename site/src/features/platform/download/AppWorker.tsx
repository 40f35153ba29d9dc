import { useEffect } from 'react'
import { moduleOn } from '../../../app/api/modules.ts'
import { useStatus } from '../../../app/api/status.ts'
import { registerWorker, removeWorker, tellLanguage } from '../../../app/browser/service-worker.ts'
import { useLang } from '../../../app/i18n/i18n.ts'
import { defaults, usePreferences } from '../../../app/storage/preferences.ts'

/** How long a page has rested before it fetches what it may need another time, ms. */
const laterMs = 3000

/**
 * Keeps the service worker as the operator wants it, once the page has nothing else to do, and the description of the
 * app that of the brand in force.
 */
export default function AppWorker() {
  const lang = useLang()
  const { brand } = usePreferences()
  const tree = useStatus().data?.info.whitelabel
  const known = tree !== undefined
  const on = moduleOn(tree, 'DOWNLOAD3')
  useEffect(() => {
    // A page that was served closed or blocked keeps nothing, and development has no worker.
    const { state } = document.documentElement.dataset
    if (!import.meta.env.PROD || !known || (state && state !== 'kept')) return
    const timer = setTimeout(() => void (on ? registerWorker() : removeWorker()).catch(() => undefined), laterMs)
    return () => clearTimeout(timer)
  }, [known, on])
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
    const wanted = `/app.${lang}.${brand === defaults.brand ? '' : `${brand}.`}webmanifest`
    if (link && link.getAttribute('href') !== wanted) link.href = wanted
  }, [lang, brand])
  useEffect(() => tellLanguage(lang), [lang])
  return null
}
