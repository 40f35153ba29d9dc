import * as z from 'zod'
import { Currency, GameNumber, GameTitle, GameType, Money, VendorCode } from './shapes.ts'
import { Instant } from './scalars.ts'

// What the calls of the chat rooms and the events of the stream share.

export const chatRoomKinds = ['LANGUAGE', 'HOST'] as const
export const chatMessageKinds = ['TEXT', 'SHARE', 'TIP', 'RAIN', 'REMOVAL'] as const
export const chatPartKinds = ['TEXT', 'MENTION', 'LINK', 'REMOVED'] as const
export const chatReportReasons = ['SCAM', 'ABUSE', 'SPAM', 'SELF_HARM', 'OTHER'] as const
/** Why somebody may read only, or not even that. */
export const chatBarriers = ['VISITOR', 'TRIAL', 'BREAK', 'UNDERAGE', 'MUTED', 'BANNED', 'CLOSED'] as const

/** Why a room cannot be read. */
export const chatReadErrors = [
  'not_found',
  'chat_closed',
  'chat_banned',
  'rg_timeout',
  'rg_excluded',
  'underage',
] as const

export const ChatRoomId = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,63}$/)
  .describe('Identifier of the room, for instance `en` or `host-rina`.')
export const ChatPersonId = z
  .string()
  .regex(/^[A-Za-z0-9_-]{1,64}$/)
  .describe('Identifier of a person in the chat; it names no account.')
export const ChatMessageId = z
  .string()
  .regex(/^\d{1,18}$/)
  .describe('Number of the message.')

export const ChatPerson = z
  .object({
    person: z.string().describe('Identifier of the person in the chat; it names no account.'),
    name: z.string().describe('Nickname of the person, or the masked account where there is none.'),
    iconUrl: z.string().optional().describe('URL of the chosen picture; absent if none was chosen.'),
    vip: z.number().int().nullable().describe('VIP rank of the person from 1; null for the first rank and for hosts.'),
    host: z.boolean().describe('Whether a host of the operator speaks.'),
  })
  .meta({ id: 'ChatPerson', description: 'A person as others see them in the chat.' })

export const ChatPart = z
  .object({
    kind: z
      .enum(chatPartKinds)
      .describe(
        '`TEXT`: words; `MENTION`: somebody is named; `LINK`: an address on a host of this site; `REMOVED`: a link to ' +
          'another site stood here, and the filter removed it.',
      ),
    text: z
      .string()
      .optional()
      .describe('Plain text, to be shown as it is; of a link, as it was written. Absent of other kinds.'),
    person: z.string().optional().describe('Identifier of the mentioned person in the chat; only of a `MENTION`.'),
    name: z.string().optional().describe('Name of the mentioned person as it is now; only of a `MENTION`.'),
    href: z.string().optional().describe('`https` address on a host of this site; only of a `LINK`.'),
  })
  .meta({ id: 'ChatPart', description: 'A part of the text of a message.' })

export const ChatReceipt = z
  .object({
    nodeId: GameNumber,
    gameName: GameTitle,
    gameType: GameType,
    vassalage: VendorCode,
    iconUrl: z.string().describe('URL of the image of the game; empty if there is none.'),
    roundId: z.string().describe("The vendor's identifier of the round."),
    betNo: z.string().describe('Number of the round in the ledger.'),
    multiple: z.string().describe('Win divided by stake, rounded down to two decimals.'),
    currency: Currency,
    stake: Money.nullable().describe('Stake of the round; null if the person did not show it.'),
    win: Money.nullable().describe('Win of the round; null if the person did not show it.'),
    at: Instant.describe('When the round was settled.'),
    same: z.boolean().describe('Whether the record of the operator has the same figures now.'),
  })
  .meta({ id: 'ChatReceipt', description: 'A round that a person shared, compared with the record of the operator.' })

export const ChatMessage = z
  .object({
    messageId: z.string().describe('Number of the message.'),
    roomId: z.string().describe('Identifier of the room.'),
    seq: z.number().int().describe('Position in the room, from 1; a later message has a larger one.'),
    kind: z
      .enum(chatMessageKinds)
      .describe(
        '`TEXT`: somebody wrote; `SHARE`: with a round; `TIP` and `RAIN`: somebody gave money; `REMOVAL`: an operator ' +
          'removed the message in `target`.',
      ),
    at: Instant.describe('When it was sent.'),
    from: ChatPerson.nullable().describe('Who sent it; null for a removal.'),
    parts: z.array(ChatPart).describe('Its text; empty if there is none, or if the message was removed.'),
    removed: z.boolean().describe('Whether an operator has removed the message.'),
    target: z.string().optional().describe('Number of the removed message; only of a `REMOVAL`.'),
    receipt: ChatReceipt.optional().describe('The shared round; only of a `SHARE`.'),
    gift: z
      .object({
        currency: Currency,
        amount: Money.describe('What was given in all.'),
        each: Money.describe('What each person received.'),
        people: z.number().int().describe('Number of people who received it.'),
        to: z.array(ChatPerson).describe('Who received it; of a rain the first ten.'),
      })
      .optional()
      .describe('What was given; only of a `TIP` or a `RAIN`.'),
    clientId: z.string().optional().describe('Identifier that the sender gave it; sent to the sender alone.'),
  })
  .meta({ id: 'ChatMessage', description: 'A message of a chat room.' })
