// What other areas use of this one.
export {
  type MessageKind,
  type MessageValues,
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
