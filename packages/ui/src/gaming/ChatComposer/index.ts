export { ChatComposer, type ChatComposerProps, type ChatSuggestion } from './ChatComposer.tsx'
