import type { Common } from '../src/http/state.ts'
import type { Minor } from '../src/money.ts'
import type { Api } from './api.ts'
import type { Look } from './art/palettes.ts'
import type { ToSite } from './bridge.ts'
import type { I18n } from './i18n.ts'

/** What an engine's page is opened with. */
export interface Opening<S extends Common> {
  api: Api
  state: S
  i18n: I18n
  postToSite: (message: ToSite) => void
  end: (code: string) => void
  /** Less motion is wanted. */
  still: () => boolean
  /** Applies a look: its colours on the page, its picture as the background. */
  paint: (look: Look) => HTMLImageElement
  /** Stake of the room it was opened from, minor units; null without a room. */
  initialStake: Minor | null
}

/** An engine's page while it runs. */
export interface Running {
  setPaused: (on: boolean) => void
  /** Money came or went elsewhere: a deposit, another tab. */
  walletMoved: () => void
}
