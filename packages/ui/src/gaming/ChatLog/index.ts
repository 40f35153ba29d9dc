export { ChatLog, type ChatLogProps } from './ChatLog.tsx'
