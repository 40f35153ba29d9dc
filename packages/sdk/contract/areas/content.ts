import * as z from 'zod'
import { area, endpoint, everyone } from '../endpoint.ts'
import { CaptchaAnswer, CaptchaId, GameType, Language, NodeId, VendorCode, line, paragraphs } from '../shapes.ts'
import { Instant } from '../scalars.ts'

export const Announcement = z
  .object({
    id: z.string().describe('Identifier of the announcement.'),
    type: z
      .enum(['B', 'PL', 'PU', 'PR', 'H'])
      .describe('Placement: `B` bulletin, `PL` platform, `PU` public popup, `PR` promotion, `H` home page.'),
    title: z.string().describe('Title in the requested language.'),
    content: z.string().describe('HTML in the requested language, sanitised by an allow-list.'),
    promotionType: z
      .string()
      .optional()
      .describe('Kind of the promotion; absent if the announcement is not a promotion.'),
    publishedAt: Instant.describe('When it was published.'),
    language: z
      .string()
      .optional()
      .describe('BCP 47 language of the text; another than the requested one where it has no version in that.'),
  })
  .meta({ id: 'Announcement', description: 'An announcement of the operator.' })

export const Notice = Announcement.extend({
  execution: z
    .enum(['A', 'B', 'F'])
    .describe('Audience of the popup: `A` people with a session, `F` people at their first login, `B` visitors.'),
}).meta({ id: 'Notice', description: 'An announcement shown as a popup.' })

/** Places of banners. */
export const bannerGroups = ['w_home', 'w_login', 'w_register', 'w_leftmenu'] as const

export const Banner = z
  .object({
    id: z.string().describe('Identifier of the banner.'),
    imageUrl: z.string().describe('URL of the image: a path of the site, or an `https` URL on one of its image hosts.'),
    alt: z.string().optional().describe('Alternative text of the image; absent if the image is decorative.'),
    title: z.string().describe('Headline in the requested language.'),
    kicker: z.string().optional().describe('Short line above the headline; absent if there is none.'),
    text: z.string().optional().describe('Text below the headline; absent if there is none.'),
    action: z.string().optional().describe('Label of the button; absent if there is no button.'),
    linkageType: z
      .enum(['NONE', 'ROUTE', 'LINK', 'GAME'])
      .describe(
        'Target of the banner: `NONE`: none; `ROUTE`: a path of the site in `url`; `LINK`: an external URL ' +
          'in `url`; `GAME`: the game in `game`.',
      ),
    url: z
      .string()
      .optional()
      .describe('A path of the site with `ROUTE`, an absolute URL with `LINK`; absent otherwise.'),
    game: z
      .object({ nodeId: NodeId, vassalage: VendorCode, gameType: GameType })
      .optional()
      .describe('Game to open, with `GAME`; absent otherwise.'),
  })
  .meta({ id: 'Banner', description: 'A banner with its image, texts and target.' })

export const Unread = z
  .object({ unreadMessage: z.number().int().describe('Number of unread messages.') })
  .meta({ id: 'Unread', description: 'Number of unread messages. Trial players have no messages.' })

export const HelpArticle = z
  .object({
    id: z.string().describe('Identifier of the article.'),
    title: z.string().describe('Title in the requested language.'),
    content: z.string().describe('HTML in the requested language, sanitised by an allow-list.'),
    language: z
      .string()
      .optional()
      .describe('BCP 47 language of the article; another than the requested one where it has no version in that.'),
  })
  .meta({ id: 'HelpArticle', description: 'An article of the help centre.' })

