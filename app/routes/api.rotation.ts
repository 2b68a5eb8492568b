import { answerPick } from '~/features/integrations/picks/answer-pick.server';
import { RotationQuery } from '~/features/integrations/picks/pick-query.schema';
import { rotationFacts } from '~/features/integrations/picks/pick-response.server';
import { pickInRotation } from '~/features/integrations/picks/rotation.server';
import { api } from '~/http/response/api.server';

export const facts = rotationFacts;

/** For screens that change together: one after another, the same for everybody in each slot of time. */
export const { loader, action } = api(
  {
    GET: (args) =>
      answerPick(args, RotationQuery, (em, { every, shift, ...filter }, screen) =>
        pickInRotation(em, filter, screen, { every, shift }, new Date()),
      ),
  },
  { readableByAll: true },
);
