/** Real text browsers, installed once. `script` of util-linux gives each a terminal. */
import { requireCommands } from './debian.mjs';

export default function setUp(): void {
  requireCommands('lynx', 'w3m', 'script');
}
