import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { agentPages } from '../../site/src/app/centre/agent-pages.gen.ts'
import { centres, type CentreName } from '../../site/src/app/centre/centres.ts'
import { memberPages } from '../../site/src/app/centre/member-pages.gen.ts'
import { pageAsked } from '../../site/src/app/routing/member-pages.ts'
import { centreModules } from '../../site/src/app/routing/page-details.gen.ts'
import { paths } from '../../site/src/app/routing/paths.ts'
import { routeTable } from '../../site/src/app/routing/route-table.ts'
import { languages } from '../../packages/ui/scripts/locale-modules.ts'
import { root } from '../lib/run.ts'
import { camel, checked, kebab, pascal, spoken } from './names.ts'
import { exists, Refusal, untranslated, withWords, type Plan } from './plan.ts'

/**
 * A page of the site (`tips` at `/tips`), or of a centre (`member/tips` at `/member?page=tips`): a folder with its
 * `page.ts`, its words, a test.
 */
export function page(given: string | undefined, { title, titleBn }: { title?: string; titleBn?: string }): Plan {
  const name = checked(
    given,
    /^((member|agent)\/)?[a-z][a-z-]*[a-z]$/,
    'a word in lower case, for instance tips, or member/tips and agent/tips for the centres',
  )
  const centre = (Object.keys(centres) as CentreName[]).find((one) => name.startsWith(`${one}/`))
  const id = camel(name.slice(name.indexOf('/') + 1))
  const [Page, folder] = [`${pascal(id)}Page`, kebab(id)]
  if (centre && (Object.hasOwn(centreModules[centre], id) || pageAsked(centre, id)))
    throw new Refusal(`the ${centre} centre already has a page "${id}"`)
  const path = `/${folder}`
  if (!centre && (routeTable.some((row) => row.path.toLowerCase() === path) || Object.hasOwn(paths, id)))
    throw new Refusal(`${path} is already an address of the site`)
  if (
    exists(`locales/en/site/${folder}.json`) ||
    readdirSync(join(root, 'site/src/features')).some((group) => exists(`site/src/features/${group}/${folder}`))
  )
    throw new Refusal(
      `there is already something called "${folder}" in the site (locales/en/site/${folder}.json or a feature of the site)`,
    )
  const words = { en: title ?? spoken(id), bn: titleBn ?? untranslated(title ?? spoken(id)) }
  const home = `site/src/features/${centre ? { member: 'account', agent: 'agent' }[centre] : 'platform'}/${folder}`
  const definition = `${home}/page.ts`
  return {
    files: {
      [`locales/en/site/${folder}.json`]: text(words.en, english),
      [`locales/bn/site/${folder}.json`]: text(words.bn, bengali),
      ...Object.fromEntries(
        others().map((lang) => [`locales/${lang}/site/${folder}.json`, text(untranslated(words.en), marked)]),
      ),
      [definition]: centre ? ofCentre(centre, id, folder, Page) : pageDefinition(id, path, folder, Page),
      [`${home}/${Page}.tsx`]: source(Page, folder, centre !== undefined),
      [`${home}/${Page}.test.tsx`]: test(Page, folder, words),
    },
    // The menu of a centre shows the names of all its pages: they are words of the centre.
    edits: centre
      ? ['en', 'bn', ...others()].map((lang) => ({
          path: `locales/${lang}/site/${centre}.json`,
          change: withWords({
            [`page.${id}`]: lang === 'en' || lang === 'bn' ? words[lang] : untranslated(words.en),
          }),
        }))
      : [],
    makers: [['scripts/gen.ts', 'site']],
    next: [
      `write the page: ${home}/${Page}.tsx, which lists the news until it has a call of its own (also in page.ts); its words: locales/*/site/${folder}.json (English in ⟦ ⟧ where a translation is wanted)`,
      `npm run dev, then ${centre ? `${centres[centre].path}?page=${id}` : path}`,
      `npx vitest run --project site ${home}`,
      (centre
        ? 'its place in the menu and the module that switches it'
        : 'who may open it, and what stands around it') + `: ${definition}; then npm run gen`,
      ...(centre ? [] : ['npm run -s size says what home weighs now: its address costs a few bytes']),
    ],
  }
}

