import { component } from '../../theme/component.ts'
import { half, px, space } from '../../theme/tokens.ts'

export const root = component({ display: 'inline-flex', verticalAlign: 'middle' }, 'root')

/** Words to read rather than to glance at: a little more room than a tooltip. */
export const words = component({ selectors: { '&&': { padding: px(half.xs, space.sm) } } }, 'words')
