/** What is sent to a person. `to` is a number in E.164 or a mail address. */
export interface Outgoing {
  channel: 'sms' | 'email'
  to: string
  text: string
  /** ISO 8601. */
  at: string
}

/**
 * How messages are delivered. A provider of sms and mail is another one; without any they stay in the developer's
 * inbox.
 */
export interface Messenger {
  send(message: Outgoing): Promise<void>
}
