import { desc, eq } from 'drizzle-orm'
import * as z from 'zod'
import { promotion, promotionVersion } from './schema.ts'
import { formatMoney, parseMoney } from '../../ledger/money.ts'
import { refuse } from '../../lib/refusal.ts'
import {
  type OperatorContext,
  WrongInput,
  command,
  confidential,
  defineOperator,
  rowLimit,
} from '../../server/command.ts'
import { applications, approve, reject, startProcessing } from './decide.ts'
import { promotionTypes } from './kinds.ts'
import { picturesOf } from './pictures.ts'
import { conditionsFrom, end, kept, termsFrom, unknownIn, versionInput } from './publish.ts'
import {
  type EntryRow,
  type Offered,
  type VersionRow,
  entryBy,
  lastPosition,
  promotionBy,
  statusOfOffer,
  writeVersion,
} from './store.ts'
import { faultsIn } from './terms.ts'
import { inLanguage } from '../../lib/text/localized.ts'

const promotionId = z
  .string()
  .regex(/^[a-z0-9-]{1,32}$/)
  .describe('Its name, a part of its address')
const applicationId = z.int().min(1).describe('Identifier of the application')
const { terms, conditions, from, to, ...shown } = versionInput

const lineOf = (offered: Offered, now: Date): string => {
  const { promotion: row, version } = offered
  const until = version.endsAt ? ` until ${version.endsAt.toISOString()}` : ''
  const title = inLanguage(version.texts, 'en', 'en').title
  return `${row.id} v${version.version} ${row.type} ${version.way} ${statusOfOffer(offered, now)}${until}: ${title}`
}

const entryLine = ({ id, promotionId: of, version, state, amount }: EntryRow, account?: string): string =>
  `${id} ${of} v${version}${account ? ` ${account}` : ''} ${state}${amount === null ? '' : ` ${formatMoney(amount)}`}`

const keptEntry = ({ id, promotionId: of, version, state, amount }: EntryRow) => ({
  id,
  promotionId: of,
  version,
  state,
  amount: amount === null ? null : String(amount),
})

async function oneOf({ tx }: OperatorContext, id: string): Promise<Offered> {
  const found = await promotionBy(tx, id)
  if (!found) throw refuse('not_found', { message: `no promotion ${id}` })
  return found
}

/** Writes the next version; what the profile in force forbids is not published. */
async function publishVersion(
  context: OperatorContext,
  type: Offered['promotion']['type'],
  row: Omit<VersionRow, 'by' | 'at'>,
): Promise<void> {
  const faults = faultsIn({ type, way: row.way, terms: row.terms, conditions: row.conditions }, context.settings())
  if (row.endsAt && row.endsAt <= row.startsAt) faults.push({ path: 'to', message: 'must be later than from' })
  if (faults.length > 0) throw new WrongInput(faults)
  await writeVersion(context.tx, { ...row, by: context.operator, at: context.clock.now() })
}

async function checkedTerms(context: OperatorContext, given: z.output<typeof terms>) {
  const unknown = unknownIn(given.eligible, context.settings())
  if (unknown.length > 0)
    throw new WrongInput([{ path: 'terms.eligible', message: `no category ${unknown.join(', ')}` }])
  return termsFrom(context.tx, given, context.settings())
}

const words = {
  en: { title: 'Rainy evenings', summary: 'A quarter on top of a deposit', text: 'Join, then deposit 500 or more.' },
  bn: { title: 'বৃষ্টির সন্ধ্যা', summary: 'জমার ওপর সিকি ভাগ', text: 'যোগ দিন, তারপর ৫০০ বা বেশি জমা দিন।' },
}

const change = { role: 'support', effect: 'change' } as const

