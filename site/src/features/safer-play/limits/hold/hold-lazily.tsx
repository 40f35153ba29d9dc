import { lazyPart } from '../../../../app/browser/lazy-part.tsx'
import type { HoldProps } from './Hold.tsx'

const Hold = lazyPart(() => import('./Hold.tsx'))

/** What may stand between a person and any game. */
export const hold = (about: HoldProps) => <Hold {...about} />
