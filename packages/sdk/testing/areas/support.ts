import type { Fixtures, Requests } from '../shape.ts'
import { pageOf, stepId } from '../shapes.ts'

export const support: Fixtures['support'] = {
  feedback: pageOf([
    {
      feedbackNo: 'F000002',
      type: 'IDEA',
      content: 'A darker night, please.',
      pictures: [],
      at: '2026-11-20T09:00:00Z',
      state: 'OPEN',
    },
    {
      feedbackNo: 'F000001',
      type: 'PROBLEM',
      content: 'A round stood still.',
      pictures: ['0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11'],
      at: '2026-11-19T09:00:00Z',
      state: 'ANSWERED',
      answer: 'It was settled today.',
      answeredAt: '2026-11-19T12:00:00Z',
    },
  ]),
  addPicture: { pictures: 1 },
  picture: { type: 'image/png', image: 'iVBORw0KGgo=' },
}

export const requests = {
  'support.addPicture': { uploadKey: stepId, image: 'iVBORw0KGgo=' },
  'support.picture': { imageId: '0b8f4a2e-6a7d-4a57-9a51-0f2f5d0f7c11' },
} satisfies Requests
