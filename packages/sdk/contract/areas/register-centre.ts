import * as z from 'zod'
import { area, endpoint } from '../endpoint.ts'
import { AccountName, MemberKind, after, next, pageSize } from '../team-shapes.ts'
import { agents, GameRate, GivenRate } from './downline.ts'
import { Currency, GameType, IdempotencyKey, Money, pageOf, pageQuery, line } from '../shapes.ts'
import { Instant } from '../scalars.ts'

/** Rates of an input: each category once at most. */
const Rates = z
  .array(GivenRate)
  .max(GameType.options.length)
  .default([])
  .refine((rates) => new Set(rates.map(({ gameType }) => gameType)).size === rates.length)
  .describe("Rates by category, each at most the agent's own; a category that is absent: 0.")

const Code = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,32}$/)
  .describe('Code of the link.')

export const NewAccount = z
  .object({
    account: z.string().describe('Account name.'),
    kind: MemberKind.describe('Kind of the account.'),
    password: z
      .string()
      .nullable()
      .describe(
        'Initial password, which has to be changed at the first login; null once it was changed or has expired.',
      ),
    passwordUntil: Instant.describe('Until when the initial password is valid.'),
    createdAt: Instant.describe('When the account was made.'),
  })
  .meta({ id: 'NewAccount', description: 'An account that an agent opened for a team member.' })

export const InvitationLink = z
  .object({
    code: z.string().describe('Code of the link.'),
    url: z.string().describe('Address of the registration with that code.'),
    kind: MemberKind.describe('What whoever registers with it becomes.'),
    rates: z.array(GameRate).describe('Rates of whoever registers with it, where above 0.'),
    channel: z.string().describe("Where the link is shown, in the agent's words; empty if not said."),
    createdAt: Instant.describe('When the link was made.'),
    expiresAt: Instant.nullable().describe('When it ends; null: never.'),
    expired: z.boolean().describe('Whether that time has come.'),
    visits: z.number().int().describe('Visits: each visitor once a day.'),
    registrations: z.number().int().describe('People of the own line who registered with it.'),
    active: z.number().int().describe('Those of them who are active.'),
  })
  .meta({ id: 'InvitationLink', description: "A link of the agent's that leads to the registration." })

export const LinkMember = z
  .object({
    account: z.string().describe('Account name, masked.'),
    kind: MemberKind.describe('Kind of the account.'),
    registeredAt: Instant.describe('When the person registered.'),
    active: z.boolean().describe('Whether the person is active.'),
  })
  .meta({ id: 'LinkMember', description: 'A person who registered with a link.' })

export default area(
  'registerCentre',
  { entry: 'agent', about: 'Accounts and links with which an agent brings people in.' },
  {
    create: endpoint({
      method: 'POST',
      path: '/wps/agent/downline',
      summary:
        'Makes an account directly below the agent. The initial password is made at random and is in no other ' +
        'answer than this one and that of `find`; a repeat with the same key makes no second account.',
      principals: agents,
      module: 'AGEREGDOWN3',
      retry: true,
      input: z.strictObject({
        kind: MemberKind.describe('Kind of the account.'),
        username: z.string().trim().max(256).describe('Account name, by the rules of the registration form.'),
        rates: Rates,
        remark: line(140)
          .default('')
          .describe('Note about the person, which only the agent reads; at most 140 characters.'),
        agreed: z.boolean().describe('Whether the person is of age and has agreed to the terms of use.'),
        idempotencyKey: IdempotencyKey.describe(
          'Made at random with the form, at least 16 characters. Whoever knows it can read the initial password.',
        ).min(16),
      }),
      output: NewAccount,
      underTerms: true,
      errors: [
        'field_invalid',
        'terms_required',
        'username_taken',
        'name_reserved',
        'rate_above_own',
        'downline_limit',
        'idempotency_conflict',
      ],
    }),
    find: endpoint({
      method: 'GET',
      path: '/wps/agent/downline/created',
      summary: 'Returns an opened account by its idempotency key, to look up its result after a lost response.',
      principals: agents,
      module: 'AGEREGDOWN3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: NewAccount,
      errors: ['not_found'],
    }),
    renewPassword: endpoint({
      method: 'POST',
      path: '/wps/agent/downline/password',
      summary:
        'Gives an account that the agent made a new initial password, as long as its owner has chosen none: the one ' +
        'before is lost or has expired. It is in no other answer than this one and that of `find`; sessions that were ' +
        'opened with the one before end.',
      principals: agents,
      module: 'AGEREGDOWN3',
      retry: true,
      input: z.strictObject({
        account: AccountName.describe('Account that the agent made.'),
        idempotencyKey: IdempotencyKey.describe(
          'Made at random with the request, at least 16 characters. Whoever knows it can read the initial password.',
        ).min(16),
      }),
      output: NewAccount,
      errors: ['not_in_team', 'password_chosen', 'idempotency_conflict'],
    }),
    links: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_viewAffiliateUrls',
      summary: "Returns the agent's links, newest first, with what came of each.",
      principals: agents,
      module: 'CREATEAFF3',
      input: z.strictObject(pageQuery(10)),
      output: pageOf('list', InvitationLink).extend({
        most: z.number().int().describe('How many links an agent may have at once.'),
        activeDays: z.number().int().describe('Days in which an active person has played, today included.'),
        activeBet: Money.describe('Valid bet in that time from which a person is active.'),
        currency: Currency,
      }),
      errors: [],
    }),
    createLink: endpoint({
      method: 'POST',
      path: '/wps/relay/MCSFE_createAffiliateUrl',
      summary: 'Creates a registration link.',
      principals: agents,
      module: 'CREATEAFF3',
      keyed: true,
      input: z.strictObject({
        kind: MemberKind.describe('What whoever registers with it becomes.'),
        rates: Rates,
        channel: line(60).default('').describe("Where the link is shown, in the agent's words; at most 60 characters."),
        validDays: z.number().int().min(1).max(365).optional().describe('After how many days it ends; absent: never.'),
      }),
      output: InvitationLink,
      underTerms: true,
      errors: ['rate_above_own', 'link_limit'],
    }),
    deleteLink: endpoint({
      method: 'DELETE',
      path: '/wps/relay/MCSFE_deleteAffiliateUrl',
      summary: 'Deletes a registration link. Members who registered with it stay in the team.',
      principals: agents,
      module: 'CREATEAFF3',
      input: z.strictObject({ code: Code }),
      output: z.object({}),
      errors: ['not_found'],
    }),
    linkMembers: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_viewRegisteredAffiliates',
      summary: 'Returns the team members who registered with a link, newest first.',
      principals: agents,
      module: 'CREATEAFF3',
      input: z.strictObject({
        code: Code,
        after,
        pageSize,
      }),
      output: z.object({
        list: z.array(LinkMember).describe('Rows of the page.'),
        next,
      }),
      errors: ['not_found'],
    }),
  },
)
