import type { AttributeTable } from '../../docs/attributes.ts'

export const attributes: AttributeTable = {
  own: {
    'data-tone': {
      neutral: '`tone="neutral"`, or nothing said.',
      accent: '`tone="accent"`.',
      success: '`tone="success"`.',
      warning: '`tone="warning"`.',
      danger: '`tone="danger"`.',
      info: '`tone="info"`.',
      live: '`tone="live"`: something is happening now.',
    },
    'data-variant': {
      count: '`variant="count"`: a number.',
      status: '`variant="status"`: a state in words.',
      tag: '`variant="tag"`: a short word on a picture.',
    },
  },
}
