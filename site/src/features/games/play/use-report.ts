import { useMayAsk } from '../../../app/auth/may-ask.ts'
import { useModule } from '../../../app/api/status.ts'
import { enqueue, type GameProblem } from '../../../app/overlays/popups.ts'

const report = (about: GameProblem) => void enqueue({ id: 'feedback', urgency: 'asked', about })

/**
 * Opens a question about a game and its last round, or feedback for who has no account; undefined where the operator
 * takes neither.
 */
export function useReport() {
  const asks = useMayAsk()
  const writes = useModule('FEEDBACK3')
  return asks || writes ? report : undefined
}
