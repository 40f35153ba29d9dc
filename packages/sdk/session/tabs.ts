import { isSession } from './storage.ts'
import type { EndReason, Session } from './session.ts'

export type TabMessage =
  /** `instead`: the token of the session it replaced, where the person was here already. */
  | { type: 'started'; session: Session; instead?: string | undefined }
  | { type: 'renewed'; from: string; session: Session }
  | { type: 'ended'; reason: EndReason; token: string }

/** Notifies the other tabs of the site of changes of the session. */
export interface SessionTabs {
  tell(message: TabMessage): void
  listen(listener: (message: TabMessage) => void): void
  close(): void
}

/** The other tabs of this browser; undefined where there is no BroadcastChannel, or storage is blocked and with it this. */
export function broadcastTabs(name = 'brand.session'): SessionTabs | undefined {
  let channel: BroadcastChannel
  try {
    channel = new BroadcastChannel(name)
  } catch {
    return undefined
  }
  // In Node an open channel would keep the process alive.
  ;(channel as { unref?: () => void }).unref?.()
  return {
    tell: (message) => channel.postMessage(message),
    listen: (listener) => channel.addEventListener('message', ({ data }) => isTabMessage(data) && listener(data)),
    close: () => channel.close(),
  }
}

/** A tab of an older or newer site may use another format. Tokens that are only compared may be anything. */
function isTabMessage(data: unknown): data is TabMessage {
  const message = data as Partial<Record<string, unknown>> | null
  if (message?.type === 'ended') return ['logout', 'expired', 'revoked', 'excluded'].includes(message.reason as string)
  return (message?.type === 'renewed' || message?.type === 'started') && isSession(message.session)
}
