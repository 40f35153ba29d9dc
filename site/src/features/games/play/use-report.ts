import { useModule } from '../../../app/api/status.ts'
import { enqueue, type GameProblem } from '../../../app/overlays/popups.ts'

const report = (about: GameProblem) => void enqueue({ id: 'feedback', urgency: 'asked', about })

/** Opens the feedback with a game and its last round; undefined where the operator takes none. */
export const useReport = () => (useModule('FEEDBACK3') ? report : undefined)
