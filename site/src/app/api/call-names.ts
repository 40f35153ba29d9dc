import type { BrandClient } from '@brand/sdk'
import type { AgentCalls } from '@brand/sdk/agent'
import type { MemberCalls } from '@brand/sdk/member'

/** What is a method in one of these, by area. */
type Methods<Calls> = {
  [Area in keyof Calls]: Calls[Area] extends (...args: never) => unknown ? never : Calls[Area]
}
type FirstCalls = Methods<Omit<BrandClient, 'store' | 'stream'>>

/** First half of the name of a call: `changes: ['rewards', 'wallet']`. */
export type CallArea =
  | { [Area in keyof FirstCalls]: [FirstCalls[Area]] extends [never] ? never : Area }[keyof FirstCalls]
  | keyof MemberCalls
  | keyof AgentCalls

type NamesIn<Calls, Area> = Area extends keyof Calls ? keyof Calls[Area] : never

/** Beginning of the key of an answer in the cache: of all of an area, or of one call with what it was asked. */
export type CallKey = {
  [Area in CallArea]:
    | readonly [Area]
    | readonly [Area, NamesIn<FirstCalls, Area> | NamesIn<MemberCalls, Area> | NamesIn<AgentCalls, Area>, ...unknown[]]
}[CallArea]
