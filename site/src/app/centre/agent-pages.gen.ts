// Made by `npm run gen` from the `page.ts` files of the features.
import type { CentrePageDefinition } from '../routing/define-page.ts'

export const agentPages: readonly CentrePageDefinition<'agent'>[] = [
]
