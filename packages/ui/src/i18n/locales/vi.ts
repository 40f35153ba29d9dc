export { default } from '../../../../../locales/vi/ui.json' with { type: 'json' }
