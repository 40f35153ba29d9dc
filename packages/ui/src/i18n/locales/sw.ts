export { default } from '../../../../../locales/sw/ui.json' with { type: 'json' }
