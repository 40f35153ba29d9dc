export { mutation, query, type CallMutation, type CallQuery } from './options.ts'
export { useSession } from './use-session.ts'
