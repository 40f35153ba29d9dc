import type { GameState } from '../../../src/http/state.ts'
import type { Api } from '../../api.ts'
import type { Look } from '../../art/palettes.ts'
import type { I18n } from '../../i18n.ts'

/** What the pages of the book are made from. */
export interface BookParts {
  api: Api
  state: GameState
  look: Look
  urls: readonly string[]
  i18n: I18n
  /** The chosen stake, decimal. */
  stake: () => string
}
