export { default } from '../../../../../locales/lo/ui.json' with { type: 'json' }
