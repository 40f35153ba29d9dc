import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      neutral: '`tone="neutral"` (default).',
      accent: '`tone="accent"`.',
      success: '`tone="success"`.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
      info: '`tone="info"`.',
      live: '`tone="live"`: in progress now.',
    },
    'data-variant': {
      count: '`variant="count"`: a number.',
      status: '`variant="status"`: a state as text.',
      tag: '`variant="tag"`: a short word on an image.',
    },
  },
}
