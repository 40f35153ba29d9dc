import type { ScriptRole } from './roles.ts'

type Lines = Pick<Record<ScriptRole, string>, 'lhBody' | 'lhSnug' | 'lhDisplay' | 'tracking'> & {
  weight?: string
  glyphOverflow?: string
}

/**
 * Line height, tracking and weight belong to the script: Bengali and Arabic need more air and no tracking. Urdu's
 * Nastaliq falls across its line and reaches beyond its box: at less than 2.4 a kaf loses its stroke wherever a label
 * is cut off.
 */
export const scripts: Record<string, Lines> = {
  ':root, [lang]': {
    lhBody: '1.6',
    lhSnug: '1.45',
    lhDisplay: '1.2',
    tracking: '-.028em',
    weight: 'var(--brand-wght-body)',
    glyphOverflow: '0em',
  },
  '[lang|=bn]': { lhBody: '1.74', lhSnug: '1.64', lhDisplay: '1.48', tracking: '0' },
  '[lang|=ar], [lang|=fa]': {
    lhBody: '1.8',
    lhSnug: '1.65',
    lhDisplay: '1.6',
    tracking: '0',
    weight: 'var(--brand-wght-arab)',
  },
  '[lang|=ur]': {
    lhBody: '2.3',
    lhSnug: '2.4',
    lhDisplay: '2.2',
    tracking: '0',
    weight: 'var(--brand-wght-arab)',
    glyphOverflow: '.3em',
  },
}
