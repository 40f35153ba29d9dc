// What other areas use of this one.
export {
  addMessagePicture,
  firstParagraph,
  messagePictureIds,
  messagePictureOf,
  readMessages,
  sendMessage,
  sendMessages,
  sweepMessages,
  systemMessage,
  unreadOf,
} from './service.ts'
