// Made from packages/sdk/contract by `npm run gen`. Do not edit: change the contract and run it again.
import type { Descriptor, Page } from '../client/descriptor.ts'
import type { Instant, Unread } from '../client/endpoints.gen.ts'
import { unpack } from '../client/unpack.ts'

export interface Message {
  messageId: string
  category: 'SYSTEM' | 'SERVICE' | 'WALLET' | 'PROMOTION' | 'CONTRACT' | (string & {})
  title: string
  content: string
  at: Instant
  read: boolean
}

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
  inbox: {
    list: Descriptor<InboxListInput, InboxListOutput>
    read: Descriptor<InboxReadInput, InboxReadOutput>
    remove: Descriptor<InboxRemoveInput, InboxRemoveOutput>
  }
}

export const memberEndpoints: MemberEndpoints = /* @__PURE__ */ unpack<MemberEndpoints>({
  inbox: {
    list: ['/wps/relay/CSP_getInbox', 'INBOX3', 'ma', 'GET', { list: 'list' }],
    read: ['/wps/relay/CSP_readMessage', 'INBOX3', 'ma', 'POST', { retry: true }],
    remove: ['/wps/relay/CSP_deleteMessage', 'INBOX3', 'ma', 'DELETE', { retry: true }],
  },
})
