export { default } from '../../../../../locales/ms/ui.json' with { type: 'json' }