const english = {
  failed: 'This did not load',
  'empty.title': 'There is nothing here yet',
  'empty.text': 'What comes will stand here.',
}
const bengali: typeof english = {
  failed: 'এটি লোড হয়নি',
  'empty.title': 'এখানে এখনও কিছু নেই',
  'empty.text': 'কিছু এলে এখানেই দেখা যাবে।',
}
const marked: typeof english = {
  failed: untranslated(english.failed),
  'empty.title': untranslated(english['empty.title']),
  'empty.text': untranslated(english['empty.text']),
}
/** Languages that the site offers, beside the two that are written here. */
const others = () => languages().flatMap(({ tag, complete }) => (complete && tag !== 'en' && tag !== 'bn' ? [tag] : []))

const text = (title: string, words: typeof english) => `${JSON.stringify({ title, ...words }, null, 2)}\n`

const firstCalls = 'calls: ({ language }) => [call(memberEndpoints.articles.newsList, { language })],'

/** A page with its own address, open to anyone. */
const pageDefinition = (id: string, path: string, folder: string, Page: string) =>
  `import { memberEndpoints } from '@brand/sdk/member'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: '${id}',
  path: '${path}',
  title: { area: '${folder}', key: 'title' },
  words: ['err'],
  ${firstCalls}
  component: './${Page}.tsx',
})
`

const pagesOf = { member: memberPages, agent: agentPages }
/** After all pages of the account group. */
const nextPlace = (centre: CentreName) =>
  Math.max(0, ...pagesOf[centre].filter(({ group }) => group === 'account').map(({ order }) => order)) + 10

/** A page of a centre, last in the account group. */
const ofCentre = (
  centre: CentreName,
  id: string,
  folder: string,
  Page: string,
) => `import { memberEndpoints } from '@brand/sdk/member'
import { sparkle } from '@brand/ui/icons'
import { call, definePage } from '../../../app/routing/define-page.ts'

export default definePage({
  id: '${id}',
  centre: '${centre}',
  group: 'account',
  order: ${nextPlace(centre)},
  module: 'COMM3',
  icon: sparkle,
  words: ['err', '${folder}'],
  ${firstCalls}
  component: './${Page}.tsx',
})
`

/**
 * Rows page after page, filtered by the address. The centre sets the title of the document for its pages; a page with
 * its own address sets it itself.
 */
const source = (Page: string, folder: string, inCentre: boolean) => {
  const [frame, title] = inCentre
    ? ['', '']
    : [
        "import { Page } from '@brand/ui/page'\n",
        "import { usePageTitle } from '../../../app/navigation/page-title.ts'\n",
      ]
  return `import { sparkle } from '@brand/ui/icons'
${frame}import { PageHeader } from '@brand/ui/page-header'
import { Stack } from '@brand/ui/stack'
import { member } from '../../../app/api/member-client.ts'
import { useApiPages } from '../../../app/api/use-api-pages.ts'
import { useWords } from '../../../app/i18n/i18n.ts'
${title}import { matching, useUrlState } from '../../../app/navigation/use-url-state.ts'
import { EmptyList } from '../../../app/records/EmptyList.tsx'
import { PagedList } from '../../../app/records/PagedList.tsx'

const address = { tag: matching(/^[a-z0-9-]+$/) }

export default function ${Page}() {
  const t = useWords('${folder}')
  const [{ tag }] = useUrlState(address)
  const pages = useApiPages(member.articles.newsList, tag ? { tag } : {})
${inCentre ? '' : "  usePageTitle(t('title'))\n"}  return (
    <${inCentre ? '' : 'Page width="wide" space="none"'}>
      <PageHeader title={t('title')} />
      <PagedList
        pages={pages}
        failed={t('failed')}
        empty={<EmptyList icon={sparkle} title={t('empty.title')} text={t('empty.text')} />}
      >
        {(rows) => (
          <Stack as="ul">
            {rows.map(({ slug, title }) => (
              <li key={slug}>{title}</li>
            ))}
          </Stack>
        )}
      </PagedList>
    </${inCentre ? '' : 'Page'}>
  )
}
`
}

const test = (
  Page: string,
  folder: string,
  words: { en: string; bn: string },
) => `import { fixtures } from '@brand/sdk/testing'
import { describeStates } from '../../../testing/page-states.tsx'
import ${Page} from './${Page}.tsx'

const { newsList } = fixtures.articles

describeStates('${folder}', {
  Page: ${Page},
  words: ['${folder}'],
  call: 'articles.newsList',
  title: { en: '${words.en.replaceAll("'", "\\'")}', bn: '${words.bn.replaceAll("'", "\\'")}' },
  full: new RegExp(newsList.list[0]?.title ?? 'none'),
  empty: { answer: { ...newsList, list: [] }, says: { en: /${english['empty.title']}/, bn: /${bengali['empty.title']}/ } },
})
`
