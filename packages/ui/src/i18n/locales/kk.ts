export { default } from '../../../../../locales/kk/ui.json' with { type: 'json' }
