import { useModule } from '../api/status.ts'
import { useAccount } from './session.ts'

/** Whether the person can ask customer service: with an account that an answer can come to. */
export function useMayAsk(): boolean {
  const on = useModule('TICKET3')
  const { kind } = useAccount()
  return on && (kind === 'member' || kind === 'agent')
}
