import * as z from 'zod'
import {
  ChatMessage,
  ChatMessageId,
  ChatPerson,
  ChatPersonId,
  ChatReceipt,
  ChatRoomId,
  chatBarriers,
  chatReadErrors,
  chatReportReasons,
  chatRoomKinds,
} from '../chat-shapes.ts'
import { area, endpoint, everyone, signedIn } from '../endpoint.ts'
import { Amount, Currency, GameTitle, IdempotencyKey, Language, Money, line } from '../shapes.ts'
import { ChatModel } from './chat.ts'
import { FundPassword, fundPasswordErrors } from './fund-password.ts'
import { Instant, maxInteger, whole } from '../scalars.ts'

/** Visitors and trial players read along. */
const owners = ['member', 'agent'] as const

const writeErrors = [...chatReadErrors, 'chat_muted', 'chat_rules_required', 'real_account_required'] as const

const Text = z
  .string()
  .max(2000)
  .describe(
    'Plain text. A person is mentioned as `<@…>` with the identifier of the person; links to other sites are removed. ' +
      'The rules of the room have its greatest length.',
  )
const ClientId = z
  .uuid()
  .describe('Identifier made by the client for this message: a repeat returns the message that was sent.')

export const ChatRoom = z
  .object({
    roomId: z.string().describe('Identifier of the room.'),
    kind: z.enum(chatRoomKinds).describe('`LANGUAGE`: the room of a language; `HOST`: the room of a host.'),
    language: z.string().describe('BCP 47 language that is spoken in the room.'),
    title: z.string().describe('Name of the room in the requested language.'),
    host: ChatModel.optional().describe('The host; only of a room of a host.'),
    people: z.number().int().describe('Number of people who are looking at the room now.'),
    lastSeq: z.number().int().describe('Position of the last message; 0 if there is none.'),
  })
  .meta({ id: 'ChatRoom', description: 'A chat room.' })

const gift = z.object({
  giftNo: z.string().describe('Number of the gift.'),
  kind: z.enum(['TIP', 'RAIN']).describe('`TIP`: to one person; `RAIN`: to several, in equal parts.'),
  currency: Currency,
  amount: Money.describe('Amount that left the wallet of the sender.'),
  each: Money.describe('Amount that each person received.'),
  people: z.number().int().describe('Number of people who received it.'),
  messageId: z.string().describe('Number of the message that tells the room.'),
  at: Instant.describe('When it was given.'),
})
const giftErrors = [
  ...fundPasswordErrors,
  ...writeErrors,
  'transfer_forbidden',
  'turnover_open',
  'charge_back_open',
  'obligation_open',
  'amount_out_of_range',
  'insufficient_funds',
] as const

