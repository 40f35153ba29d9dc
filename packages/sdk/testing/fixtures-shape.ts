import type { Descriptor } from '../client/descriptor.ts'
import type { Endpoints } from '../client/endpoints.gen.ts'
import type { AgentEndpoints } from '../agent/endpoints.gen.ts'
import type { MemberEndpoints } from '../member/endpoints.gen.ts'

type Outputs<T> = {
  [Area in keyof T]: { [Name in keyof T[Area]]: T[Area][Name] extends Descriptor<infer _Input, infer O> ? O : never }
}
/** An answer of every call. */
export type Fixtures = Outputs<Endpoints & MemberEndpoints & AgentEndpoints>
