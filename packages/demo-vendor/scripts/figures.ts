// Counts every combination of stops, every setup and option of the boards, and every order of six cards: prints the
// contents of the `published.ts` files.
import { countBaccarat } from '../src/boards/cards.ts'
import { boards } from '../src/boards/index.ts'
import { spread } from '../src/boards/published.ts'
import { enumerate, figures } from '../src/math/enumerate.ts'
import { countReturns } from '../src/math/returns.ts'

const census = enumerate()
console.log(
  JSON.stringify(
    {
      census,
      figures: figures(census),
      returns: countReturns(),
      coup: countBaccarat(),
      boards: Object.fromEntries(Object.values(boards).map((board) => [board.id, spread(board)])),
    },
    null,
    2,
  ),
)
