/** A story's name in words: `AnyNumber` is "Any number". */
export const exampleTitle = (name: string): string => {
  const words = name.replaceAll(/(?<!^)([A-Z])/g, ' $1').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
