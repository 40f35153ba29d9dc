export { default } from '../../../../../locales/id/ui.json' with { type: 'json' }
