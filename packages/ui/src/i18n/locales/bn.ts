export { default } from '../../../../../locales/bn/ui.json' with { type: 'json' }
