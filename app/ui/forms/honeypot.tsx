import { messagesOf } from '~/messages/messages';

/** A field that only bots fill in. http/request/honeypot.server.ts checks it. */
export function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label>
        {messagesOf('controls').honeypot}
        <input type="text" name="homepage" tabIndex={-1} autoComplete="off" defaultValue="" />
      </label>
    </div>
  );
}
