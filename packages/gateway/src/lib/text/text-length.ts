export type TextUnit = 'char' | 'word'

/** How long a text is, in the unit the settings count: characters as code points, or words. */
export const lengthOf = (text: string, unit: TextUnit): number =>
  unit === 'char' ? [...text].length : text.split(/\s+/).filter(Boolean).length
