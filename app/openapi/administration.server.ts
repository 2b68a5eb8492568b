import { z } from 'zod';
import { ApiMessage } from '~/features/contact/message.api.server';
import { MessageChange, MessageQuery } from '~/features/contact/messages.schema';
import { ApiSubscriber } from '~/features/newsletter/subscriber.api.server';
import { SubscriberQuery } from '~/features/newsletter/subscriber-list.schema';
import { ApiPurged } from '~/features/trash/purge.api.server';
import { PurgeRequest } from '~/features/trash/trash.schema';
import { ApiDone } from '~/http/response/api-answers.server';
import type { Operations } from './operation.server';
import { idOf } from './operation.server';

export const ADMINISTRATION: Operations = {
  '/api/subscribers': {
    get: {
      id: 'listSubscribers',
      tag: 'Administration',
      summary: 'List subscribers',
      description:
        'Newest first. With `format=csv` all of them come as a file, `subscribers.csv`, whatever else is asked.',
      isForAdministrator: true,
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
      tag: 'Administration',
      summary: 'List the messages of visitors',
      description: 'Newest first. Listing or reading them does not mark them as read.',
      isForAdministrator: true,
      query: MessageQuery,
      answers: {
        200: {
          description: 'One page of the list.',
          schema: z.array(ApiMessage),
          headers: ['X-Total-Count'],
          mayHave: ['Link'],
        },
      },
    },
  },
  '/api/messages/{id}': {
    get: {
      id: 'getMessage',
      tag: 'Administration',
      summary: 'Read one message',
      isForAdministrator: true,
      path: idOf('message'),
      answers: { 200: { description: 'The message.', schema: ApiMessage } },
    },
    put: {
      id: 'markMessage',
      tag: 'Administration',
      summary: 'Mark a message as read or answered, or as neither',
      isForAdministrator: true,
      path: idOf('message'),
      body: { schema: MessageChange, kind: 'json or form', example: { read: true } },
      answers: { 200: { description: 'The message as it is now.', schema: ApiMessage } },
    },
    delete: {
      id: 'deleteMessage',
      tag: 'Administration',
      summary: 'Delete a message',
      description: 'For good. If it still waits to be mailed, it is not.',
      isForAdministrator: true,
      path: idOf('message'),
      answers: { 200: { description: 'It is deleted.', schema: ApiDone } },
    },
  },
  '/api/admin/purge-wallpapers': {
    post: {
      id: 'purgeWallpapers',
      tag: 'Administration',
      summary: 'Move every wallpaper to the trash',
      description: 'Only with the exact words; anything else answers 422 "Purge aborted".',
      isForAdministrator: true,
      body: { schema: PurgeRequest, kind: 'json or form', example: { confirm: 'DELETE ALL WALLPAPERS' } },
      answers: { 200: { description: 'They are in the trash, or on their way there.', schema: ApiPurged } },
    },
  },
};
