import { boards } from '../../src/boards/index.ts'
import type { EventView } from '../../src/events/events.ts'
import type { TableLive, TableState } from '../../src/http/state.ts'
import type { SlipView } from '../../src/rounds/slips.ts'
import { mostOn } from '../../src/stakes.ts'
import { ApiError } from '../api.ts'
import type { Api } from '../api.ts'
import type { ToSite } from '../bridge.ts'
import { minorOf } from '../money.ts'
import type { Key, I18n } from '../i18n.ts'
import { MAX_BETS, createBets } from './bets.ts'
import type { Face, Hand, Picker } from './face.ts'
import { createLanes } from './lanes.ts'
import { openSlip, openSlips, announceEnd } from './slips.ts'
import { joined } from './roads.ts'
import { SHOWN_AT } from './stage.ts'
import type { Stage } from './stage.ts'
import { clockText } from './view.ts'
import type { View } from './view.ts'

interface Parts {
  api: Api
  place: (event: number, picks: readonly (readonly [option: string, minor: number])[]) => Promise<SlipView>
  state: TableState
  face: Face
  view: View
  i18n: I18n
  postToSite: (message: ToSite) => void
  /** The session is over: shows why, and how to leave. */
  end: (code: string) => void
}

const TICK_MS = 100
/** Poll interval when nothing is expected; there is also a poll shortly after each closing and settling. */
const CALM_MS = 10_000
const SOON_MS = 500
const LATE_MS = 5_000
/** What the operator drew falls as the next issue opens, and stays there until that one closes. */
const FALL_MS = 4_000
/** No clock drifts so far between two ticks. */
const MOVED_MS = 1_000
/** Results in the row of the last ones. */
const BEADS = 24
const ended = ['session_expired', 'player_blocked', 'game_off']

