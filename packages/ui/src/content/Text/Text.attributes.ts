import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-size': {
      headline: '`size="headline"`.',
      title: '`size="title"`.',
      body: '`size="body"`, or nothing said.',
      dense: '`size="dense"`.',
      caption: '`size="caption"`.',
      smallest: '`size="smallest"`.',
    },
    'data-tone': {
      neutral: '`tone="neutral"`, or nothing said.',
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
      true: '`mono`: signs of one width.',
    },
    'data-min-lines': {
      '<count>': '`minLines`: room for so many lines; `2 tablet:1` changes from that width on.',
    },
    'data-truncate': {
      true: '`truncate`: one line, cut with an ellipsis.',
    },
  },
}
