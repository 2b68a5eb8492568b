export const PUBLISH_CHOICES = ['now', 'at', 'drip', 'draft'] as const;
export type PublishChoice = (typeof PUBLISH_CHOICES)[number];

export const MAX_PER_DAY = 100;
