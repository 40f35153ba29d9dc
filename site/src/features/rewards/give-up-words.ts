import type { Words } from '../../app/i18n/words.ts'

/** The button that gives a reward up, and its question. `what` is lost: an offer, free spins that are open, or a bonus. */
export const giveUpWords = (t: Words<'rewards'>, what: 'offer' | 'spins' | 'bonus' = 'bonus') => ({
  variant: 'quiet' as const,
  title: t(what === 'offer' ? 'forfeit.title.offer' : 'forfeit.title'),
  description: t(what === 'bonus' ? 'forfeit.text' : `forfeit.text.${what}`),
  done: t('given.up'),
  children: t('forfeit'),
})
