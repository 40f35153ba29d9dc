/** Every emitted CSS file begins with this line, so the order holds whichever file arrives first. */
export const layerNames = ['brand.reset', 'brand.tokens', 'brand.base', 'brand.components', 'brand.utilities'] as const
export const layerOrder = `@layer ${layerNames.join(', ')};`
