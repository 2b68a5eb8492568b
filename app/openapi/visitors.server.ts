import { ContactInput } from '~/features/contact/contact.schema';
import { ApiSubscribed } from '~/features/newsletter/subscriber.api.server';
import { SubscriptionInput } from '~/features/newsletter/subscription.schema';
import { ApiAnalytics } from '~/features/statistics/analytics.api.server';
import { ApiDone } from '~/http/response/api-answers.server';
import { NOT_CHANGED, type Operations } from './operation.server';

export const VISITORS: Operations = {
  '/api/analytics': {
    get: {
      id: 'getAnalytics',
      scope: 'read',
      summary: 'Read the gallery’s statistics',
      answers: { 200: { description: 'The statistics.', schema: ApiAnalytics }, 304: NOT_CHANGED },
    },
  },
  '/api/subscribe': {
    post: {
      id: 'subscribe',
      summary: 'Subscribe to the newsletter',
      description: 'The limit is 5 in 10 minutes per client. The field `homepage` must be empty: only bots fill it in.',
      body: { schema: SubscriptionInput, example: { email: 'ada@example.org' } },
      answers: {
        201: {
          description: 'The address is on the list. It may have been there before.',
          schema: ApiSubscribed,
        },
      },
    },
  },
  '/api/contact': {
    post: {
      id: 'sendMessage',
      summary: 'Send a message to the administrator',
      description: 'The limit is 3 in 10 minutes per client. The field `homepage` must be empty: only bots fill it in.',
      body: {
        schema: ContactInput,

        example: { email: 'ada@example.org', subject: 'A question', message: 'May I print them?' },
      },
      answers: { 201: { description: 'The message is stored.', schema: ApiDone } },
    },
  },
};
