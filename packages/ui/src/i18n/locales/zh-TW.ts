export { default } from '../../../../../locales/zh-TW/ui.json' with { type: 'json' }
