export { default } from '../../../../../locales/pl/ui.json' with { type: 'json' }
