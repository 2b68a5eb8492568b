import { z } from 'zod';

/** Sent by the button of a finished task, with the page that it is on. */
export const DismissedTask = z.object({ to: z.string().optional().catch(undefined) });
