import type * as z from 'zod'

/** What is wrong at a path of an input, as the rest of a sentence that begins with the path: `must be at least 1`. */
export interface Fault {
  /** With dots; empty for the whole. */
  path: string
  message: string
}

const kinds: Record<string, string> = {
  string: 'a text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
}
const formats: Record<string, string> = {
  datetime: 'a time like 2026-11-23T18:00:00Z',
  base64: 'a file in base64',
}

function lengthOf(origin: string, n: number | bigint): string {
  if (origin === 'string') return `${n} character${n === 1 ? '' : 's'}`
  return `${n} entr${n === 1 ? 'y' : 'ies'}`
}

function sentence(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'is missing' : `must be ${kinds[issue.expected] ?? issue.expected}`
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`
    case 'too_small':
    case 'too_big': {
      const [bound, most] = issue.code === 'too_small' ? [issue.minimum, 'least'] : [issue.maximum, 'most']
      if (['string', 'array', 'set', 'file'].includes(issue.origin))
        return `must have at ${most} ${lengthOf(issue.origin, bound)}`
      if (issue.inclusive === false) return `must be ${most === 'least' ? 'more' : 'less'} than ${bound}`
      return `must be at ${most} ${bound}`
    }
    case 'invalid_format':
      return issue.pattern && issue.format === 'regex'
        ? `must match ${issue.pattern}`
        : `must be ${formats[issue.format] ?? issue.format}`
    case 'invalid_union':
      return 'fits none of the forms that are allowed'
    case 'custom':
      return `is refused: ${issue.message}`
    default:
      return issue.message
  }
}

const joined = (path: readonly PropertyKey[]) => path.map(String).join('.')

/** The issues of a schema as text. `known` names the fields of the whole. Parse with `reportInput`. */
export function faultsFrom({ issues }: z.ZodError, known: readonly string[] = []): Fault[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [{ path: joined(issue.path), message: sentence(issue) }]
    const there = issue.path.length === 0 && known.length > 0 ? `; there are ${known.join(', ')}` : ''
    return issue.keys.map((key) => ({ path: joined([...issue.path, key]), message: `is not known${there}` }))
  })
}
