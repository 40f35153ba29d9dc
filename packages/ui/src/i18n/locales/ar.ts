export { default } from '../../../../../locales/ar/ui.json' with { type: 'json' }
