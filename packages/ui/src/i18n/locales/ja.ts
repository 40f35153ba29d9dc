export { default } from '../../../../../locales/ja/ui.json' with { type: 'json' }
