export { default } from '../../../../../locales/ur/ui.json' with { type: 'json' }
