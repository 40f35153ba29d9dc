import * as z from 'zod'
import { Beginning } from './beginning.ts'

/** JSON as it is sent: a text, or a beginning that stays and the text behind it. */
export type Json = string | { beginning: Beginning; rest: string }

export interface Serialiser {
  /**
   * JSON of what the output schema lists, and of nothing else. A value that does not fit is an internal fault and is
   * never sent.
   */
  readonly text: (value: unknown) => string
  /** The same, begun by `open`, for sending: what stays is written, checked and compressed once. */
  readonly json: (value: unknown) => Json
}

/** The two parts of a value. */
interface Parts {
  fixed: object
  added: object
}
const parts = Symbol('parts of a value')

/**
 * A value of which a part stays the same for many calls: that part, which must be the same frozen object each time, is
 * written once, and only what is `added` at each call.
 */
export function withAdded<Fixed extends object, Added extends object>(
  fixed: Readonly<Fixed>,
  added: Added,
): Fixed & Added {
  return Object.assign({ [parts]: { fixed, added } }, fixed, added)
}

const partsOf = (value: object): Parts | undefined => (value as { [parts]?: Parts })[parts]

/** `open` is what comes before the value, on every answer. */
export function serialise(output: z.ZodType, open = ''): Serialiser {
  const text = (value: unknown): string => JSON.stringify(output.parse(value))

  const whole = remember((value: object) => new Beginning(open + text(value)))
  /** The fields that stay, and the schema of the others. */
  const begun = remember((fixed: object, value: object) => {
    if (!(output instanceof z.ZodObject)) throw new Error('only an object has parts')
    const listed = Object.keys(fixed).filter((name) => Object.hasOwn(output.shape, name))
    const stays: Record<string, true> = Object.fromEntries(listed.map((name) => [name, true]))
    const shown = Object.entries(output.parse(value)).filter(([name]) => name in stays)
    return {
      beginning: new Beginning(open + JSON.stringify(Object.fromEntries(shown)).slice(0, -1)),
      others: output.omit(stays as {}),
      isEmpty: shown.length === 0,
    }
  })

  return {
    text,
    json(value) {
      if (typeof value !== 'object' || value === null) return open + text(value)
      if (Object.isFrozen(value)) return { beginning: whole(value, value), rest: '' }
      const found = partsOf(value)
      if (!found) return open + text(value)
      const { beginning, others, isEmpty } = begun(found.fixed, value)
      const added = JSON.stringify(others.parse(found.added)).slice(1)
      return { beginning, rest: isEmpty || added === '}' ? added : `,${added}` }
    },
  }
}

/** What is made of an object, as long as there is that object. */
function remember<Made>(make: (of: object, value: object) => Made): (of: object, value: object) => Made {
  const made = new WeakMap<object, Made>()
  return (of, value) => {
    let known = made.get(of)
    if (known === undefined) made.set(of, (known = make(of, value)))
    return known
  }
}
