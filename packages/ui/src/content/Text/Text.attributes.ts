import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      headline: '`size="headline"`.',
      title: '`size="title"`.',
      body: '`size="body"` (default).',
      dense: '`size="dense"`.',
      caption: '`size="caption"`.',
      smallest: '`size="smallest"`.',
    },
    'data-tone': {
      neutral: '`tone="neutral"` (default).',
      accent: '`tone="accent"`.',
      success: '`tone="success"`.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
      info: '`tone="info"`.',
    },
    'data-weight': {
      body: '`weight="body"`.',
      label: '`weight="label"`.',
      strong: '`weight="strong"`.',
    },
    'data-quiet': {
      true: '`quiet`.',
    },
    'data-tabular': {
      true: '`tabular`: digits of one width.',
    },
    'data-mono': {
      true: '`mono`: monospaced characters.',
    },
    'data-min-lines': {
      '<count>': '`minLines`: room for so many lines; `2 tablet:1` changes from that width on.',
    },
    'data-truncate': {
      true: '`truncate`: one line, cut with an ellipsis.',
    },
  },
}
