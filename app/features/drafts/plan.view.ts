/** What is kept of a wallpaper's plan until it is published. No plan means that it is published at once. */
export type Plan =
  | { kind: 'draft' }
  /** `at` is in UTC. */
  | { kind: 'at'; at: string }
  /** Continues after the last plan unless it starts on a day. */
  | { kind: 'drip'; perDay: number; time: string; from: string | null; timeZone: string };
