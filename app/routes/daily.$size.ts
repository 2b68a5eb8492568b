import { dailyRoute } from '~/features/integrations/picks/answer-pick.server';

export { dailySizeFacts as facts } from '~/features/integrations/picks/pick-response.server';
/** /daily/1920x1080: a cut of the wallpaper of the day. */
export const { loader, action } = dailyRoute;
