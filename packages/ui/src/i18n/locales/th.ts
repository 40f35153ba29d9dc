export { default } from '../../../../../locales/th/ui.json' with { type: 'json' }
