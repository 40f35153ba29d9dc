import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: { 'data-variant': { inline: 'On a link of the text, which looks like a `Link`.' } },
}
