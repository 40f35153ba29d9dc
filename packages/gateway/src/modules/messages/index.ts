// What other areas use of this one.
export {
  addMessagePicture,
  firstParagraph,
  messagePictureIds,
  messagePictureOf,
  sendMessage,
  sendMessages,
  sweepMessages,
  systemMessage,
  unreadOf,
} from './service.ts'
export type { MessageKind } from './kinds.ts'
export type { MessageValues } from './values.ts'
