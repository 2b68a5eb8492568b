import { z } from 'zod';
import { ApiMessage } from '~/features/contact/message.api.server';
import { MessageChange, MessageQuery } from '~/features/contact/messages.schema';
import { ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { SubscriberQuery } from '~/features/newsletter/subscriber-list.schema';
import { ApiPurged } from '~/features/trash/purge.api.server';
import { PurgeRequest } from '~/features/trash/trash.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import { type Operations, onePage } from './operation.server';

export const ADMINISTRATION: Operations = {
  '/api/subscribers': {
    get: {
      id: 'listSubscribers',
      summary: 'List subscribers',
      description:
        'Newest first. With `format=csv`, the answer is the file `subscribers.csv` with all subscribers; other parameters are ignored.',
      query: SubscriberQuery,
      answers: {
        200: {
          description: 'One page of the list, or the file.',
          schema: z.array(ApiSubscriber),
          types: ['text/csv'],
          mayHave: ['X-Total-Count', 'Link', 'Content-Disposition'],
        },
      },
    },
  },
  '/api/messages': {
    get: {
      id: 'listMessages',
      summary: 'List messages from visitors',
      description: 'Newest first. Listing or reading messages does not mark them as read.',
      query: MessageQuery,
      answers: onePage(ApiMessage),
    },
  },
  '/api/messages/{id}': {
    get: {
      id: 'getMessage',
      summary: 'Read one message',
      answers: { 200: { description: 'The message.', schema: ApiMessage } },
    },
    put: {
      id: 'markMessage',
      summary: 'Mark a message as read, answered or neither',
      body: { schema: MessageChange, example: { read: true } },
      answers: { 200: { description: 'The updated message.', schema: ApiMessage } },
    },
    delete: {
      id: 'deleteMessage',
      summary: 'Delete a message',
      description: 'This is permanent. If the message hasn’t been mailed yet, it won’t be.',
      answers: { 200: { description: 'The message is deleted.', schema: ApiDone } },
    },
  },
  '/api/admin/purge-wallpapers': {
    post: {
      id: 'purgeWallpapers',
      summary: 'Move every wallpaper and draft to the trash',
      description: 'Send the exact words. Anything else gets a 422 "Purge aborted".',
      body: { schema: PurgeRequest, example: { confirm: 'DELETE ALL WALLPAPERS' } },
      answers: { 200: { description: 'The wallpapers are in the trash or being moved there.', schema: ApiPurged } },
    },
  },
};
