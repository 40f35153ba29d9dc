import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { CaptchaAnswer, CaptchaId, GameType, Instant, Language, NodeId, VendorCode } from '../shapes.ts'

export const Announcement = z
  .object({
    id: z.string().describe('Identifier of the announcement.'),
    type: z
      .enum(['B', 'PL', 'PU', 'PR', 'H'])
      .describe('Where it is shown: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home.'),
    title: z.string().describe('Title in the language asked for.'),
    content: z.string().describe('HTML, clean by an allow-list, in the language asked for.'),
    promotionType: z
      .string()
      .optional()
      .describe('Kind of the promotion; absent where the announcement is no promotion.'),
    publishedAt: Instant.describe('When it was published.'),
  })
  .meta({ id: 'Announcement', description: 'An announcement of the operator.' })

export const Notice = Announcement.extend({
  execution: z
    .enum(['A', 'B', 'F'])
    .describe('Whom the popup is for: `A` people logged in, `F` people at their first login, `B` visitors.'),
}).meta({ id: 'Notice', description: 'An announcement shown as a popup.' })

export const Banner = z
  .object({
    id: z.string().describe('Identifier of the banner.'),
    imageUrl: z
      .string()
      .describe('Address of the picture: a path of the site, or an address at one of its image hosts.'),
    alt: z.string().optional().describe('What the picture says; absent where it says nothing beside the text.'),
    title: z.string().describe('Headline, in the language asked for.'),
    kicker: z.string().optional().describe('Short line above the headline; absent where there is none.'),
    text: z.string().optional().describe('Line below the headline; absent where there is none.'),
    action: z.string().optional().describe('Label of the button; absent where there is no button.'),
    linkageType: z
      .enum(['NONE', 'ROUTE', 'LINK', 'GAME'])
      .describe(
        'Where the banner leads: `NONE` nowhere, `ROUTE` to a path of the site and `LINK` to an address ' +
          'outside (both in `url`), `GAME` into `game`.',
      ),
    url: z
      .string()
      .optional()
      .describe('With `ROUTE` a path of the site, with `LINK` an absolute address; absent otherwise.'),
    game: z
      .object({ nodeId: NodeId, vassalage: VendorCode, gameType: GameType })
      .optional()
      .describe('The game to open, with `GAME`; absent otherwise.'),
  })
  .meta({ id: 'Banner', description: 'A banner with its picture, words and where it leads.' })

export const Unread = z
  .object({ unreadMessage: z.number().int().describe('Number of messages that wait unread.') })
  .meta({ id: 'Unread', description: 'How many messages wait. Trial players have none.' })

export const HelpArticle = z
  .object({
    id: z.string().describe('Identifier of the article.'),
    title: z.string().describe('Title in the language asked for.'),
    content: z.string().describe('HTML, clean by an allow-list, in the language asked for.'),
  })
  .meta({ id: 'HelpArticle', description: 'An article of the help.' })

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
        types: z
          .string()
          .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
          .default('B,PL,PU,PR,H')
          .describe(
            'Kinds to answer, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home.',
          ),
        platform: z.literal('W').default('W').describe('Platform of the client; `W` is the web.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Announcement).describe('Announcements of the kinds asked for, newest first.') }),
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
          .default('PU')
          .describe(
            'Kinds to answer, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home.',
          ),
        platform: z.literal('W').default('W').describe('Platform of the client; `W` is the web.'),
        execution: z
          .enum(['A', 'B', 'F'])
          .default('B')
          .describe('Whom the popups are for: `A` people logged in, `F` people at their first login, `B` visitors.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Notice).describe('Popups to show, in their order.') }),
      errors: [],
    }),
    banners: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanners',
      summary: 'Banners that hang at a place now, in their order, for whoever looks; a page shows three at most.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        groupName: z
          .enum(['w_home'])
          .default('w_home')
          .describe('Place the banners hang at; `w_home` is the home page.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Banner).describe('Banners in the order they are shown.') }),
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
      input: z.strictObject({
        lang: Language.optional(),
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device the answer is drawn on.'),
      }),
      output: z.object({
        termsVersion: z.string().describe('Version of the terms in force, which a registration says it has shown.'),
        topics: z
          .array(
            z.object({
              id: z.string().describe('Identifier of the topic; the terms are `term`.'),
              title: z.string().describe('Title in the language asked for.'),
              articles: z.array(HelpArticle).describe('Articles of the topic, in the order they are shown.'),
            }),
          )
          .describe('Topics in the order they are shown.'),
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
        content: z
          .string()
          .trim()
          .min(1)
          .max(2000)
          .describe('What the person says: 1 to 2,000 characters of plain text.'),
        type: z
          .enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER'])
          .default('OTHER')
          .describe('What kind of feedback it is: praise, a problem, an idea or anything else.'),
        contact: z
          .string()
          .trim()
          .max(128)
          .optional()
          .describe(
            'Where an answer goes to somebody without an account: a mail address or a mobile number. Absent: no answer is wanted.',
          ),
        captcha: CaptchaAnswer.optional(),
        captchaId: CaptchaId.optional(),
        about: z
          .strictObject({
            nodeId: NodeId,
            roundId: z
              .string()
              .max(128)
              .optional()
              .describe(
                "One of the person's own rounds of the game, by the name its vendor gave it; absent where it is about none.",
              ),
          })
          .optional()
          .describe('The game it is about; absent where it is about none.'),
      }),
      output: z.object({
        feedbackNo: z.string().describe('Number the feedback is filed under.'),
        uploadKey: z.uuid().describe('Key to add pictures with (`support.addPicture`), good for an hour.'),
        answer: z
          .enum(['MESSAGE', 'EMAIL', 'SMS', 'NONE'])
          .describe(
            "How an answer will come: `MESSAGE` among the person's messages, `EMAIL` or `SMS` to the contact, `NONE` not at all.",
          ),
      }),
      errors: ['text_length', 'field_invalid', 'captcha_required', 'captcha_wrong', 'rate_limited', 'not_found'],
    }),
  },
)
