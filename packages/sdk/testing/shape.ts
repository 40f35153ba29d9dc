import type { Descriptor } from '../client/descriptor.ts'
import type { Endpoints } from '../client/endpoints.gen.ts'
import type { AgentEndpoints } from '../agent/endpoints.gen.ts'
import type { MemberEndpoints } from '../member/endpoints.gen.ts'

type Outputs<T> = {
  [Area in keyof T]: { [Name in keyof T[Area]]: T[Area][Name] extends Descriptor<infer _Input, infer O> ? O : never }
}
type Calls = Endpoints & MemberEndpoints & AgentEndpoints
/** An answer of every call. */
export type Fixtures = Outputs<Calls>

/** Inputs by the name of their call: those a call cannot do without are required. */
type Inputs = {
  [Area in keyof Calls & string]: {
    [Name in keyof Calls[Area] & string as `${Area}.${Name}`]: Calls[Area][Name] extends Descriptor<infer I, infer _O>
      ? I
      : never
  }
}[keyof Calls & string]
type All = (Inputs extends unknown ? (inputs: Inputs) => void : never) extends (inputs: infer I) => void ? I : never
/** Requests by the name of their call. */
export type Requests = Partial<All>
/** Requests of the calls that cannot be made with `{}`. */
export type Needed = { [Name in keyof All as {} extends All[Name] ? never : Name]: All[Name] }
