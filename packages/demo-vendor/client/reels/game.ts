import type { GameState } from '../../src/http/state.ts'
import type { RoundView } from '../../src/rounds/round.ts'
import type { FreeSpins } from '../../src/wallet.ts'
import { ApiError, persist } from '../api.ts'
import type { Api } from '../api.ts'
import type { ToSite } from '../bridge.ts'
import { figure, minorOf } from '../money.ts'
import { newClientSeed, newRef } from '../chance.ts'
import type { Stage } from './stage.ts'
import type { Phase, Screen } from './screen.ts'
import type { Key, I18n } from '../i18n.ts'

/** From so many stakes on a win gets a shower. */
const LARGE = 15
const POLL_MS = 600
/** Until then a slow wallet is not mentioned. */
const PATIENCE_MS = 1500

interface Parts {
  api: Api
  state: GameState
  screen: Screen
  stage: Stage
  i18n: I18n
  postToSite: (message: ToSite) => void
  shower: () => void
  /** The session is over: shows why, and how to leave. */
  end: (code: string) => void
  /** Stake to begin with. */
  initialStake: number | null
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/**
 * Client side of a round: requests it, shows it, settles it and announces the result. The server decides the outcome
 * and the money; this only shows them.
 */
export function createGame({
  api,
  state,
  screen,
  stage,
  i18n: { translate, has },
  postToSite,
  shower,
  end,
  initialStake,
}: Parts) {
  const { stakes } = state.config
  const wished = stakes.findIndex((one) => minorOf(one) === initialStake)
  let place = wished >= 0 ? wished : Math.max(0, stakes.indexOf(state.config.defaultStake))
  let phase: Phase = 'idle'
  let paused = false
  /** Free spins of the operator: they are played before any other, for their own stake. */
  let free = state.free
  let skip: (() => void) | undefined
  /** When the last spin began: regulated operators require a minimum time between spins. */
  let begun = -Infinity
  let rest = state.latest[0]?.outcome?.spins.at(-1)?.stops ?? [4, 17, 9, 22, 13]

  const setPhase = (next: Phase) => screen.setPhase((phase = next))
  const setStake = (next: number) => {
    place = Math.min(Math.max(next, 0), stakes.length - 1)
    screen.setStake(stakes[place]!, place === 0, place === stakes.length - 1)
  }
  const setFree = (next: FreeSpins | null) => {
    free = next
    screen.setFree(free)
    if (!free) setStake(place)
  }
  const hint = () => {
    if (!free) return screen.hint()
    const [unit, won] = [screen.amount(minorOf(free.stake)), screen.amount(minorOf(free.won))]
    screen.showMessage(translate('gift.hint', { left: free.left, stake: unit, won, count: free.left }), 'is-free')
  }
  const stakeText = (round: RoundView) => screen.amount(minorOf(round.stake))
  const showWaiting = () => screen.showMessage(translate('wait.line'), 'is-wait')
  /** Viewing time, cut short by another press. */
  const linger = (ms: number) => Promise.race([pause(ms), new Promise<void>((resolve) => (skip = resolve))])

  async function home(): Promise<void> {
    await stage.land(rest)
    screen.describe(rest)
  }

  /** Shows all spins of a round up to the moment the last reel rests. */
  async function show({ outcome, stake }: RoundView): Promise<void> {
    const spins = outcome!.spins
    const unit = minorOf(stake) / 10
    let won = 0
    for (const [i, spin] of spins.entries()) {
      if (i > 0) {
        const total = translate('free.total', { amount: screen.amount(won * unit) })
        screen.showMessage(`${translate('free.now', { now: i, count: spins.length - 1 })}. ${total}`, 'is-free', true)
        stage.run()
      }
      await stage.land(spin.stops, spin.free)
      won += spin.units
      if (i === spins.length - 1) break
      stage.shine(spin, false)
      if (i === 0) {
        screen.announce(translate('free.open', { count: spins.length - 1 }))
        screen.showPlaque(
          translate('free.open', { count: spins.length - 1 }),
          translate('free.doubled', { multiplier: state.config.freeMultiplier }),
        )
        await linger(1900)
        screen.hidePlaque()
      } else await linger(spin.units > 0 ? 1000 : 220)
    }
    rest = spins.at(-1)!.stops
    screen.describe(rest)
  }

  /** Polls until the wallet has answered for the stake: a page that was reloaded meanwhile has no call that waits. */
  async function decided(round: RoundView): Promise<RoundView> {
    let view = round
    while (view.state === 'PENDING') {
      screen.showMessage(translate('wait.stake'), 'is-wait')
      await pause(POLL_MS)
      view = await persist(() => api.round(round.id), showWaiting)
    }
    return view
  }

  /** Polls until the round is fully booked. */
  async function settle(round: RoundView): Promise<RoundView> {
    let view = round
    if (view.state === 'PLAYING') view = await persist(() => api.finish(round.id), showWaiting)
    while (view.state === 'CREDITING' || view.state === 'CANCELLING') {
      screen.showMessage(
        view.state === 'CREDITING'
          ? translate('wait.credit')
          : round.free
            ? translate('gift.return')
            : translate('wait.return', { amount: stakeText(round) }),
        'is-wait',
      )
      await pause(POLL_MS)
      view = await persist(() => api.round(round.id), showWaiting)
    }
    if (view.balance) screen.setBalance(view.balance)
    return view
  }

  function celebrate({ outcome, win, stake, free: given }: RoundView): void {
    // A free spin costs nothing: whatever it returns is won.
    const [won, paid] = [minorOf(win ?? '0'), given ? 0 : minorOf(stake)]
    const spins = outcome!.spins
    const last = spins.at(-1)!
    if (won === 0) return screen.showMessage(translate('result.none'), 'is-calm')
    // A return not above the stake is not celebrated: it is announced and the lines do not pulse.
    if (won <= paid) {
      stage.shine(last, true)
      return screen.showMessage(
        translate('result.back', { amount: screen.amount(won), stake: screen.amount(paid) }),
        'is-calm',
      )
    }
    stage.shine(last, false)
    if (!given) screen.setLastWin(won)
    const times = won / minorOf(stake)
    if (times >= LARGE) {
      shower()
      screen.showPlaque('', figure(`×${Math.floor(times)}`))
      void linger(4000).then(screen.hidePlaque)
    }
    screen.celebrate(won, Math.min(2600, 500 + times * 60))
  }

  async function refused(round: RoundView): Promise<void> {
    await home()
    begun = -Infinity
    if (round.balance) screen.setBalance(round.balance)
    const key = `refused.${round.reason}`
    const code = { TOKEN_EXPIRED: 'session_expired', PLAYER_BLOCKED: 'player_blocked', GAME_OFF: 'game_off' }[
      round.reason ?? ''
    ]
    if (code) return finish(code)
    screen.showMessage(translate(has(key) ? key : ('refused.other' as Key)), 'is-wait')
    if (free && round.reason?.startsWith('FREE_SPINS')) await lookForFree()
    // Our figure may have been an old one, and the site's too.
    postToSite({ type: 'balance.request' })
    setPhase('idle')
  }

  /** Carries a round the server reported to its end, whatever state it is in. */
  async function carry(first: RoundView): Promise<void> {
    let round = await decided(first)
    if (round.state === 'REFUSED') return refused(round)
    postToSite({ type: 'round.start', roundId: round.id })
    postToSite({ type: 'balance.changed' })
    if (round.balance) screen.setBalance(round.balance)
    if (round.outcome) await show(round)
    else await home()
    setPhase('settling')
    round = await settle(round)
    if (round.state === 'VOIDED')
      screen.showMessage(
        round.free ? translate('gift.back') : translate('result.stakeBack', { amount: stakeText(round) }),
        'is-wait',
      )
    else if (round.outcome) celebrate(round)
    if (round.free) await afterFree(round.free)
    postToSite({ type: 'round.end', roundId: round.id })
    postToSite({ type: 'balance.changed' })
    setPhase('idle')
    if (paused) screen.showMessage(translate('paused'), 'is-wait')
  }

  /** Asks the operator which free spins are left. */
  async function lookForFree(): Promise<void> {
    const now = await persist(() => api.state(), showWaiting)
    screen.setBalance(now.balance)
    setFree(now.engine === 'reels' ? now.free : null)
  }

  /** Shows how free spins stand after a round; after the last one what they have won, and what comes next. */
  async function afterFree(now: FreeSpins): Promise<void> {
    if (now.left > 0 && now.count > 0) return setFree(now)
    screen.setFree(now)
    await linger(1600)
    screen.showMessage(translate('gift.over', { won: screen.amount(minorOf(now.won)) }), 'is-free')
    await lookForFree()
    screen.setLastWin(null)
  }

  function finish(code: string): void {
    setPhase('ended')
    postToSite({ type: 'error', code })
    end(code)
  }

  const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : 'internal')

