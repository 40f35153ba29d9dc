import { memberCalls } from '@brand/sdk/member'
import { sdk } from './client.ts'

/** The calls of the member centre; not for what home loads first. */
export const member = memberCalls(sdk)