export default area(
  'chatRooms',
  { entry: 'member', about: 'Chat rooms: messages, gifts between people, reports.' },
  {
    list: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_roomList',
      summary: 'Returns the open chat rooms: language rooms first, then host rooms.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ language: Language.optional() }),
      output: z.object({ list: z.array(ChatRoom).describe('Rooms in display order.') }),
      errors: [],
    }),
    permission: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_groupPermission',
      summary: 'Returns the person’s permissions and appearance in a room, and its rules.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ roomId: ChatRoomId }),
      output: z.object({
        read: z.boolean().describe('Whether the person may read the room.'),
        write: z.boolean().describe('Whether the person may write, once the rules are accepted.'),
        barrier: z
          .enum(chatBarriers)
          .nullable()
          .describe(
            'Why the person may not write or read: `VISITOR` is not logged in, `TRIAL` plays without an account, ' +
              '`BREAK` takes a break from play, `UNDERAGE`, `MUTED` or `BANNED` by an operator, `CLOSED` room; null: ' +
              'there is no reason.',
          ),
        until: Instant.nullable().describe('When the barrier ends by itself; null: it does not, or there is none.'),
        rulesAccepted: z.boolean().describe('Whether the person has accepted the rules in force.'),
        rulesVersion: z.number().int().describe('Version of the rules in force; `chatRooms.accept` takes it.'),
        slowModeMs: z.number().int().describe('Least time between two messages of a person, in milliseconds.'),
        maxLength: z.number().int().describe('Greatest length of a message in characters.'),
        me: ChatPerson.nullable().describe('How the person appears to others; null for visitors and trial players.'),
        blocked: z.array(ChatPerson).describe('People whose messages the person does not see.'),
      }),
      errors: ['not_found'],
    }),
    messages: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_messageList',
      summary:
        'Returns messages of a room in their order: the latest, those before a position, or all after a position. ' +
        'Messages of people whom the person has blocked are left out.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({
        roomId: ChatRoomId,
        before: whole(1, 1e15).optional().describe('Only messages with a smaller `seq`.'),
        after: whole(0, 1e15).optional().describe('Only messages with a larger `seq`.'),
        pageSize: whole(1, 100).default(50).describe('Maximum number of messages.'),
        language: Language.optional(),
      }),
      output: z.object({
        list: z.array(ChatMessage).describe('Messages, oldest first.'),
        more: z.boolean().describe('Whether the asked direction has more: older ones, or with `after` newer ones.'),
        lastSeq: z
          .number()
          .int()
          .describe('Position up to which the answer has read the room; clients continue with it as `after`.'),
      }),
      errors: chatReadErrors,
    }),
    people: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_memberList',
      summary: 'Returns people present in a room or who wrote recently, for the list and for mentions.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ roomId: ChatRoomId, language: Language.optional() }),
      output: z.object({
        count: z.number().int().describe('Number of people who are looking at the room now.'),
        list: z
          .array(
            ChatPerson.extend({
              here: z.boolean().describe('Whether the person is looking at the room now.'),
              playing: GameTitle.optional().describe(
                'Title of the game the person plays now; absent if none, or if the person keeps wins private.',
              ),
            }),
          )
          .describe('People, those who wrote last first; at most 50.'),
      }),
      errors: chatReadErrors,
    }),
    watch: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_watchRoom',
      summary:
        'Makes the event stream of this session send the messages of a room, for 90 seconds; clients repeat the call ' +
        'while they show the room. The event `chat.ready` says from which message on.',
      principals: signedIn,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({ roomId: ChatRoomId }),
      output: z.object({
        until: Instant.describe('When the stream stops sending messages of the room, unless the call is repeated.'),
      }),
      errors: chatReadErrors,
    }),
    accept: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_acceptRules',
      summary: 'Accepts the rules of the chat, which is required before the first message.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        version: z.number().int().min(1).max(maxInteger).describe('Version of the rules that were shown.'),
      }),
      output: z.object({ rulesVersion: z.number().int().describe('Version that was accepted.') }),
      errors: ['terms_changed', 'real_account_required'],
    }),
    send: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_sendMessage',
      summary: 'Sends a message to a room. In slow mode the next one is refused with `throttled` for a while.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({ roomId: ChatRoomId, clientId: ClientId, text: Text }),
      output: ChatMessage,
      underTerms: true,
      errors: [...writeErrors, 'text_length', 'throttled'],
    }),
    share: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_shareRound',
      summary: 'Shares a settled round of the person with a room, as a receipt that anybody can check.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        roomId: ChatRoomId,
        clientId: ClientId,
        betNo: z
          .string()
          .regex(/^\d{1,18}$/)
          .describe('Number of the round in the ledger.'),
        showStake: z.boolean().default(false).describe('Whether others see stake and win, or only the multiple.'),
        text: Text.default(''),
      }),
      output: ChatMessage,
      underTerms: true,
      errors: [...writeErrors, 'text_length', 'throttled'],
    }),
    check: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_checkRound',
      summary: 'Compares a shared round with the record of the operator.',
      principals: everyone,
      module: 'CBS3',
      input: z.strictObject({ messageId: ChatMessageId, language: Language.optional() }),
      output: ChatReceipt.extend({
        checkedAt: Instant.describe('When the record was read.'),
        state: z
          .enum(['SETTLED', 'OPEN', 'ROLLED_BACK'])
          .describe('State of the round in the record: `SETTLED`, `OPEN` again, or `ROLLED_BACK`.'),
      }),
      errors: chatReadErrors,
    }),
    giftInfo: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_giftInfo',
      summary: 'Returns the limits of tips and rain, the restrictions, and the recipients of rain.',
      principals: owners,
      module: 'CBS3',
      input: z.strictObject({ roomId: ChatRoomId }),
      output: z.object({
        currency: Currency,
        available: Money.describe('Cash that can be given now; zero while a turnover requirement is open.'),
        min: Money.describe('Minimum amount that one person receives.'),
        max: Money.describe('Maximum amount of one gift.'),
        leftToday: Money.describe('Amount that can still be given today.'),
        resetAt: Instant.describe("When `leftToday` is reset: midnight in the site's time zone."),
        turnoverOpen: z.boolean().describe('Whether open turnover requirements lock the cash.'),
        hasFundPassword: z.boolean().describe('Whether a fund password is set.'),
        active: z.number().int().describe('Number of people whom rain in this room would reach at most.'),
        mostPeople: z.number().int().describe('Greatest number of people of one rain.'),
      }),
      errors: ['not_found', 'real_account_required'],
    }),
    tip: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/CBS_tip',
      summary: 'Tips one person of a room in cash. It arrives at once and cannot be reversed; the room sees it.',
      principals: owners,
      module: 'CBS3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        roomId: ChatRoomId,
        person: ChatPersonId,
        amount: Amount.describe("Amount to give, in the person's currency."),
        fundPassword: FundPassword,
      }),
      output: gift,
      underTerms: true,
      errors: giftErrors,
    }),
    rain: endpoint({
      method: 'POST',
      path: '/wps/relay/passwordCheck/CBS_rain',
      summary:
        'Gives cash in equal parts to the people who wrote last in a room. What does not divide stays with the giver.',
      principals: owners,
      module: 'CBS3',
      money: true,
      sealed: true,
      fundPassword: true,
      input: z.strictObject({
        roomId: ChatRoomId,
        people: z.number().int().min(1).max(200).describe('Number of people at most.'),
        amount: Amount.describe("Amount to give in all, in the person's currency."),
        fundPassword: FundPassword,
      }),
      output: gift,
      underTerms: true,
      errors: giftErrors,
    }),
    findGift: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_findGift',
      summary: 'Returns a tip or rain by its idempotency key, to look up its result after a lost response.',
      principals: owners,
      module: 'CBS3',
      input: z.strictObject({ idempotencyKey: IdempotencyKey }),
      output: gift,
      errors: ['not_found', 'real_account_required'],
    }),
    report: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_reportMessage',
      summary: 'Reports a message to the operator. Reporting it again changes nothing.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        messageId: ChatMessageId,
        reason: z.enum(chatReportReasons).describe('What is wrong with the message.'),
        note: line(200).default('').describe('A note for the operator; empty: none.'),
      }),
      output: z.object({ reported: z.literal(true).describe('The operator will look at it.') }),
      errors: ['not_found', 'real_account_required', 'rate_limited'],
    }),
    block: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_blockMember',
      summary: 'Blocks or unblocks the messages of a person, without notifying them.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        person: ChatPersonId,
        on: z.boolean().default(true).describe('False: the person is shown again.'),
      }),
      output: z.object({ blocked: z.array(ChatPerson).describe('People who are blocked now.') }),
      errors: ['not_found', 'real_account_required'],
    }),
    follow: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_followModel',
      summary: 'Follows or unfollows a host. Followed hosts come first, and their rooms count as unread.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        modelId: z.string().max(64).describe('Identifier of the host.'),
        on: z.boolean().default(true).describe('False: the host is no longer followed.'),
      }),
      output: z.object({ followed: z.boolean().describe('Whether the host is followed now.') }),
      errors: ['not_found', 'real_account_required'],
    }),
    unread: endpoint({
      method: 'GET',
      path: '/wps/relay/CBS_unreadCount',
      summary: 'Returns the number of unread messages in the rooms that the person has visited or follows.',
      principals: owners,
      module: 'CBS3',
      input: z.strictObject({}),
      output: z.object({
        total: z.number().int().describe('Number of unread messages of all rooms; each room counts 99 at most.'),
        mentions: z.number().int().describe('Number of unread messages that mention the person.'),
        rooms: z
          .array(
            z.object({
              roomId: z.string().describe('Identifier of the room.'),
              unread: z.number().int().describe('Number of unread messages, 99 at most.'),
              mentions: z.number().int().describe('Number of those that mention the person.'),
            }),
          )
          .describe('Rooms with unread messages.'),
      }),
      errors: ['real_account_required'],
    }),
    read: endpoint({
      method: 'POST',
      path: '/wps/relay/CBS_readMessages',
      summary: 'Marks the messages of a room as read up to a position.',
      principals: owners,
      module: 'CBS3',
      retry: true,
      input: z.strictObject({
        roomId: ChatRoomId,
        seq: z.number().int().min(0).max(1e15).describe('Position of the last message that was shown.'),
      }),
      output: z.object({ seq: z.number().int().describe('Position up to which the room is read.') }),
      errors: ['not_found', 'real_account_required'],
    }),
  },
)
