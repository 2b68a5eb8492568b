import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { messagesOf } from '~/messages/messages';
import { version } from '../../../package.json';
import { renderWithoutLinks } from './markdown.server';

export const runningVersion = version;

/** How to upgrade, and the newest section of the changelog; null if this installation has none. */
export async function readUpdates() {
  const text = await readFile(path.resolve('CHANGELOG.md'), 'utf8').catch(() => '');
  const [, newest = ''] = text.split(/^## .*$/m);
  const changes = newest.trim();
  return {
    ...messagesOf('siteUpdates'),
    title: messagesOf('siteUpdates').changes,
    changes: changes ? renderWithoutLinks(changes) : null,
  };
}
