import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { boards } from '../../src/boards/index.ts'
import type { EventView } from '../../src/events/events.ts'
import { words as numbers } from '../../src/fair/words.ts'
import { lookOf } from '../art/palettes.ts'
import { h } from '../dom.ts'
import type { Key, I18n } from '../i18n.ts'
import { faceOf } from './faces.ts'
import '../styles/draw.css'
import '../styles/table.css'

/** The verify page for an event of a board: draws it again, in the browser alone. */
export function verifyTable(given: URLSearchParams, i18n: I18n): Node {
  const { translate } = i18n
  const input = (name: string, mode = 'text') =>
    h('input', { name, value: given.get(name) ?? '', autocomplete: 'off', spellcheck: 'false', inputmode: mode })
  const fields = {
    serverSeed: input('serverSeed'),
    serverHash: input('serverHash'),
    game: input('game'),
    event: input('event', 'numeric'),
  }
  const board = h('select', { name: 'board' }, ...Object.keys(boards).map((id) => h('option', { value: id }, id)))
  const wanted = given.get('board') ?? ''
  if (wanted in boards) board.value = wanted
  const answer = h('section', { class: 'answer', 'aria-live': 'polite' })
  const label = (key: Key, field: HTMLElement) => h('label', {}, translate(key), field)

  function repeat(): void {
    const seed = fields.serverSeed.value.trim()
    const game = fields.game.value.trim()
    const number = fields.event.value.trim()
    if (!seed || !game || !/^\d{1,15}$/.test(number))
      return answer.replaceChildren(h('p', { class: 'bad' }, translate('verify.missingEvent')))
    const hash = bytesToHex(sha256(utf8ToBytes(seed)))
    const promised = fields.serverHash.value.trim().toLowerCase()
    const row = (key: string) =>
      numbers((message) => hmac(sha256, utf8ToBytes(key), utf8ToBytes(message)), game, Number(number))
    const rules = boards[board.value]!
    const setup = rules.setup(row(hash))
    const event: EventView = {
      number: Number(number),
      opensAt: 0,
      closesAt: 0,
      settlesAt: 0,
      serverHash: hash,
      setup,
      seed,
      result: rules.draw(setup, row(seed)),
    }
    const face = faceOf(board.value, i18n)
    for (const [name, colour] of Object.entries(lookOf('LIVE', game).palette))
      document.documentElement.style.setProperty(`--game-${name}`, colour)
    const stage = face.stage(event)
    stage.show(event.result, 1)
    answer.replaceChildren(
      h(
        'dl',
        { class: 'facts is-narrow' },
        h('div', {}, h('dt', {}, translate('verify.hash')), h('dd', {}, h('code', {}, hash))),
      ),
      promised
        ? h(
            'p',
            { class: promised === hash ? 'good' : 'bad' },
            translate(promised === hash ? 'verify.hashGood' : 'verify.hashBad'),
          )
        : '',
      h('p', { class: 'verify-total' }, `${face.title(event)}: ${face.result(event)}`),
      h('div', { class: 'felt is-still' }, h('div', { class: 'stage' }, stage.node)),
    )
  }

  if (fields.serverSeed.value) repeat()
  return h(
    'main',
    { class: 'verify' },
    h('h1', {}, translate('verify.title')),
    h('p', { class: 'lead' }, translate('verify.tableIntro')),
    h(
      'form',
      {
        submit: (event: SubmitEvent) => {
          event.preventDefault()
          repeat()
        },
      },
      label('verify.serverSeed', fields.serverSeed),
      label('verify.serverHash', fields.serverHash),
      h('div', { class: 'pair' }, label('verify.gameCode', fields.game), label('verify.event', fields.event)),
      label('verify.board', board),
      h('button', { class: 'plain is-main', type: 'submit' }, translate('verify.run')),
    ),
    answer,
  )
}
