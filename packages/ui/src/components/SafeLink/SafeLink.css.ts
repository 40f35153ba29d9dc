import { component } from '../../theme/component.ts'

/** An address that was refused: its words stay, as words. */
export const refused = component({ overflowWrap: 'anywhere' }, 'refused')
