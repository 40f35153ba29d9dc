import { AskedInstant, bannerGroups } from '@brand/sdk/contract'
import * as z from 'zod'
import { refuse } from '../../lib/refusal.ts'
import {
  command,
  defineOperator,
  WrongInput,
  type OperatorArea,
  type OperatorContext,
  rowLimit,
} from '../../server/command.ts'
import {
  changeAnnouncement,
  insertAnnouncement,
  announcementPage,
  type AnnouncementRow,
  type NewAnnouncement,
  type Type,
} from './announcements.ts'
import { pictures } from './pictures.operator.ts'
import { banner, type Banner } from './settings.ts'
import { texts as content } from './texts/operator.ts'
import { formats, hostsOf, type Format } from './texts/sanitise.ts'
import { inLanguage, localized } from '../../lib/text/localized.ts'

const plainText = z.strictObject({
  title: z.string().trim().min(1).max(200),
  text: z.string().trim().min(1).max(20_000),
})
const texts = localized(plainText).describe('By language: title and text, written as the format says')
const format = z
  .enum(formats)
  .default('text')
  .describe('How the texts are written: text, in which an empty line parts paragraphs, markdown, or html')
const time = AskedInstant.transform((text) => new Date(text))
const id = z.int().min(1).describe('Its number')
const from = time.optional().describe('Shown from this time on; at once when absent')
const page = {
  before: z.int().min(1).optional().describe('Only those with a smaller number: the next page'),
  limit: rowLimit(),
}

const stateOf = ({ publishedAt, endsAt }: AnnouncementRow, now: Date): string =>
  endsAt && endsAt <= now ? 'ended' : publishedAt > now ? 'planned' : 'shown'

const lineOf = (row: AnnouncementRow, now: Date): string => {
  const until = row.endsAt ? ` until ${row.endsAt.toISOString()}` : ''
  const title = inLanguage(row.texts, 'en', 'en').title
  return `${row.id} ${row.type}${row.execution ?? ''} ${stateOf(row, now)} from ${row.publishedAt.toISOString()}${until}: ${title}`
}

async function oneOf({ tx }: OperatorContext, types: readonly Type[], wanted: number): Promise<AnnouncementRow> {
  const [row] = await announcementPage(tx, { ids: [wanted], types, limit: 1 })
  if (!row) throw refuse('not_found', { message: `there is none with number ${wanted}` })
  return row
}

/** How texts become html, and which hosts their pictures may come from. */
const writing = ({ settings }: OperatorContext, how: Format) => ({
  format: how,
  imageHosts: hostsOf(settings().site.imageCDNs),
})

async function add(context: OperatorContext, one: NewAnnouncement, types: readonly Type[]) {
  if (one.endsAt && one.endsAt <= one.publishedAt)
    throw new WrongInput([{ path: 'to', message: 'must be later than from' }])
  const number = Number(await insertAnnouncement(context.tx, one))
  const after = await oneOf(context, types, number)
  return { text: lineOf(after, context.clock.now()), data: after, before: null, after }
}

async function change(
  context: OperatorContext,
  types: readonly Type[],
  number: number,
  what: Parameters<typeof changeAnnouncement>[2],
) {
  const before = await oneOf(context, types, number)
  await changeAnnouncement(context.tx, number, what)
  const after = await oneOf(context, types, number)
  if (after.endsAt && after.endsAt < after.publishedAt)
    throw new WrongInput([{ path: 'to', message: 'must be later than from' }])
  return { text: lineOf(after, context.clock.now()), data: after, before, after }
}

/** Announcements and popups are one kind of record, with different types. */
function areaOf(
  area: string,
  summary: string,
  types: readonly Type[],
  kind: z.ZodObject,
  example: object,
): OperatorArea {
  const things = area
  const sample = {
    ...example,
    texts: {
      en: { title: 'Tonight at nine', text: 'A quiz, for the fun of it.' },
      bn: { title: 'আজ রাত নয়টায়', text: 'একটি কুইজ, আনন্দের জন্য।' },
    },
  }
  return defineOperator(area, summary, [
    command({
      name: 'list',
      summary: `Lists ${things}, the newest first, those that have ended as well.`,
      input: z.object(page),
      role: 'viewer',
      effect: 'read',
      example: { limit: 20 },
      async run({ tx, clock }, { before, limit }) {
        const rows = await announcementPage(tx, { types, before, limit })
        const now = clock.now()
        return { text: rows.map((row) => lineOf(row, now)).join('\n') || 'There is none.', data: rows }
      },
    }),
    command({
      name: 'add',
      summary: `Adds one of the ${things}.`,
      input: z.object({ ...kind.shape, texts, format, from, to: time.optional().describe('Shown until this time') }),
      role: 'support',
      effect: 'change',
      example: sample,
      run(context, { texts, format, from: publishedAt = context.clock.now(), to, ...rest }) {
        const row = { type: types[0], ...rest } as Pick<NewAnnouncement, 'type' | 'execution' | 'promotionType'>
        return add(
          context,
          { ...row, texts, ...writing(context, format), publishedAt, ...(to && { endsAt: to }) },
          types,
        )
      },
    }),
    command({
      name: 'edit',
      summary: `Changes the given fields of one of the ${things}: texts by language, times.`,
      input: z.object({
        id,
        texts: z.record(z.string(), plainText).optional().describe('Title and text by language; other languages stay'),
        format,
        from: time.optional().describe('Shown from this time on'),
        to: time.nullable().optional().describe('Shown until this time; null: until it is withdrawn'),
      }),
      role: 'support',
      effect: 'change',
      example: { id: 1, to: '2026-12-31T18:00:00Z' },
      run: (context, { id: number, texts, format, from: publishedAt, to }) =>
        change(context, types, number, {
          ...(texts && { texts, ...writing(context, format) }),
          ...(publishedAt && { publishedAt }),
          ...(to !== undefined && { endsAt: to }),
        }),
    }),
    command({
      name: 'withdraw',
      summary: `Ends one of the ${things} now. It stays listed.`,
      input: z.object({ id }),
      role: 'support',
      effect: 'change',
      example: { id: 1 },
      async run(context, { id: number }) {
        const row = await oneOf(context, types, number)
        const now = context.clock.now()
        if (stateOf(row, now) === 'ended') throw refuse('order_closed', { message: `${number} has ended already` })
        const publishedAt = row.publishedAt > now ? now : row.publishedAt
        return change(context, types, number, { publishedAt, endsAt: now })
      },
    }),
  ])
}

