export { default } from '../../../../../locales/it/ui.json' with { type: 'json' }
