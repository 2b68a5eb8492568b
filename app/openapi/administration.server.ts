import { z } from 'zod';
import { ApiSubscriber } from '~/features/subscribers/subscriber.api.server';
import { SubscriberQuery } from '~/features/subscribers/subscriber-list.schema';
import { ApiPurged } from '~/features/wallpapers/trash/purge.api.server';
import { PurgeRequest } from '~/features/wallpapers/trash/purge.schema';
import type { Operations } from './operation.server';

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
          type: 'text/csv',
          mayHave: ['X-Total-Count', 'Link', 'Content-Disposition'],
        },
      },
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
