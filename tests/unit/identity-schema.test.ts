import { expect, test } from 'vitest';
import { IdentityInput } from '~/features/site/identity.schema';

const zone = (timeZone: string) => IdentityInput.safeParse({ timeZone }).data?.timeZone;

test('a time zone is stored as the time zone database writes it', () => {
  expect(zone('europe/madrid')).toBe('Europe/Madrid');
  expect(zone('ASIA/KOLKATA')).toMatch(/^Asia\/(Kolkata|Calcutta)$/);
  expect(zone('america/argentina/buenos_aires')).toMatch(/Buenos_Aires$/);
  expect(zone('utc')).toBe('UTC');
  expect(zone('')).toBe('');
});

test('an offset or an unknown name is no time zone', () => {
  for (const wrong of ['+02:00', 'Mars/Olympus']) expect(zone(wrong)).toBeUndefined();
});
