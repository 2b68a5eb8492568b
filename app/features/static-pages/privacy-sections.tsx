import { Link } from '@remix-run/react';
import type { StaticSection } from './static-page';

/** The Privacy Policy: what this software stores, counts and forgets. Whoever changes that changes this. */
export function privacySections(contactEmail: string | null, siteName: string): StaticSection[] {
  return [
    {
      id: 'short',
      title: 'In short',
      body: (
        <ul>
          <li>No account, no advertising, no tracking, nothing loaded from other companies.</li>
          <li>
            Visitors get no cookie, except one that lives a minute after a form was sent, and those that remember that
            they chose small pictures, or the size of a screen.
          </li>
          <li>
            We keep an address only if you give it to us: for the newsletter, or with a message. Write to us and it is
            removed.
          </li>
        </ul>
      ),
    },
    {
      id: 'cookies',
      title: 'Cookies and storage in your browser',
      body: (
        <>
          <dl>
            <div>
              <dt>
                <code>flash</code> or <code>__Host-flash</code>
              </dt>
              <dd>
                Set after you send a form: it carries the sentence that the next page shows, such as “Message sent”. It
                is gone when that page has shown it, at the latest after 60 seconds.
              </dd>
            </div>
            <div>
              <dt>
                <code>small-pictures</code>
              </dt>
              <dd>
                Set when you press “Small pictures” at the foot of a page: it says just that, to every page you open
                within a year. “Full pictures” takes it away. Where your browser asks to save data, the cookie says
                instead that you want full pictures nevertheless.
              </dd>
            </div>
            <div>
              <dt>
                <code>my-screen</code>
              </dt>
              <dd>
                Set when you press “Make this my screen”: the width and height in it fill in the form of the next
                wallpaper that you cut, within a year. “Forget my screen” takes it away.
              </dd>
            </div>
            <div>
              <dt>
                <code>sid</code> or <code>__Host-sid</code>
              </dt>
              <dd>
                For the administrator only, after logging in: a random number that stands for the session, for at most
                seven days.
              </dd>
            </div>
          </dl>
          <p>
            For as long as the tab is open your browser itself remembers where you were: the lists you looked at, how
            far you had scrolled, and that you have been here. It is not sent to us. The administrator’s browser also
            remembers whether keyboard shortcuts are switched off.
          </p>
          <p>
            The page “For my screen” asks your browser how wide its window is and what kind of screen it has. The answer
            chooses the size that the page starts with. It is not stored.
          </p>
        </>
      ),
    },
    {
      id: 'counting',
      title: 'What is counted',
      body: (
        <>
          <p>
            <strong>Downloads</strong>, per wallpaper and per day. Who downloaded is not recorded.
          </p>
          <p>
            <strong>Active users</strong>, the number of different visitors of the last 30 days. For this your network
            address and the name of your browser are turned into a fingerprint with a secret random number that changes
            every month and is deleted a month later. A fingerprint cannot be turned back into an address; what is kept
            beside it is the day of the last visit, and both are deleted after 30 days.
          </p>
        </>
      ),
    },
    {
      id: 'limits',
      title: 'Limits against abuse',
      body: (
        <p>
          To hold off robots, the site counts how often one network address logs in, subscribes, writes to us,
          downloads, searches or does other things that cost the server work. The address and the number are kept while
          the limit lasts, from one minute to an hour, and deleted about an hour later.
        </p>
      ),
    },
    {
      id: 'newsletter',
      title: 'Newsletter',
      body: (
        <p>
          If you <Link to="/subscribe">subscribe</Link>, we store your e-mail address and the time, and use them for the
          newsletter of {siteName} only. Where this site can send mail, you first get a letter with a link by which you
          confirm that the address is yours; an address that nobody confirms is deleted after 48 hours. The
          administrator can see the list and export it to send the newsletter. Your address stays until you unsubscribe
          with the link that goes with it, or ask for its removal:{' '}
          <Link to="/contact?subject=Remove%20my%20address">write to us</Link> from that address. Then it is deleted
          from the database at once. <a href="#backups">Backups</a> can hold it longer.
        </p>
      ),
    },
    {
      id: 'messages',
      title: 'Messages',
      body: (
        <p>
          What you send with the <Link to="/contact">contact form</Link> (your address, the subject, the message and the
          time) is stored so that the administrator can read and answer it, and so is whether it has been read. It may
          be forwarded to the administrator’s mailbox by e-mail, or exported as a file. It stays until the administrator
          deletes it or you ask for that; what is deleted is gone from the database at once.{' '}
          <a href="#backups">Backups</a> can hold it longer.
        </p>
      ),
    },
    {
      id: 'pictures',
      title: 'Pictures',
      body: (
        <p>
          Uploaded files are kept unchanged on the server, and no page shows them to visitors. Everything that visitors
          see and download, the “Original” too, is a copy without camera data, places and other notes in the file; only
          the colour profile stays. Title, description, tags, author, source and licence stand on the wallpaper’s page.
          They may come from notes in the uploaded file.
        </p>
      ),
    },
    {
      id: 'backups',
      title: 'Backups',
      body: (
        <p>
          The administrator may keep backups of the whole site: pictures, newsletter addresses, messages, and the
          fingerprints of active users. What is deleted here stays in older backups until they are deleted, too. Where
          the site makes backups by itself, new ones replace the oldest.
        </p>
      ),
    },
    {
      id: 'logs',
      title: 'Logs and other companies',
      body: (
        <>
          <p>
            The site logs one line for each request: the time, the kind of page (such as “a tag”, not which one), the
            result, how long it took, how much was sent, and a random number. It holds no network address, no name of a
            browser, and nothing you typed. Errors are logged, too, so that they can be fixed. The administrator decides
            how long logs are kept. The company that runs the server or the line to it may keep logs of its own.
          </p>
          <p>
            Pages load nothing from anywhere else: no fonts, no scripts, no counters. The share buttons are plain links;
            the other site learns of you when you follow one.
          </p>
        </>
      ),
    },
    {
      id: 'rights',
      title: 'Your rights',
      body: (
        <p>
          You may ask which data about you is stored here, and have it corrected or deleted.{' '}
          <Link to="/contact?subject=My%20data">Write to us</Link>
          {contactEmail && (
            <>
              {' '}
              or to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
            </>
          )}{' '}
          from the address in question. You may also complain to the data protection authority of your country.
        </p>
      ),
    },
  ];
}
