// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { FieldRule, Instant, SignedMoney, Unread } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

export interface Message {
  messageId: string
  category: 'SYSTEM' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | (string & {})
  title: string
  content: string
  at: Instant
  read: boolean
}

export interface PlaySession {
  since?: Instant
  currency: string
  rounds: number
  net?: SignedMoney
  last?: {
    roundId: string
    at: Instant
    open: boolean
  }
}

export type FundPasswordStatusInput = Record<string, never>

export interface FundPasswordStatusOutput {
  set: boolean
  lockedUntil: Instant | null
  needsLoginPassword: boolean
  rule: FieldRule
}

export interface FundPasswordSetInput {
  loginPassword?: string
  newFundPassword: string
  confirmFundPassword: string
}

export interface FundPasswordSetOutput {
  set: boolean
}

export interface FundPasswordChangeInput {
  fundPassword: string
  newFundPassword: string
  confirmFundPassword: string
}

export interface FundPasswordChangeOutput {
  set: boolean
}

export interface PlaySessionInput {
  nodeId?: number
}

export type PlaySessionOutput = PlaySession

export interface InboxListInput {
  language?: string
  /** Default 1. */
  pageNo?: number
  /** Default 20. */
  pageSize?: number
}

export type InboxListOutput = Page<Message>

export interface InboxReadInput {
  messageId?: string
}

export type InboxReadOutput = Unread

export interface InboxRemoveInput {
  messageId: string
}

export type InboxRemoveOutput = Unread

/**
 * Whether there is a fund password, whether it is locked, and the rule of a new one.
 * Source: ours, rules D10, pages C-15.
 * Refusals: real_account_required.
 */
export const fundPasswordStatus: Descriptor<FundPasswordStatusInput, FundPasswordStatusOutput> = {
  name: 'fundPassword.status',
  method: 'GET',
  path: '/wps/relay/MCSFE_getFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
}

/**
 * Set the first fund password; the login password is said again.
 * Source: ours, pages C-15, trust A-10.
 * Refusals: bad_credentials, locked, field_invalid, fund_password_set, relogin_required, real_account_required.
 */
export const fundPasswordSet: Descriptor<FundPasswordSetInput, FundPasswordSetOutput> = {
  name: 'fundPassword.set',
  method: 'POST',
  path: '/wps/relay/MCSFE_submitFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Change the fund password.
 * Source: ours, pages C-15.
 * Refusals: fund_password_missing, fund_password_wrong, locked, relogin_required, real_account_required, field_invalid.
 */
export const fundPasswordChange: Descriptor<FundPasswordChangeInput, FundPasswordChangeOutput> = {
  name: 'fundPassword.change',
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCSFE_changeFundPassword',
  module: 'PASS3',
  principals: ['member', 'agent'],
  sealed: true,
}

/**
 * Since when the person has been playing, what it has brought so far, and the last round of a game.
 * Source: ours, pages C-5, rules table E.
 */
export const playSession: Descriptor<PlaySessionInput, PlaySessionOutput> = {
  name: 'play.session',
  method: 'GET',
  path: '/wps/relay/GCS_getGameSession',
  module: 'GAMELO3',
  principals: ['member', 'trial', 'agent'],
}

/**
 * Messages to the person, newest first.
 * Source: pages C-13.
 * Refusals: real_account_required.
 */
export const inboxList: Descriptor<InboxListInput, InboxListOutput> = {
  name: 'inbox.list',
  method: 'GET',
  path: '/wps/relay/CSP_getInbox',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  list: 'list',
}

/**
 * Mark one message as read, or all where none is named; answers how many still wait.
 * Source: pages C-13.
 * Refusals: real_account_required.
 */
export const inboxRead: Descriptor<InboxReadInput, InboxReadOutput> = {
  name: 'inbox.read',
  method: 'POST',
  path: '/wps/relay/CSP_readMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/**
 * Delete a message, body or query; one that is gone stays gone. Answers how many still wait unread.
 * Source: pages C-13.
 * Refusals: real_account_required.
 */
export const inboxRemove: Descriptor<InboxRemoveInput, InboxRemoveOutput> = {
  name: 'inbox.remove',
  method: 'DELETE',
  path: '/wps/relay/CSP_deleteMessage',
  module: 'INBOX3',
  principals: ['member', 'agent'],
  retry: true,
}

/** Every call of the member centre. */
export interface MemberEndpoints {
  fundPassword: {
    status: Descriptor<FundPasswordStatusInput, FundPasswordStatusOutput>
    set: Descriptor<FundPasswordSetInput, FundPasswordSetOutput>
    change: Descriptor<FundPasswordChangeInput, FundPasswordChangeOutput>
  }
  play: {
    session: Descriptor<PlaySessionInput, PlaySessionOutput>
  }
  inbox: {
    list: Descriptor<InboxListInput, InboxListOutput>
    read: Descriptor<InboxReadInput, InboxReadOutput>
    remove: Descriptor<InboxRemoveInput, InboxRemoveOutput>
  }
}

export const memberEndpoints: MemberEndpoints = /* @__PURE__ */ unpack<MemberEndpoints>({
  fundPassword: {
    status: ['/wps/relay/MCSFE_getFundPassword', 'PASS3', 'ma'],
    set: ['/wps/relay/MCSFE_submitFundPassword', 'PASS3', 'ma', 'POST', { sealed: true }],
    change: ['/wps/relay/passwordCheck/MCSFE_changeFundPassword', 'PASS3', 'ma', 'POST', { sealed: true }],
  },
  play: {
    session: ['/wps/relay/GCS_getGameSession', 'GAMELO3', 'mta'],
  },
  inbox: {
    list: ['/wps/relay/CSP_getInbox', 'INBOX3', 'ma', 'GET', { list: 'list' }],
    read: ['/wps/relay/CSP_readMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
    remove: ['/wps/relay/CSP_deleteMessage', 'INBOX3', 'ma', 'DELETE', { retry: true }],
  },
})
