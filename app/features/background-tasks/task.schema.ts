import { z } from 'zod';

/** What the button of a finished task sends: the page that it stands on. */
export const DismissedTask = z.object({ to: z.string().optional().catch(undefined) });
