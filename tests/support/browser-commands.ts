/** Other browsers than Chromium, installed once, and a screen for the one that has no mode without windows. */
import { requireCommands } from './debian.mjs';

export default function setUp(): void {
  requireCommands('firefox-esr', ['WebKitWebDriver', 'webkit2gtk-driver'], ['Xvfb', 'xvfb']);
}
