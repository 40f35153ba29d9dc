import './app/styles.ts'
import { prerenderToNodeStream } from 'react-dom/static'
import { StaticRouter } from 'react-router-dom'
import { App } from './App.tsx'
import { categoryName } from './app/categories.ts'
import { speak } from './app/calls/client.ts'
import { createI18n } from './app/language/i18n.ts'
import type { Lang } from './app/language/language.ts'
import { createQueryClient } from './app/calls/query-client.ts'

export { languages } from './app/language/language.ts'
export { defaults as preferences } from './app/browser/preferences.ts'

/** Markup of a page as a visitor first sees it, in one language. */
export async function render(path: string, lang: Lang): Promise<string> {
  speak(lang)
  const i18n = await createI18n(lang)
  const errors: unknown[] = []
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={path}>
      <App i18n={i18n} queryClient={createQueryClient()} />
    </StaticRouter>,
    {
      // One piece: a page in pieces is put together by inline scripts, which the CSP forbids.
      progressiveChunkSize: Infinity,
      onError: (error) => void errors.push(error),
    },
  )
  // React would leave the broken part to the browser; a page that cannot be drawn here is not to be served.
  if (errors.length > 0) throw errors[0]
  let html = ''
  for await (const chunk of prelude) html += String(chunk)
  return html
}

/** Title and description of a page for its head; `page`: home, a category, or nothing for a shell. */
export async function head(page: string | undefined, lang: Lang, brand: string): Promise<{ title: string; description: string }> {
  const i18n = await createI18n(lang, ['site'])
  const name = page === 'home' ? i18n.t('title.home') : page && categoryName((key) => i18n.t(key), page)
  const title = name ? i18n.t('title.page', { page: name, brand }) : brand
  return { title, description: i18n.t('description') }
}
