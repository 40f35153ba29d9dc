import { component } from '../../theme/component.ts'

export const root = component({ display: 'inline-flex', verticalAlign: 'middle' }, 'root')

/** Words to read rather than to glance at: a little more room than a tooltip. */
export const words = component({ selectors: { '&&': { padding: '10px 12px' } } }, 'words')
