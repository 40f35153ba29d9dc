export { default } from '../../../../../locales/km/ui.json' with { type: 'json' }