const announcements = areaOf(
  'announcements',
  'Bulletins, platform news, promotions, what stands at home, and news for agents',
  ['B', 'PL', 'PR', 'H', 'AG'],
  z.object({
    type: z.enum(['B', 'PL', 'PR', 'H', 'AG']).describe('B bulletin, PL platform, PR promotion, H home, AG agents'),
    promotionType: z.string().max(40).optional().describe('For promotions: the kind'),
  }),
  { type: 'B' },
)

const popups = areaOf(
  'popups',
  'What opens over the page when somebody comes',
  ['PU'],
  z.object({
    execution: z
      .enum(['A', 'B', 'F'])
      .describe('Who sees it: A whoever is logged in, F at the first login, B visitors'),
  }),
  { execution: 'B' },
)

const place = z
  .enum(bannerGroups)
  .default('w_home')
  .describe('Where they hang: w_home home, w_login login, w_register registration, w_leftmenu side menu')
const bannerId = z.string().describe('Name of the banner')
const shape = banner.shape

function changeBanners(
  { changeSettings }: OperatorContext,
  where: z.output<typeof place>,
  next: (now: Banner[]) => Banner[],
) {
  return changeSettings('banners', (now, written) => ({ ...written, [where]: next([...now[where]]) }))
}

const missing = (name: string) => refuse('not_found', { message: `no banner is called ${name}` })

const banners = defineOperator(
  'banners',
  'Pictures that hang at home, beside login and registration, and in the side menu',
  [
    command({
      name: 'list',
      summary: 'Lists the banners in their order.',
      input: z.object({ place }),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ settings }, { place: where }) {
        const list = settings().banners[where]
        const lines = list.map(({ id: name, audience, from: since, to, texts }) =>
          [name, audience, since && `from ${since}`, to && `until ${to}`, `: ${inLanguage(texts, 'en', 'en').title}`]
            .filter(Boolean)
            .join(' '),
        )
        return { text: lines.join('\n') || 'None hangs.', data: list }
      },
    }),
    command({
      name: 'add',
      summary: 'Adds a banner, last or at a given place.',
      input: z.object({
        place,
        id: shape.id.describe('Unique name'),
        picture: shape.picture.describe('A path of the site, or an address at one of its image hosts; about 9:4'),
        texts: shape.texts.describe('By language: title, and kicker, text, action, alt where wanted'),
        target: shape.target.describe('Where it leads: NONE, ROUTE with path, GAME with nodeId, or LINK with url'),
        audience: shape.audience.describe('Who sees it'),
        from: shape.from.describe('Shown from this time on'),
        to: shape.to.describe('Shown until this time'),
        at: z.int().min(1).optional().describe('Which place it takes, 1 is first'),
      }),
      role: 'support',
      effect: 'change',
      example: {
        id: 'quiz',
        picture: '/art/banner/rng/10001-coin-0.svg',
        texts: { en: { title: 'Quiz night', action: 'Go' }, bn: { title: 'কুইজের রাত', action: 'চলুন' } },
        target: { kind: 'ROUTE', path: '/lottery' },
      },
      async run(context, { place: where, at, ...one }) {
        const rest = await changeBanners(context, where, (now) =>
          now.toSpliced((at ?? now.length + 1) - 1, 0, one as Banner),
        )
        return { text: `${one.id} hangs`, ...rest }
      },
    }),
    command({
      name: 'edit',
      summary: 'Changes the given fields of a banner.',
      input: z.object({
        place,
        id: bannerId,
        picture: shape.picture.optional().describe('Another picture'),
        texts: shape.texts.optional().describe('Other words, of all languages'),
        target: shape.target.unwrap().optional().describe('Where it leads'),
        audience: shape.audience.unwrap().optional().describe('Who sees it'),
        from: shape.from.describe('Shown from this time on'),
        to: shape.to.describe('Shown until this time'),
        at: z.int().min(1).optional().describe('Which place it takes, 1 is first'),
      }),
      role: 'support',
      effect: 'change',
      example: { id: 'hilsa', at: 2 },
      async run(context, { place: where, id: name, at, ...what }) {
        const rest = await changeBanners(context, where, (now) => {
          const index = now.findIndex((one) => one.id === name)
          const existing = now[index]
          if (!existing) throw missing(name)
          return now.toSpliced(index, 1).toSpliced((at ?? index + 1) - 1, 0, { ...existing, ...what } as Banner)
        })
        return { text: `${name} is changed`, ...rest }
      },
    }),
    command({
      name: 'remove',
      summary: 'Removes a banner.',
      input: z.object({ place, id: bannerId }),
      role: 'support',
      effect: 'change',
      example: { id: 'hilsa' },
      async run(context, { place: where, id: name }) {
        const rest = await changeBanners(context, where, (now) => {
          if (!now.some((one) => one.id === name)) throw missing(name)
          return now.filter((one) => one.id !== name)
        })
        return { text: `${name} is taken down`, ...rest }
      },
    }),
  ],
)

export default [announcements, popups, banners, content, pictures]
