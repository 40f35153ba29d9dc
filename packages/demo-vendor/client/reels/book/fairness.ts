import type { Fairness } from '../../../src/fair/seeds.ts'
import { ApiError } from '../../api.ts'
import { h } from '../../dom.ts'
import { verifyLink } from '../../verify-link.ts'
import type { BookParts } from './parts.ts'

const code = (text: string) => h('code', {}, text)

/** The seeds of this player: what was promised, what is in use, what has been shown. */
export function fairnessPage({ api, state, look, i18n }: BookParts): Node {
  const { translate } = i18n
  const body = h('div', { class: 'fair' })

  function draw({ active, nextHash, revealed }: Fairness): void {
    const facts: [string, string][] = active
      ? [
          [translate('fair.serverHash'), active.serverHash],
          [translate('fair.clientSeed'), active.clientSeed],
          [translate('fair.nonce'), String(active.nonce)],
          [translate('fair.nextHash'), nextHash],
        ]
      : [[translate('fair.nextHash'), nextHash]]
    const field = h('input', {
      id: 'client-seed',
      name: 'clientSeed',
      maxlength: 64,
      autocomplete: 'off',
      spellcheck: 'false',
      'aria-describedby': 'client-seed-hint',
    })
    const note = h('p', { class: 'note', role: 'status' })
    const change = async (event: SubmitEvent) => {
      event.preventDefault()
      const wanted = field.value.trim()
      if (!/^[\x21-\x7e]{1,64}$/.test(wanted)) return void (note.textContent = translate('fair.bad'))
      try {
        draw(await api.rotate(wanted))
        body.querySelector('.note')!.textContent = translate('fair.rotated')
      } catch (error) {
        note.textContent = translate(
          error instanceof ApiError && error.code === 'round_open'
            ? 'fair.open'
            : error instanceof ApiError && error.code === 'offline'
              ? 'wait.line'
              : 'end.other',
        )
      }
    }
    const past = revealed.map((seed) =>
      h(
        'li',
        {},
        h(
          'dl',
          { class: 'facts is-narrow' },
          h('div', {}, h('dt', {}, translate('verify.serverSeed')), h('dd', {}, code(seed.serverSeed))),
          h(
            'div',
            {},
            h('dt', {}, translate('fair.clientSeed')),
            h('dd', {}, code(seed.clientSeed), h('small', {}, translate('fair.rounds', { count: seed.rounds }))),
          ),
        ),
        h(
          'a',
          {
            class: 'link',
            target: '_blank',
            rel: 'noopener noreferrer',
            href: verifyLink({
              serverSeed: seed.serverSeed,
              serverHash: seed.serverHash,
              clientSeed: seed.clientSeed,
              nonce: 0,
              currency: state.currency,
              skin: look.skin,
            }),
          },
          translate('fair.verify'),
        ),
      ),
    )
    body.replaceChildren(
      h('p', { class: 'lead' }, translate('fair.intro')),
      h(
        'dl',
        { class: 'facts is-narrow' },
        ...facts.map(([name, value]) => h('div', {}, h('dt', {}, name), h('dd', {}, code(value)))),
      ),
      h(
        'form',
        { class: 'seed-form', submit: (event: SubmitEvent) => void change(event) },
        h('label', { for: 'client-seed' }, translate('fair.newSeed')),
        field,
        h('p', { class: 'hint', id: 'client-seed-hint' }, translate('fair.newSeedHint')),
        h('button', { class: 'plain is-main', type: 'submit' }, translate('fair.rotate')),
        note,
      ),
      h('h3', { class: 'sub' }, translate('fair.revealed')),
      past.length > 0 ? h('ul', { class: 'revealed' }, ...past) : h('p', { class: 'hint' }, translate('fair.none')),
    )
  }

  api
    .fairness()
    .then(draw, () => body.replaceChildren(h('p', { class: 'hint', role: 'alert' }, translate('wait.line'))))
  return body
}
