import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import type { ModuleId } from '../modules.ts'
import { Language } from '../shapes.ts'
import { Instant, whole } from '../scalars.ts'

export const ArticleSlug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(80)
  .describe('Name of the text in its address, for instance `how-rtp-works`.')
const tag = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .max(32)

export const ArticleTag = z
  .object({
    tag: z.string().describe('Identifier of the tag.'),
    label: z.string().describe('Name of the tag in the requested language.'),
  })
  .meta({ id: 'ArticleTag', description: 'A tag of blog and news.' })

export const Article = z
  .object({
    slug: z.string().describe('Name of the text in its address.'),
    title: z.string().describe('Title in `language`.'),
    summary: z.string().describe('One or two sentences about the text, as plain text.'),
    imageUrl: z
      .string()
      .optional()
      .describe(
        'URL of the picture: a path of the site, or an `https` URL on one of its image hosts; absent: there is none.',
      ),
    alt: z.string().optional().describe('Alternative text of the picture; absent if it is decorative.'),
    tags: z.array(ArticleTag).describe('Tags in the order of the operator.'),
    publishedAt: Instant.describe('When it was first published.'),
    minutes: z.number().int().describe('Time to read it, in whole minutes, at least 1.'),
    language: z
      .string()
      .describe('BCP 47 language of the text; another than the requested one where the text has no version in that.'),
    languages: z.array(z.string()).describe('Languages that the text is written in.'),
  })
  .meta({ id: 'Article', description: 'An entry of the blog or of the news.' })

export const ArticleDetail = Article.extend({
  content: z.string().describe('HTML in `language`, sanitised by an allow-list.'),
  updatedAt: Instant.describe('When the published version of the text was put in force.'),
  related: z.array(Article).describe('At most three others, those with the same tags first.'),
  useful: z.boolean().nullable().describe('What the caller answered about the text; null: nothing yet.'),
}).meta({ id: 'ArticleDetail', description: 'A text of the blog or of the news.' })

const listInput = z.strictObject({
  tag: tag.optional().describe('Tag that the texts must have; absent: all texts.'),
  after: z
    .string()
    .max(200)
    .optional()
    .describe('`next` of the page before, which the client returns unchanged; absent: the first page.'),
  size: whole(1, 30).default(9).describe('Maximum number of texts per page.'),
  language: Language.optional(),
})
const listOutput = z.object({
  list: z.array(Article).describe('Texts, the newest first.'),
  tags: z.array(ArticleTag.extend({ count: z.number().int().describe('Number of published texts with the tag.') })),
  next: z.string().nullable().describe('Value of `after` for the next page; null: there is none.'),
})
const detailInput = z.strictObject({ slug: ArticleSlug, language: Language.optional() })

const list = (path: `/${string}`, what: string, module: ModuleId) =>
  endpoint({
    method: 'GET',
    path,
    summary: `Returns a page of the published texts of the ${what}, the newest first, paged by key.`,
    principals: everyone,
    module,
    input: listInput,
    output: listOutput.extend({ tags: listOutput.shape.tags.describe(`Tags of the ${what}, most used first.`) }),
    errors: [],
  })
const detail = (path: `/${string}`, what: string, module: ModuleId) =>
  endpoint({
    method: 'GET',
    path,
    summary: `Returns a published text of the ${what}.`,
    principals: everyone,
    module,
    input: detailInput,
    output: ArticleDetail,
    errors: ['not_found'],
  })

export default area(
  'articles',
  { entry: 'member', about: 'Blog and news, and whether a text was useful.' },
  {
    newsList: list('/wps/relay/CCSFE_getNewsList', 'news', 'NEWS3'),
    newsDetail: detail('/wps/relay/CCSFE_getNewsDetail', 'news', 'NEWS3'),
    blogList: list('/wps/relay/CCSFE_getBlogList', 'blog', 'BLOG3'),
    blogDetail: detail('/wps/relay/CCSFE_getBlogDetail', 'blog', 'BLOG3'),
    rate: endpoint({
      method: 'POST',
      path: '/wps/relay/CCSFE_rateText',
      summary:
        'Keeps whether a text was useful to the caller. There is one answer per person, or per browser without an ' +
        'account; a second one replaces the first.',
      principals: everyone,
      module: 'COMM3',
      throttleMs: 500,
      input: z.strictObject({
        kind: z
          .enum(['NEWS', 'BLOG', 'HELP'])
          .describe('`NEWS` or `BLOG`: a text of theirs; `HELP`: an article of the help centre.'),
        slug: z
          .string()
          .regex(/^[a-zA-Z0-9]+(?:-[a-zA-Z0-9]+)*$/)
          .max(80)
          .describe('Name of the text, or identifier of the help article.'),
        useful: z.boolean().describe('Whether the text was useful.'),
      }),
      output: z.object({ useful: z.boolean().describe('The answer that is kept now.') }),
      errors: ['not_found'],
    }),
  },
)
