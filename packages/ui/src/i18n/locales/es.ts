export { default } from '../../../../../locales/es/ui.json' with { type: 'json' }
