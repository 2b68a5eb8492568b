import { setTimeout } from 'node:timers/promises';
import { DomainError } from '~/lib/errors';
import { messagesOf } from '~/messages/messages';

/** A busy machine refuses a page, or closes a connection that was idle. */
const TRIES = 5;
const PAUSE_MS = 1000;

/** A Tapeta of this machine, which is asked like the live site behind its proxy. */
export class RenderingServer {
  /** Known as soon as it runs. */
  url = '';
  private readonly headers: Record<string, string>;

  /** @param origin what it takes for its own address */
  constructor(origin: string) {
    const { protocol, host } = new URL(origin);
    this.headers = {
      'Accept-Encoding': 'identity',
      // Not counted as a visitor.
      'User-Agent': 'tapeta-mirror (bot)',
      'X-Forwarded-Proto': protocol.slice(0, -1),
      'X-Forwarded-Host': host,
    };
  }

  /** @throws unavailable, and what `fetch` throws */
  async bytes(address: string, tries = 1): Promise<Buffer> {
    try {
      const response = await fetch(this.url + address, { headers: this.headers });
      // A page that is gone since its link was written is the page that says so.
      if (response.status >= 500)
        throw new DomainError('unavailable', messagesOf('commands').mirror.noPage(address, response.status));
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    await setTimeout(PAUSE_MS);
    return this.bytes(address, tries + 1);
  }

  text = async (address: string): Promise<string> => (await this.bytes(address)).toString();
}
