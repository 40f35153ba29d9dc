import type { EventName, ModuleId } from '@brand/sdk/contract'
import type { Session } from '../auth/sessions.ts'
import type { GatewayEvent } from '../lib/events.ts'

/** An open stream of a person, as areas see it that send events of their own. */
export interface OpenStream {
  readonly session: Session
  send(name: EventName, data: unknown): void
}

/** What sends the streams of this gateway more than their person's figures: it decides who watches what. */
export interface StreamWatcher {
  opened(stream: OpenStream): void
  closed(stream: OpenStream): void
  onEvent(event: GatewayEvent): void
  /** Events may have been missed. */
  gap(streams: readonly OpenStream[]): void
}

/** @param of the open streams of a member */
export type MakeStreamWatcher = (of: (memberId: string) => readonly OpenStream[]) => StreamWatcher

/** Notices that are told only while a feature is on. */
export type NoticeFeatures = Partial<Record<EventName, ModuleId>>
