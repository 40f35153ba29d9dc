export { default } from '../../../../../locales/tr/ui.json' with { type: 'json' }