export default [
  defineOperator('promotions', 'Promotions, their terms and applications', [
    command({
      name: 'list',
      summary: 'Lists promotions in their order, including ended ones.',
      input: z.object({}),
      role: 'viewer',
      effect: 'read',
      example: {},
      async run({ tx, clock }) {
        const all = await tx.select({ id: promotion.id }).from(promotion).orderBy(promotion.position, promotion.id)
        const rows = await Promise.all(all.map(({ id }) => promotionBy(tx, id)))
        const found = rows.flatMap((row) => row ?? [])
        const text = found.map((row) => lineOf(row, clock.now())).join('\n') || 'There is none.'
        return { text, data: found.map(({ promotion: row, version }) => ({ type: row.type, ...kept(version) })) }
      },
    }),
    command({
      name: 'add',
      summary: 'Adds a promotion, last or at a given place.',
      input: z.object({
        id: promotionId,
        type: z.enum(promotionTypes).describe('What it is about'),
        ...shown,
        audience: shown.audience.default('EVERYONE'),
        from: from.optional().describe('Start, at once when absent'),
        to: to.default(null),
        terms,
        conditions: conditions.default({}),
        position: z.int().min(1).max(10_000).optional().describe('Its place, the lowest first'),
      }),
      ...change,
      example: {
        id: 'rainy-evenings',
        type: 'DEPOSIT',
        way: 'DEPOSIT',
        picture: '/art/banner/slots/rainy-evenings-lotus-3.svg',
        texts: words,
        terms: { percent: 25, max: '1000.00', minDeposit: '500.00', multiple: 8 },
      },
      async run(context, { id, type, position, from: startsAt, to: endsAt, terms: given, conditions: asked, ...rest }) {
        const { tx, clock } = context
        const now = clock.now()
        if (await promotionBy(tx, id))
          throw new WrongInput([{ path: 'id', message: 'exists: publish a version of it' }])
        await tx
          .insert(promotion)
          .values({ id, type, position: position ?? (await lastPosition(tx)) + 10, version: 1, createdAt: now })
        await publishVersion(context, type, {
          ...rest,
          promotionId: id,
          version: 1,
          startsAt: startsAt ?? now,
          endsAt,
          terms: await checkedTerms(context, given),
          conditions: conditionsFrom(asked),
        })
        const after = await oneOf(context, id)
        return { text: lineOf(after, now), data: kept(after.version), before: null, after: kept(after.version) }
      },
    }),
    command({
      name: 'publish',
      summary:
        'Publishes a new version of a promotion with the given changes. Members who joined keep the former terms.',
      input: z.object({
        id: promotionId,
        way: shown.way.optional().describe('DEPOSIT, AT_ONCE, APPLICATION or PAGE'),
        audience: shown.audience.optional().describe('Whose it is'),
        picture: shown.picture.optional().describe('Address of the picture'),
        texts: shown.texts.optional().describe('Other words, of all languages'),
        from: from.optional().describe('Start'),
        to: to.optional().describe('Until then; null: no end is planned'),
        terms: terms.optional().describe('Other terms, all of them'),
        conditions: conditions.optional().describe('Other conditions, all of them'),
      }),
      ...change,
      example: { id: 'rainy-evenings', terms: { percent: 20, max: '800.00', minDeposit: '500.00', multiple: 6 } },
      async run(context, { id, from: startsAt, to: endsAt, terms: given, conditions: asked, ...rest }) {
        const { tx, clock } = context
        await tx.select({ id: promotion.id }).from(promotion).where(eq(promotion.id, id)).for('update')
        const before = await oneOf(context, id)
        const { version: last } = before
        await publishVersion(context, before.promotion.type, {
          promotionId: id,
          version: last.version + 1,
          way: rest.way ?? last.way,
          audience: rest.audience ?? last.audience,
          picture: rest.picture ?? last.picture,
          texts: rest.texts ?? last.texts,
          startsAt: startsAt ?? last.startsAt,
          endsAt: endsAt === undefined ? last.endsAt : endsAt,
          terms: given ? await checkedTerms(context, given) : last.terms,
          conditions: asked ? conditionsFrom(asked) : last.conditions,
        })
        const after = await oneOf(context, id)
        return {
          text: lineOf(after, clock.now()),
          data: kept(after.version),
          before: kept(last),
          after: kept(after.version),
        }
      },
    }),
    command({
      name: 'end',
      summary: 'Ends a promotion. Nobody can join any more; members who joined keep their terms.',
      input: z.object({ id: promotionId }),
      ...change,
      example: { id: 'rainy-evenings' },
      async run(context, { id }) {
        const before = await oneOf(context, id)
        if (before.promotion.endedAt) throw refuse('promotion_closed', { message: `${id} has ended` })
        const now = context.clock.now()
        await end(context.tx, id, now)
        return { text: `${id} has ended`, before: { id, endedAt: null }, after: { id, endedAt: now.toISOString() } }
      },
    }),
    command({
      name: 'versions',
      summary: 'Lists the versions of a promotion, newest first.',
      input: z.object({ id: promotionId }),
      role: 'viewer',
      effect: 'read',
      example: { id: 'rainy-evenings' },
      async run(context, { id }) {
        await oneOf(context, id)
        const rows = await context.tx
          .select()
          .from(promotionVersion)
          .where(eq(promotionVersion.promotionId, id))
          .orderBy(desc(promotionVersion.version))
        const text = rows.map(({ version, at, by }) => `${id} v${version} of ${at.toISOString()} by ${by}`).join('\n')
        return { text, data: rows.map(kept) }
      },
    }),
    command({
      name: 'applications',
      summary: 'Lists waiting applications, or all of them with --all, newest first.',
      input: z.object({
        all: z.boolean().default(false).describe('Those that are decided as well'),
        limit: rowLimit(),
      }),
      role: 'support',
      effect: 'read',
      example: { limit: 20 },
      async run({ tx }, asked) {
        const rows = await applications(tx, asked)
        const line = ({ entry, account }: (typeof rows)[number]) =>
          entryLine(entry, account) + (entry.remark ? `: ${entry.remark}` : '')
        return {
          text: rows.length > 0 ? rows.map(line) : 'None waits.',
          data: rows.map(({ entry, account }) => ({ ...keptEntry(entry), account, remark: entry.remark })),
        }
      },
    }),
    command({
      name: 'pictures',
      summary: 'Saves the pictures of an application into the folder of --out.',
      input: z.object({ id: applicationId }),
      role: 'support',
      effect: 'read',
      example: { id: 1 },
      async run({ tx }, { id }) {
        if (!(await entryBy(tx, id))) throw refuse('not_found', { message: `no application ${id}` })
        const files = (await picturesOf(tx, id)).map(({ type, bytes }, n) => ({
          name: `application-${id}-${n + 1}.${type === 'image/png' ? 'png' : 'jpg'}`,
          bytes: bytes.toString('base64'),
        }))
        const names = files.map(({ name }) => name)
        return { text: names.join('\n') || `application ${id} has no pictures`, data: names, files }
      },
    }),
    command({
      name: 'start',
      summary: 'Marks an application as under review, which the member sees.',
      input: z.object({ id: applicationId }),
      ...change,
      example: { id: 1 },
      async run({ tx }, { id }) {
        const after = await startProcessing(tx, id)
        return { text: entryLine(after), before: { id, state: 'APPLYING' }, after: keptEntry(after) }
      },
    }),
    command({
      name: 'approve',
      summary: 'Approves an application. The member can collect the reward under the terms they saw.',
      input: z.object({
        id: applicationId,
        amount: z
          .string()
          .regex(/^\d{1,13}(\.\d{1,2})?$/)
          .optional()
          .describe('Amount in major units; absent: what the terms name'),
      }),
      role: 'cashier',
      effect: 'money',
      example: { id: 1, amount: '200.00' },
      async run({ tx, clock, settings, operator }, { id, amount }) {
        const wanted = amount === undefined ? undefined : (parseMoney(amount) ?? 0n)
        const after = await approve(tx, settings(), id, wanted, { by: operator, now: clock.now() })
        return { text: entryLine(after), before: { id, state: 'APPLYING' }, after: keptEntry(after) }
      },
    }),
    command({
      name: 'reject',
      summary: 'Rejects an application with a reason. The member may apply again.',
      input: z.object({
        id: applicationId,
        reason: confidential(z.string().trim().min(1).max(140)).describe('Why, shown to the person'),
      }),
      role: 'cashier',
      effect: 'change',
      example: { id: 1, reason: 'The picture does not show the slip' },
      async run({ tx, clock, operator }, { id, reason }) {
        const after = await reject(tx, id, reason, { by: operator, now: clock.now() })
        return { text: entryLine(after), before: { id, state: 'APPLYING' }, after: keptEntry(after) }
      },
    }),
  ]),
]
