import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { GameType, Instant, Language, NodeId } from '../shapes.ts'

export const Announcement = z
  .object({
    id: z.string(),
    type: z.enum(['B', 'PL', 'PU', 'PR', 'H']),
    title: z.string(),
    content: z.string(),
    promotionType: z.string().optional(),
    publishedAt: Instant,
  })
  .meta({ id: 'Announcement' })

export const Notice = Announcement.extend({ execution: z.enum(['A', 'B', 'F']) }).meta({ id: 'Notice' })

export const Banner = z
  .object({
    id: z.string(),
    /** A path of the site, or an address at one of its image hosts. */
    imageUrl: z.string(),
    /** What the picture says, where it says something. */
    alt: z.string().optional(),
    title: z.string(),
    kicker: z.string().optional(),
    text: z.string().optional(),
    /** On its button. */
    action: z.string().optional(),
    /** Where it leads: nowhere, to a path of the site or an address outside (`url`), or into a game. */
    linkageType: z.enum(['NONE', 'ROUTE', 'LINK', 'GAME']),
    url: z.string().optional(),
    game: z.object({ nodeId: NodeId, vassalage: z.string(), gameType: GameType }).optional(),
  })
  .meta({ id: 'Banner' })

/** Trial players have no messages. */
export const Unread = z.object({ unreadMessage: z.number().int() }).meta({ id: 'Unread' })

export const HelpArticle = z
  .object({ id: z.string(), title: z.string(), /** Clean html. */ content: z.string() })
  .meta({ id: 'HelpArticle' })

export default area(
  'content',
  { entry: 'main' },
  {
    announcements: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getListAnnouncements',
      summary: 'Announcements by type, newest first; html is clean by an allow-list.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        /** Comma list of B bulletin, PL platform, PU public popup, PR promotion, H home. */
        types: z
          .string()
          .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
          .default('B,PL,PU,PR,H'),
        platform: z.literal('W').default('W'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Announcement) }),
      errors: [],
    }),
    notices: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getNotices',
      summary: 'Popups of the public site: A for people logged in, F at their first login, B for visitors.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        types: z
          .string()
          .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
          .default('PU'),
        platform: z.literal('W').default('W'),
        execution: z.enum(['A', 'B', 'F']).default('B'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Notice) }),
      errors: [],
    }),
    banners: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanners',
      summary: 'Banners that hang at a place now, in their order, for whoever looks; a page shows three at most.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({ groupName: z.enum(['w_home']).default('w_home'), language: Language.optional() }),
      output: z.object({ list: z.array(Banner) }),
      errors: [],
    }),
    unread: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_unreadCount',
      summary: 'How many messages wait unread.',
      principals: ['member', 'agent'],
      module: 'INBOX3',
      input: z.strictObject({}),
      output: Unread,
      errors: ['real_account_required'],
    }),
    helpCenter: endpoint({
      method: 'GET',
      path: '/wps/system/helpCenter',
      summary: 'Help by topic; the terms are the topic `term`.',
      principals: everyone,
      module: 'COMM3',
      cache: 'language',
      input: z.strictObject({ lang: Language.optional(), device: z.enum(['WEB', 'MOBILE']).default('WEB') }),
      output: z.object({
        termsVersion: z.string(),
        topics: z.array(z.object({ id: z.string(), title: z.string(), articles: z.array(HelpArticle) })),
      }),
      errors: [],
    }),
    feedback: endpoint({
      method: 'PUT',
      path: '/wps/feedback',
      aliases: [{ method: 'POST', path: '/wps/feedback' }],
      summary:
        'Say something to the operator; answers the number it is filed under. Whoever has no account reads a captcha.',
      principals: everyone,
      module: 'FEEDBACK3',
      challenge: 'feedback',
      input: z.strictObject({
        content: z.string().trim().min(1).max(2000),
        type: z.enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER']).default('OTHER'),
        /** Where an answer goes to somebody without an account: a mail address or a mobile number. */
        contact: z.string().trim().max(128).optional(),
        /** For whoever has no account of their own: the picture of `system.captcha`. */
        captcha: z.string().max(16).optional(),
        captchaId: z
          .string()
          .regex(/^[A-Za-z0-9_-]{16,64}$/)
          .optional(),
        /** What it is about: a game, and one of the person's own rounds of it by the name its vendor gave it. */
        about: z.strictObject({ nodeId: NodeId, roundId: z.string().max(128).optional() }).optional(),
      }),
      output: z.object({
        feedbackNo: z.string(),
        /** Pictures are added with it (`support.addPicture`), for an hour. */
        uploadKey: z.uuid(),
        /** How an answer will come: among the person's messages, to the contact, or not at all. */
        answer: z.enum(['MESSAGE', 'EMAIL', 'SMS', 'NONE']),
      }),
      errors: ['text_length', 'field_invalid', 'captcha_required', 'captcha_wrong', 'rate_limited', 'not_found'],
    }),
  },
)