  /** What goes wrong on the way out of an error ends the game too: it never stays with reels that turn. */
  const handleError = (error: unknown): Promise<void> =>
    recover(codeOf(error)).catch((another: unknown) => finish(codeOf(another)))

  async function recover(code: string): Promise<void> {
    await home()
    if (code === 'round_open') {
      // Another frame of the same player, or an answer we missed: take that round up.
      const now = await persist(() => api.state(), showWaiting)
      setPhase('idle')
      if (now.engine === 'reels' && now.active) await resume(now.active)
    } else if (code === 'seed_needed') {
      await persist(() => api.rotate(newClientSeed()), showWaiting)
      setPhase('idle')
      begun = -Infinity
      await spin()
    } else if (code === 'too_soon') {
      screen.showMessage(translate('wait.pace'), 'is-wait')
      setPhase('idle')
    } else finish(code)
  }

  async function spin(): Promise<void> {
    skip?.()
    if (phase === 'spinning' && state.config.quickStop) stage.hurry()
    if (phase !== 'idle' || paused) return
    if (performance.now() < begun + state.config.minCycleMs)
      return screen.showMessage(translate('wait.pace'), 'is-wait')
    begun = performance.now()
    setPhase('spinning')
    screen.hidePlaque()
    screen.showMessage('', '', true)
    stage.run()
    const ref = newRef()
    const patience = setTimeout(() => screen.showMessage(translate('wait.stake'), 'is-wait'), PATIENCE_MS)
    try {
      const round = await persist(
        () => (free ? api.spin(ref, free.stake, free.grant) : api.spin(ref, stakes[place]!)),
        showWaiting,
      )
      clearTimeout(patience)
      await carry(round)
    } catch (error) {
      clearTimeout(patience)
      await handleError(error)
    }
  }