/** Client side of a table: shows its events by the server's clock, builds slips, announces how they ended. */
export function createTable({ api, place, state, face, view, i18n: { translate, has }, postToSite, end }: Parts) {
  const board = boards[state.board]!
  /** Where all events are alike, what the last one dealt lies on the table until betting closes. */
  const keepsLast = board.engine === 'odds' && board.setups().length === 1
  let live: TableLive = state.table
  let ahead = live.now - Date.now()
  let shown: EventView | undefined
  let stage: Stage | undefined
  let picker: Picker | undefined
  let placing = false
  /** Guests cannot place bets. */
  let paused = state.guest === true
  let over = false
  /** Whether the last words were that the connection is lost. */
  let lost = false
  let asking = false
  let fetchAt = 0
  let clockSince = Date.now() - performance.now()
  /** The event whose result was announced last. */
  let lastAnnounced = state.table.past[0]?.number ?? 0
  /** Slips whose end has still to be announced. */
  const awaited = new Set(live.slips.filter(openSlip).map(({ id }) => id))

  const now = () => Date.now() + ahead
  const slipsOn = (event: EventView) =>
    live.slips.filter((slip) => slip.event.number === event.number && slip.state !== 'VOIDED')
  const isOpen = () => shown !== undefined && now() < shown.closesAt
  const slipLimit = state.limits ? minorOf(state.limits.max) : Infinity
  const bets = createBets((option) => mostOn(board.option(shown?.setup, option)!.odds, slipLimit))
  /** Chips laid on events that run beside the one that is shown. */
  const kept = new Map<number, [option: string, minor: number][]>()
  const canBet = () => isOpen() && !placing && !paused

  const lanes = createLanes({ node: view.lanes, face, translate, onChoose: (number) => show(number) })

  function requestLogin(): void {
    view.showMessage(translate('table.guest'), 'is-wait')
    postToSite({ type: 'login.request' })
  }

  const hand: Hand = {
    on: bets.on,
    placed: (option) =>
      shown
        ? slipsOn(shown)
            .flatMap(({ picks }) => picks ?? [])
            .filter((bet) => bet.option === option)
            .reduce((sum, bet) => sum + minorOf(bet.stake), 0)
        : 0,
    all: bets.all,
    add(option) {
      if (state.guest) return requestLogin()
      if (!shown || !canBet()) return
      const added = bets.add(option, view.chip())
      if (added === 'full') view.showMessage(translate('table.full', { count: MAX_BETS }), 'is-wait')
      else if (added === 'most')
        view.showMessage(translate('table.most', { amount: view.amount(bets.on(option)) }), 'is-wait')
      else view.speak(`${face.option(shown.setup, option)}: ${view.amount(bets.on(option))}`)
      redraw()
    },
    drop(option) {
      bets.drop(option)
      redraw()
    },
  }

  /** The player's bets on the event before, as far as this one offers them. */
  function lastBets(): [option: string, minor: number][] {
    const last = live.slips.find((slip) => slip.state !== 'VOIDED')
    const sums = new Map<string, number>()
    for (const { event, picks } of live.slips)
      if (event.number === last?.event.number)
        for (const { option, stake } of picks ?? [])
          if (board.option(shown?.setup, option)) sums.set(option, (sums.get(option) ?? 0) + minorOf(stake))
    return [...sums]
  }

  /** Changes the bets by one of the tools, and says what is on the table now. */
  function changeBets(change: () => void): void {
    if (!canBet()) return
    change()
    view.speak(
      bets.count() === 0 ? translate('table.choose') : translate('table.sum', { amount: view.amount(bets.total()) }),
    )
    redraw()
  }

  function redraw(): void {
    view.setSlip(bets.count(), bets.total(), !canBet())
    view.setTools({
      undo: canBet() && bets.canUndo(),
      again: canBet() && lastBets().length > 0,
      double: canBet() && bets.count() > 0,
      clear: canBet() && bets.count() > 0,
    })
    const open = live.slips.filter(openSlip)
    view.setAtStake(open.reduce((sum, slip) => sum + minorOf(slip.stake), 0))
    picker?.update(isOpen() && !placing)
    view.mine.replaceChildren(...openSlips(open, { face, view, translate }))
  }

  function show(number: number): void {
    const event = live.events.find((one) => one.number === number)
    if (!event) return
    const before = shown?.number
    if (shown && before !== number) kept.set(shown.number, bets.all())
    if (before !== number) {
      bets.reset()
      stage = face.stage(event)
      view.stage.replaceChildren(stage.node)
      // A lottery offers the same in every issue: half-written numbers stay on the pad.
      if (!picker || board.engine === 'odds') view.picker.replaceChildren((picker = face.picker(event, hand)).node)
      view.setEvent(translate('table.number', { number: String(number).slice(8).replace(/^0+/, '') }))
    }
    shown = event
    const laid = kept.get(number) ?? []
    if (before !== number && laid.length > 0 && now() < event.closesAt) bets.replace(laid)
    redraw()
    tick()
  }

  /** Clears the chips of an event, shown or not. */
  function clearBets(number: number): void {
    kept.delete(number)
    if (shown?.number === number) bets.reset()
  }

  /** Asks for the time again at once when the clock of the device was moved, or the device slept. */
  function noticeMovedClock(): void {
    const since = Date.now() - performance.now()
    if (Math.abs(since - clockSince) > MOVED_MS) fetchAt = -Infinity
    clockSince = since
  }

  function tick(): void {
    if (!shown || over) return
    noticeMovedClock()
    const at = now()
    const { opensAt, closesAt, settlesAt } = shown
    const open = at < closesAt
    const part = open ? 0 : Math.min(1, (at - closesAt) / (settlesAt - closesAt))
    const fallen =
      (state.held || keepsLast) && open ? live.past.find((event) => event.settlesAt === opensAt) : undefined
    const [drawn, fallenPart] = fallen ? [fallen, keepsLast ? 1 : Math.min(1, (at - opensAt) / FALL_MS)] : [shown, part]
    stage?.show(drawn.result, fallenPart)
    if (open)
      view.setClock(
        translate('table.open'),
        clockText(closesAt - at),
        (at - opensAt) / (closesAt - opensAt),
        closesAt - at < LATE_MS ? 'late' : 'open',
      )
    else view.setClock(translate('table.closed'), clockText(settlesAt - at), part, 'closed')
    lanes.tick(live.events, shown.number, at)
    if (!open && picker) closeSlip()
    if (drawn.result !== null && fallenPart >= SHOWN_AT && lastAnnounced !== drawn.number) {
      lastAnnounced = drawn.number
      view.showMessage(face.result(drawn))
    }
    const due =
      live.events.some(
        (event) => (!state.held && event.result === null && at >= event.closesAt) || at >= event.settlesAt,
      ) ||
      live.slips.some((slip) => slip.state !== 'PLAYING' && openSlip(slip)) ||
      live.slips.some((slip) => slip.state === 'PLAYING' && at >= slip.event.settlesAt)
    if (!asking && at >= (due ? Math.min(fetchAt, at) : fetchAt)) void fetchState()
  }

  /** What was not placed by closing time is removed from the slip. */
  function closeSlip(): void {
    if (!shown || bets.count() === 0 || placing) return
    tellNotPlaced(shown.number)
    redraw()
  }

  function tellNotPlaced(number: number): void {
    clearBets(number)
    view.showMessage(translate('table.notPlaced'), 'is-wait')
  }

  function take(next: TableLive): void {
    live = { ...next, past: joined(next.past, live.past) }
    ahead = live.now - Date.now()
    if (board.lanes > 1) lanes.draw(live.events)
    const same = live.events.find(({ number }) => number === shown?.number)
    const followingEvent = live.events.find(({ opensAt }) => opensAt === shown?.settlesAt)
    const wantedOne = same ?? followingEvent ?? live.events[0]
    if (wantedOne) show(wantedOne.number)
    for (const number of kept.keys()) if (!live.events.some((event) => event.number === number)) kept.delete(number)
    // Also those that were placed in another tab or on another device.
    for (const slip of live.slips) if (openSlip(slip)) awaited.add(slip.id)
    if (face.roads) view.roads.replaceChildren(...face.roads(live.past))
    else view.road.replaceChildren(...live.past.slice(0, BEADS).map((event) => face.bead(event)))
    announceResults()
  }

  /** Announces once per event how the player's slips on it ended. */
  function announceResults(): void {
    const done = live.slips.filter((slip) => awaited.has(slip.id) && !openSlip(slip))
    for (const [number, slips] of Map.groupBy(done, ({ event }) => event.number)) {
      // Announced together, when all on this event have ended.
      if (live.slips.some((slip) => slip.event.number === number && openSlip(slip))) continue
      for (const { id } of slips) {
        awaited.delete(id)
        postToSite({ type: 'round.end', roundId: id })
      }
      postToSite({ type: 'balance.changed' })
      const latest = slips.find(({ balance }) => balance)
      if (latest?.balance) view.setBalance(latest.balance)
      announceEnd(slips, { face, view, translate })
      void refreshBalance()
    }
  }

  async function refreshBalance(): Promise<void> {
    try {
      view.setBalance((await api.state()).balance)
    } catch {
      // The next poll shows it.
    }
  }

  /** What can be done now, where nothing else is to be told. */
  function invite(): void {
    if (state.guest || !paused) view.showMessage(translate(state.guest ? 'table.guest' : 'table.hint'))
    else view.showMessage(translate('paused'), 'is-wait')
  }

  function fail(error: unknown): void {
    const code = error instanceof ApiError ? error.code : 'internal'
    if (ended.includes(code)) {
      over = true
      postToSite({ type: 'error', code })
      end(code)
    } else view.showMessage(translate('wait.line'), 'is-wait')
    lost = true
  }

  async function fetchState(): Promise<void> {
    asking = true
    try {
      const next = await api.live()
      if (lost) invite()
      lost = false
      take(next)
      const late = live.slips.some((slip) => slip.state === 'CREDITING' || slip.state === 'CANCELLING')
      fetchAt = now() + (late ? SOON_MS : CALM_MS)
    } catch (error) {
      fetchAt = now() + 1000
      fail(error)
    } finally {
      // A server slightly behind this clock is polled again soon, not at once.
      setTimeout(() => (asking = false), SOON_MS)
    }
  }

  async function placeSlip(): Promise<void> {
    if (state.guest) return requestLogin()
    if (!shown || placing || paused || bets.count() === 0) return
    if (!isOpen()) return closeSlip()
    if (bets.total() > slipLimit)
      return view.showMessage(translate('table.most', { amount: view.amount(slipLimit) }), 'is-wait')
    placing = true
    const event = shown
    const picks = bets.all()
    redraw()
    view.showMessage(translate('wait.stake'), 'is-calm', true)
    try {
      const slip = await place(event.number, picks)
      if (slip.balance) view.setBalance(slip.balance)
      if (slip.state === 'REFUSED') {
        const key = `refused.${slip.reason}`
        const code = { TOKEN_EXPIRED: 'session_expired', PLAYER_BLOCKED: 'player_blocked', GAME_OFF: 'game_off' }[
          slip.reason ?? ''
        ]
        if (code) fail(new ApiError(code))
        else view.showMessage(translate(has(key) ? key : ('refused.other' as Key)), 'is-wait')
        // Our figure may have been an old one, and the site's too.
        postToSite({ type: 'balance.request' })
      } else {
        clearBets(event.number)
        awaited.add(slip.id)
        postToSite({ type: 'round.start', roundId: slip.id })
        postToSite({ type: 'balance.changed' })
        live = { ...live, slips: [slip, ...live.slips.filter(({ id }) => id !== slip.id)] }
        if (slip.state === 'PLAYING')
          view.showMessage(translate('table.taken', { amount: view.amount(minorOf(slip.stake)) }))
        else {
          const key = slip.reason === 'LATE' ? 'table.goingBack' : 'wait.return'
          view.showMessage(translate(key, { amount: view.amount(minorOf(slip.stake)) }), 'is-wait')
        }
      }
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 'internal'
      // Told in any case: after a lost connection another event is shown, without these bets.
      if (code === 'betting_closed') tellNotPlaced(event.number)
      else if (code === 'too_soon') view.showMessage(translate('table.tooSoon'), 'is-wait')
      else if (code === 'stake_not_offered') view.showMessage(translate('refused.STAKE_OUT_OF_RANGE'), 'is-wait')
      else if (ended.includes(code)) fail(error)
      else view.showMessage(translate('refused.other'), 'is-wait')
    } finally {
      placing = false
      fetchAt = now()
      redraw()
    }
  }

  take(live)
  view.setBalance(state.balance)
  if (state.guest) view.root.classList.add('is-guest')
  if (face.roads) view.root.classList.add('has-roads')
  view.showMessage(
    state.guest ? translate('table.guest') : awaited.size > 0 ? translate('table.resume') : translate('table.hint'),
    'is-calm',
    true,
  )
  const timer = setInterval(tick, TICK_MS)

  return {
    place: () => void placeSlip(),
    tools: {
      undo: () => changeBets(bets.undo),
      again: () => changeBets(() => bets.replace(lastBets())),
      double: () => changeBets(bets.double),
      clear: () => changeBets(bets.clear),
    },
    event: () => shown,
    walletMoved: () => void (state.guest || placing || refreshBalance()),
    setPaused(on: boolean): void {
      paused = on || state.guest === true
      invite()
      redraw()
    },
    stop: () => clearInterval(timer),
  }
}

export type Table = ReturnType<typeof createTable>
