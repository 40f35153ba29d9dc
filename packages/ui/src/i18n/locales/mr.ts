export { default } from '../../../../../locales/mr/ui.json' with { type: 'json' }
