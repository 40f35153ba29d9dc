/** A value that differs between two states. `path` is written with dots. */
export interface Difference {
  path: string
  before?: unknown
  after?: unknown
}

const isTree = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every leaf that is another, is new or was removed; lists are compared place by place. */
export function differences(before: unknown, after: unknown, path: readonly string[] = []): Difference[] {
  if (isTree(before) && isTree(after) && Array.isArray(before) === Array.isArray(after)) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)])
    return [...keys].flatMap((key) => differences(before[key], after[key], [...path, key]))
  }
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  return [
    {
      path: path.join('.'),
      ...(before !== undefined && before !== null && { before }),
      ...(after !== undefined && after !== null && { after }),
    },
  ]
}
