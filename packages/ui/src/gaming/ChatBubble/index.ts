export { ChatBubble, ChatEvent, type ChatBubbleProps, type ChatEventProps } from './ChatBubble.tsx'
