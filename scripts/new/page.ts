import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '../../site/src/app/routing/paths.ts'
import { memberPages } from '../../site/src/app/routing/member-pages.ts'
import { routeTable } from '../../site/src/app/routing/route-table.ts'
import { root } from '../lib/run.ts'
import { camel, checked, kebab, pascal, spoken } from './names.ts'
import { after, exists, Refusal, swap, untranslated, withWords, type Plan } from './plan.ts'

const types = 'site/src/app/i18n/words.ts'
const pathsFile = 'site/src/app/routing/paths.ts'

/**
 * A page of the site (`tips` at `/tips`), or of the member centre (`member/tips` at `/member?page=tips`): route,
 * feature, words, test.
 */
export function page(given: string | undefined, { title, titleBn }: { title?: string; titleBn?: string }): Plan {
  const name = checked(
    given,
    /^(member\/)?[a-z][a-z-]*[a-z]$/,
    'a word in lower case, for instance tips, or member/tips for the member centre',
  )
  const inCentre = name.startsWith('member/')
  const id = camel(name.replace('member/', ''))
  const [Page, folder] = [pascal(id), kebab(id)]
  if (
    exists(`locales/en/site/${folder}.json`) ||
    readdirSync(join(root, 'site/src/features')).some((group) => exists(`site/src/features/${group}/${folder}`))
  )
    throw new Refusal(
      `there is already something called "${folder}" in the site (locales/en/site/${folder}.json or a feature of the site)`,
    )
  const words = { en: title ?? spoken(id), bn: titleBn ?? untranslated(title ?? spoken(id)) }
  const home = `site/src/features/${inCentre ? 'account' : 'platform'}/${folder}`
  const feature = `${home}/${Page}.tsx`
  const own = inCentre ? centre(id, Page, folder, words) : standing(id, Page, folder)
  return {
    files: {
      [`locales/en/site/${folder}.json`]: text(words.en, 'There is nothing here yet', 'What comes will stand here.'),
      [`locales/bn/site/${folder}.json`]: text(words.bn, 'এখানে এখনও কিছু নেই', 'কিছু এলে এখানেই দেখা যাবে।'),
      [feature]: source(id, Page, folder),
      [`${home}/${folder}.css.ts`]: style,
      [`${home}/${Page}.test.tsx`]: test(Page, folder, words),
      ...own.files,
    },
    edits: [
      {
        path: types,
        change: (whole) =>
          after(
            whole,
            /interface Files \{\n/,
            `  ${key(folder)}: typeof import('../../../../locales/en/site/${folder}.json')\n`,
          ),
      },
      ...own.edits,
    ],
    makers: [],
    next: [
      `write the page: ${feature}; its words: locales/{en,bn}/site/${folder}.json${words.bn.includes('⟦') ? ' (its Bengali title stands in ⟦ ⟧ until it is translated)' : ''}`,
      `npm run dev, then ${inCentre ? `/member?page=${id}` : `/${folder}`}`,
      `npx vitest run --project site ${home}`,
      ...(inCentre ? [] : [`who may open it: its row in site/src/app/routing/route-table.ts; anyone, as it stands`]),
      'npm run -s size says what home weighs now: a page is a chunk of its own, its address costs home a few bytes',
    ],
  }
}

const key = (folder: string) => (folder.includes('-') ? `'${folder}'` : folder)
const text = (title: string, empty: string, about: string) =>
  `${JSON.stringify({ title, 'empty.title': empty, 'empty.text': about }, null, 2)}\n`

type Part = Pick<Plan, 'files' | 'edits'>

/** An address of its own. */
function standing(id: string, Page: string, folder: string): Part {
  const path = `/${folder}`
  const taken = routeTable.some((row) => row.path.toLowerCase() === path) || Object.hasOwn(paths, id)
  if (taken) throw new Refusal(`${path} is already an address of the site`)
  return {
    files: { [`site/src/routes/${Page}.tsx`]: route(Page, folder) },
    edits: [
      {
        path: pathsFile,
        change: (whole) => after(whole, /export const paths = \{\n(?: {2}\w+: '[^']*',\n)*/, `  ${id}: '${path}',\n`),
      },
      {
        path: 'site/src/app/routing/route-table.ts',
        change: (whole) => after(whole, /\n {2}row\(paths\.helpAlone, [^\n]*\n/, `  row(paths.${id}, '${Page}'),\n`),
      },
      {
        path: 'site/src/routes/router.tsx',
        change: (whole) =>
          after(whole, /\n {2}Help: page\([^\n]*\n/, `  ${Page}: page(() => import('./${Page}.tsx')),\n`),
      },
      // Drawn by the browser: what is not listed there the gateway answers with 404.
      {
        path: 'site/scripts/pages.ts',
        change: (whole) => swap(whole, /name: 'shell', shows: \[/, (found) => `${found}paths.${id}, `),
      },
    ],
  }
}

const route = (
  Page: string,
  folder: string,
) => `import { ${Page} as Content } from '../features/platform/${folder}/${Page}.tsx'

/** \`/${folder}\` */
export default Content
`

/** A page of the member centre, in the group of the account. */
function centre(id: string, Page: string, folder: string, words: { en: string; bn: string }): Part {
  if (Object.hasOwn(memberPages, id)) throw new Refusal(`the member centre already has a page "${id}"`)
  return {
    files: { [`site/src/features/account/${folder}/page.ts`]: definition(id, Page) },
    edits: [
      {
        path: 'site/src/app/routing/member-pages.ts',
        change: (whole) => after(whole, /export const memberPages = \{\n/, `  ${id}: 'COMM3',\n`),
      },
      ...(['en', 'bn'] as const).map((lang) => ({
        path: `locales/${lang}/site/member.json`,
        change: withWords({ [`page.${id}`]: words[lang] }),
      })),
    ],
  }
}

const definition = (id: string, Page: string) => `import { sparkle } from '@brand/ui/icons'
import { definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: '${id}',
  group: 'account',
  order: 100,
  icon: sparkle,
  load: () => import('./${Page}.tsx').then(({ ${Page} }) => ({ default: ${Page} })),
})
`

const source = (id: string, Page: string, folder: string) => `import { EmptyState } from '@brand/ui/empty-state'
import { sparkle } from '@brand/ui/icons'
import { PageHeader } from '@brand/ui/page-header'
import { useWords } from '../../../app/i18n/i18n.ts'
import { usePageTitle } from '../../../app/navigation/page-title.ts'
import * as css from './${folder}.css.ts'

export function ${Page}() {
  const t = useWords('${folder}')
  usePageTitle(t('title'))
  return (
    <div className={css.page} data-page="${id}">
      <PageHeader title={t('title')} />
      <EmptyState icon={sparkle} title={t('empty.title')}>{t('empty.text')}</EmptyState>
    </div>
  )
}
`

const style = `import { style } from '@vanilla-extract/css'

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignContent: 'start', gap: 24 })
`

const test = (
  Page: string,
  folder: string,
  words: { en: string; bn: string },
) => `import { BrandProvider } from '@brand/ui/theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { afterEach, expect, it } from 'vitest'
import { createQueryClient } from '../../../app/api/query-client.ts'
import { createI18n } from '../../../app/i18n/i18n.ts'
import { ${Page} } from './${Page}.tsx'

afterEach(cleanup)

it.each([['en', '${words.en.replaceAll("'", "\\'")}'], ['bn', '${words.bn.replaceAll("'", "\\'")}']] as const)('is named and drawn in %s', async (lang, title) => {
  const [client, i18n] = [createQueryClient(), await createI18n(lang, ['site', '${folder}'])]
  // What the page asks the gateway for is answered here: client.setQueryData(sdk.games.hot.key(input), answer)
  render(
    <QueryClientProvider client={client}>
      <I18nextProvider i18n={i18n}>
        <BrandProvider lang={lang} strings={{}}>
          <${Page} />
        </BrandProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
  expect(document.title).toContain(title)
  expect(screen.getAllByRole('heading')).toHaveLength(2)
})
`