  async function resume(round: RoundView): Promise<void> {
    setPhase('spinning')
    const at = stakes.indexOf(round.stake)
    if (at >= 0) setStake(at)
    screen.showMessage(translate('resume'), 'is-wait')
    stage.run()
    try {
      await carry(round)
    } catch (error) {
      await handleError(error)
    }
  }

  setPhase('idle')
  setStake(place)
  screen.setBalance(state.balance)
  screen.setLastWin(null)
  screen.describe(rest)
  setFree(free)

  return {
    spin: () => void spin(),
    resume,
    stake: () => free?.stake ?? stakes[place]!,
    changeStake(by: number): void {
      if (phase !== 'idle' || free) return
      const before = place
      setStake(place + by)
      if (place !== before) screen.announce(translate('stake.now', { amount: screen.amount(minorOf(stakes[place]!)) }))
    },
    walletMoved(): void {
      if (phase !== 'idle') return
      api.state().then(
        (now) => {
          if (phase !== 'idle') return
          screen.setBalance(now.balance)
          // Free spins that were claimed meanwhile.
          if (now.engine === 'reels' && now.free?.grant !== free?.grant) {
            setFree(now.free)
            hint()
          }
        },
        () => {
          // The next round shows it.
        },
      )
    },
    setPaused(on: boolean): void {
      paused = on
      if (phase !== 'idle') return
      if (on) screen.showMessage(translate('paused'), 'is-wait')
      else hint()
    },
    hint,
  }
}

export type Game = ReturnType<typeof createGame>
