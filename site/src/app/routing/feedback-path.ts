import { memberPath } from './paths.ts'

/** What a person has written to the operator, with the answers: a view of the messages. */
export const feedbackPath = (): string => `${memberPath('messages')}&view=feedback`
