export { default } from '../../../../../locales/tl/ui.json' with { type: 'json' }