export default area(
  'content',
  { entry: 'main', about: 'Announcements, popups and help.' },
  {
    announcements: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getListAnnouncements',
      summary: 'Returns the announcements of the given types, newest first.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        types: z
          .string()
          .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
          .max(40)
          .default('B,PL,PU,PR,H')
          .describe(
            'Types to return, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` ' +
              'promotion, `H` home page.',
          ),
        platform: z.literal('W').default('W').describe('Platform of the client; `W` is the web.'),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Announcement).describe('Announcements of the given types, newest first.') }),
      errors: [],
    }),
    notices: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getNotices',
      summary: 'Returns the announcements to show as popups to an audience.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        types: z
          .string()
          .regex(/^(B|PL|PU|PR|H)(,(B|PL|PU|PR|H))*$/)
          .max(40)
          .default('PU')
          .describe(
            'Types to return, separated by commas: `B` bulletin, `PL` platform, `PU` public popup, `PR` ' +
              'promotion, `H` home page.',
          ),
        platform: z.literal('W').default('W').describe('Platform of the client; `W` is the web.'),
        execution: z
          .enum(['A', 'B', 'F'])
          .default('B')
          .describe(
            'Audience of the popups: `A` people with a session, `F` people at their first login, `B` visitors.',
          ),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Notice).describe('Popups in display order.') }),
      errors: [],
    }),
    banners: endpoint({
      method: 'GET',
      path: '/wps/relay/MCSFE_getBanners',
      summary:
        'Returns the banners that are active at a place now, in display order, filtered for the caller. A ' +
        'page shows at most three.',
      principals: everyone,
      module: 'COMM3',
      input: z.strictObject({
        groupName: z
          .enum(bannerGroups)
          .default('w_home')
          .describe(
            'Place of the banners: `w_home` the home page, `w_login` beside the login, `w_register` beside the ' +
              'registration, `w_leftmenu` the side menu.',
          ),
        language: Language.optional(),
      }),
      output: z.object({ list: z.array(Banner).describe('Banners in display order.') }),
      errors: [],
    }),
    unread: endpoint({
      method: 'GET',
      path: '/wps/relay/CSP_unreadCount',
      summary: 'Returns the number of unread messages.',
      principals: ['member', 'agent'],
      module: 'INBOX3',
      input: z.strictObject({}),
      output: Unread,
      errors: ['real_account_required'],
    }),
    helpCenter: endpoint({
      method: 'GET',
      path: '/wps/system/helpCenter',
      summary: 'Returns the help articles by topic; the topic `term` contains the terms and conditions.',
      principals: everyone,
      module: 'COMM3',
      cache: 'language',
      input: z.strictObject({
        lang: Language.optional(),
        device: z.enum(['WEB', 'MOBILE']).default('WEB').describe('Kind of device.'),
      }),
      output: z.object({
        termsVersion: z
          .string()
          .describe(
            'Version of the terms and conditions in the topic `term`: the one pinned to the session, else the one in ' +
              'force, which is sent with a registration.',
          ),
        termsChanges: z
          .string()
          .optional()
          .describe('What changed with this version of the terms, as plain text; absent: the operator wrote nothing.'),
        topics: z
          .array(
            z.object({
              id: z.string().describe('Identifier of the topic; `term` contains the terms and conditions.'),
              title: z.string().describe('Title in the requested language.'),
              articles: z.array(HelpArticle).describe('Articles of the topic in display order.'),
            }),
          )
          .describe('Topics in display order.'),
      }),
      errors: [],
    }),
    feedback: endpoint({
      method: 'PUT',
      path: '/wps/feedback',
      aliases: [{ method: 'POST', path: '/wps/feedback' }],
      summary:
        'Sends feedback to the operator and returns its reference number. Without an account a captcha is required.',
      principals: everyone,
      module: 'FEEDBACK3',
      challenge: 'feedback',
      keyed: true,
      input: z.strictObject({
        content: paragraphs(2000).min(1).describe('Text of the feedback: 1 to 2,000 characters of plain text.'),
        type: z.enum(['PRAISE', 'PROBLEM', 'IDEA', 'OTHER']).default('OTHER').describe('Kind of the feedback.'),
        contact: line(128)
          .optional()
          .describe(
            'Email address or phone number for the answer to a person without an account; absent: no answer is requested.',
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
                "The vendor's identifier of one of the person's rounds of the game; absent if the feedback is not about a round.",
              ),
          })
          .optional()
          .describe('Game that the feedback is about; absent if it is not about a game.'),
      }),
      output: z.object({
        feedbackNo: z.string().describe('Reference number of the feedback.'),
        uploadKey: z.uuid().describe('Key for `support.addPicture`, valid for one hour.'),
        answer: z
          .enum(['MESSAGE', 'EMAIL', 'SMS', 'NONE'])
          .describe(
            "Channel of the answer: `MESSAGE` in the person's inbox, `EMAIL` or `SMS` to the contact, `NONE` no answer.",
          ),
      }),
      errors: ['text_length', 'field_invalid', 'captcha_required', 'captcha_wrong', 'rate_limited', 'not_found'],
    }),
  },
)
