import { expect, test } from 'vitest';
import { misspeltSettings } from '~/lib/settings/misspelt-settings';

const SETTINGS = ['PORT', 'HOST', 'SITE_URL', 'SMTP_URL', 'DATA_DIR', 'BACKUP_KEEP'];

test.each([
  ['SMPT_URL', 'SMTP_URL'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMTP_UR', 'SMTP_URL'],
  ['SMTP_URLS', 'SMTP_URL'],
  ['SITE_URI', 'SITE_URL'],
  ['DATADIR', 'DATA_DIR'],
  ['XDATA_DIR', 'DATA_DIR'],
  ['ATA_DIR', 'DATA_DIR'],
])('%s is recognised as %s', (name, meant) => {
  expect(misspeltSettings([name], SETTINGS)).toEqual([`${name} isn’t a setting of Tapeta. Did you mean ${meant}?`]);
});

test.each([
  ...['SMTP_URL', 'HTTP_URL', 'PATH', 'PORT0', 'HOSTS', 'HOSTNAME', 'SITE_NAME', 'BACKUP_PEEK', 'TAPETA_PORT', ''],
])('“%s” is correct or unrelated', (name) => {
  expect(misspeltSettings([name], SETTINGS)).toEqual([]);
});
