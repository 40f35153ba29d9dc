// Counts every combination of stops and prints what `src/math/published.ts` must say.
import { enumerate, figures } from '../src/math/enumerate.ts'

const census = enumerate()
console.log(JSON.stringify({ census, figures: figures(census) }, null, 2))
