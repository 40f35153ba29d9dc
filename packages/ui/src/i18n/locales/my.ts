export { default } from '../../../../../locales/my/ui.json' with { type: 'json' }
